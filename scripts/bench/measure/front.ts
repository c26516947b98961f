import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { createServer, request as httpsRequest } from 'node:https'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import type { Certificate } from './certificate.ts'

/** The protocol between the browser and the front. */
export type Protocol = 'HTTP/2' | 'HTTP/1.1'

type FrontRequest = Http2ServerRequest | IncomingMessage
type FrontResponse = Http2ServerResponse | ServerResponse

export interface Front {
  origin: string
  /** Bytes of the last response to a path, compressed with Brotli at the highest level. */
  sizeOf(path: string): number
  /** Serves a page or another text of the bench itself. */
  addPage(path: string, text: string, type?: string): Promise<void>
  close(): void
}

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest|wasm)|image\/svg)/
/** Connection headers, which HTTP/2 forbids, and the length, which Node writes itself. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']

/**
 * Stands in for the production front: a proxy that speaks HTTP/2 (or HTTP/1.1) over TLS, with the real
 * server behind it. It caches immutable responses, as a CDN does.
 */
export async function startFront(
  target: string,
  certificate: Certificate,
  protocol: Protocol = 'HTTP/2',
): Promise<Front> {
  const kept = new Map<string, Answer>()
  const sizes = new Map<string, number>()
  const send = target.startsWith('https:') ? httpsRequest : httpRequest
  const agent = new Agent({ keepAlive: true })

  const remember = async (path: string, answer: Answer) => {
    sizes.set(path, await brotliSize(answer))
    if (String(answer.headers['cache-control']).includes('immutable')) kept.set(path, answer)
  }
  const handle = async (request: FrontRequest, response: FrontResponse) => {
    const path = request.url ?? '/'
    try {
      const known = request.method === 'GET' ? kept.get(path) : undefined
      const answer = known ?? (await forward(request))
      respond(response, answer)
      if (!known) await remember(path, answer)
    } catch (error) {
      respond(response, { status: 502, headers: {}, body: Buffer.from(String(error)) })
    }
  }
  const server =
    protocol === 'HTTP/2' ? createSecureServer(certificate, handle) : createServer(certificate, handle)

  const forward = (request: FrontRequest) =>
    new Promise<Answer>((resolve, reject) => {
      const url = new URL(request.url ?? '/', target)
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(
          ([name]) => !name.startsWith(':') && !HOP_BY_HOP.slice(0, 3).includes(name),
        ),
      )
      // The server behind sees the page as coming from the server's own address.
      if (headers.origin) headers.origin = url.origin
      const onward = send(
        url,
        {
          ...(request.method && { method: request.method }),
          headers: { ...headers, host: url.host },
          ...(url.protocol === 'http:' && { agent }),
        },
        incoming => {
          const chunks: Buffer[] = []
          incoming.on('data', chunk => chunks.push(chunk))
          incoming.on('error', reject)
          incoming.on('end', () =>
            resolve({
              status: incoming.statusCode ?? 502,
              headers: Object.fromEntries(
                Object.entries(incoming.headers).filter(([name]) => !HOP_BY_HOP.includes(name)),
              ),
              body: Buffer.concat(chunks),
            }),
          )
        },
      )
      onward.on('error', reject)
      request.pipe(onward)
    })

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return {
    origin: `https://localhost:${port}`,
    sizeOf: path => sizes.get(path) ?? 0,
    async addPage(path, text, type = 'text/html') {
      const body = await compress(Buffer.from(text))
      const headers = { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'br' }
      kept.set(path, { status: 200, headers, body })
      sizes.set(path, body.length)
    },
    close() {
      server.close()
      agent.destroy()
    },
  }
}

function respond(response: FrontResponse, { status, headers, body }: Answer): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value)
  response.statusCode = status
  response.end(body)
}

async function brotliSize({ headers, body }: Answer): Promise<number> {
  const encoding = headers['content-encoding']
  const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
  if (!COMPRESSIBLE.test(String(headers['content-type']))) return body.length
  return (await compress(plain)).length
}

function compress(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}
