import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'

/** What pages come from. */
export type Source = (request: Request) => Promise<Response> | Response

export interface Front {
  origin: string
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
 * memory, as a CDN has them.
 */
export async function startFront(source: Source, pem: Buffer): Promise<Front> {
  const cached = new Map<string, Sent>()
  const respond = async (request: Request) => sentOf(await source(request))
  const server = createSecureServer({ key: pem, cert: pem }, async (incoming, outgoing) => {
    const { url: path, method } = incoming
    const names = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'))
    const headers = names.map(([name, value]): [string, string] => [name, String(value)])
    const body = method === 'GET' || method === 'HEAD' ? null : await buffer(incoming)
    const request = new Request(`https://localhost${path}`, { method, headers, body, redirect: 'manual' })
    const sent = cached.get(path) ?? (await respond(request).catch(failed))
    if (String(sent.headers['cache-control']).includes('immutable')) cached.set(path, sent)
    outgoing.writeHead(sent.status, sent.headers)
    outgoing.end(sent.body)
  })
  await new Promise<void>(started => server.listen(0, '127.0.0.1', started))
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
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

/** These texts by path, and the rest from a running server, which sees a page as coming from its own address. */
export function fromServer(target: string, texts: ReadonlyMap<string, Text>): Source {
  return async request => {
    const { pathname, search } = new URL(request.url)
    const text = texts.get(pathname)
    if (text) return new Response(text.text, { headers: { 'content-type': `${text.type}; charset=utf-8` } })
    const sent = new Request(new URL(pathname + search, target), request)
    sent.headers.delete('host')
    if (sent.headers.has('origin')) sent.headers.set('origin', new URL(target).origin)
    return fetch(sent)
  }
}

export interface Text {
  type: string
  text: string
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

/** A self-signed certificate for localhost, as browsers speak HTTP/2 only over TLS, with the option to trust it. */
export function createCertificate(): { pem: Buffer; option: string } {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', '-', '-out', '-']
  const pem = execFileSync('openssl', ['req', '-x509', ...curve, ...names, ...files], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' })
  const digest = createHash('sha256').update(publicKey).digest('base64')
  return { pem, option: `--ignore-certificate-errors-spki-list=${digest}` }
}
