import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'

/** What pages come from: a server, files, or texts. Undefined for a path that it does not have. */
export type Source = (request: Request) => Promise<Response | undefined> | Response | undefined

export interface Front {
  origin: string
  /** Bytes of the last response to a path, as it was sent. */
  sizeOf(path: string): number
  close(): void
}

interface Sent {
  status: number
  headers: Record<string, string | string[]>
  body: Buffer
}

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest|wasm)|image\/svg)/
/** Of the connection to the source, whose body comes uncompressed. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding']
const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY } = constants

/**
 * Stands in for the front of production: HTTP/2 over TLS, everything compressed with Brotli, and immutable files from
 * memory, as a CDN has them. The first of the sources that has a path responds.
 */
export async function startFront(sources: readonly Source[], certificate: Certificate): Promise<Front> {
  const cached = new Map<string, Sent>()
  const sizes = new Map<string, number>()
  const respond = async (request: Request, path: string): Promise<Sent> => {
    for (const source of sources) {
      const response = await source(request.clone() as Request)
      if (response) return sentOf(response)
    }
    return { status: 404, headers: {}, body: Buffer.from(`Nothing at ${path}`) }
  }
  const server = createSecureServer(certificate, async (incoming, outgoing) => {
    const { url: path, method } = incoming
    const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'))
    const body = method === 'GET' || method === 'HEAD' ? null : await buffer(incoming)
    const request = new Request(`https://localhost${path}`, {
      ...{ method, body, headers: headers.map(([name, value]): [string, string] => [name, String(value)]) },
    })
    const known = method === 'GET' ? cached.get(path) : undefined
    const sent = known ?? (await respond(request, path).catch(failed))
    if (String(sent.headers['cache-control']).includes('immutable')) cached.set(path, sent)
    sizes.set(path, sent.body.length)
    outgoing.writeHead(sent.status, sent.headers)
    outgoing.end(sent.body)
  })
  await new Promise<void>(started => server.listen(0, '127.0.0.1', started))
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    sizeOf: path => sizes.get(path) ?? 0,
    close: () => void server.close(),
  }
}

const failed = (error: unknown): Sent => ({ status: 502, headers: {}, body: Buffer.from(String(error)) })

async function sentOf(response: Response): Promise<Sent> {
  const { status, headers } = response
  const plain = Buffer.from(await response.arrayBuffer())
  const isCompressed = plain.length > 0 && COMPRESSIBLE.test(headers.get('content-type') ?? '')
  const quality = /no-store/.test(headers.get('cache-control') ?? '') ? 5 : BROTLI_MAX_QUALITY
  return {
    status,
    headers: {
      ...Object.fromEntries([...headers].filter(([name]) => !HOP_BY_HOP.includes(name))),
      ...(headers.getSetCookie().length > 0 && { 'set-cookie': headers.getSetCookie() }),
      ...(isCompressed && { 'content-encoding': 'br' }),
    },
    body: isCompressed ? brotliCompressSync(plain, { params: { [BROTLI_PARAM_QUALITY]: quality } }) : plain,
  }
}

/** Everything from a running server, which sees the page as coming from its own address. */
export function fromServer(target: string): Source {
  return async request => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.delete('host')
    if (headers.has('origin')) headers.set('origin', new URL(target).origin)
    const body = request.body ? await request.arrayBuffer() : null
    return fetch(new URL(pathname + search, target), {
      ...{ method: request.method, headers, body, redirect: 'manual' },
    })
  }
}

export function fromTexts(texts: Readonly<Record<string, { type: string; text: string }>>): Source {
  return ({ url }) => {
    const found = texts[new URL(url).pathname]
    return found && new Response(found.text, { headers: { 'content-type': `${found.type}; charset=utf-8` } })
  }
}

const TYPES: Readonly<Record<string, string>> = {
  ...{ '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html', '.svg': 'image/svg+xml' },
}

/** Another application: its API from `mock.mjs`, and its build from `dist/`, whose index is any other page. */
export async function fromPeer(folder: string): Promise<Source> {
  const { handle } = await import(pathToFileURL(resolve(folder, 'mock.mjs')).href)
  return async request => {
    const url = new URL(request.url)
    const mocked = await handle(request, { url, method: request.method })
    if (mocked) return Response.json(mocked.body, { status: mocked.status })
    const named = join(resolve(folder, 'dist'), url.pathname)
    const file = extname(named) && existsSync(named) ? named : resolve(folder, 'dist/index.html')
    const isHashed = file === named && url.pathname.startsWith('/assets/')
    return new Response(readFileSync(file), {
      headers: {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      },
    })
  }
}

export interface Certificate {
  key: Buffer
  cert: Buffer
  /** The browser option to trust it. */
  fingerprint: string
}

/** A self-signed certificate for localhost: browsers speak HTTP/2 only over TLS. */
export function createCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-certificate-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', keyFile, '-out', certFile]
  try {
    execFileSync('openssl', ['req', '-x509', ...curve, ...files, ...names], { stdio: 'ignore' })
    const cert = readFileSync(certFile)
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
    return {
      ...{ key: readFileSync(keyFile), cert },
      fingerprint: createHash('sha256').update(publicKey).digest('base64'),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
