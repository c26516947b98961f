import { type ServerOptions, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { errorItem } from '#domain/errors/catalog.ts'
import type { transportErrors } from '#domain/errors/transport.ts'

/** Time limits of a connection, in milliseconds. */
export interface ConnectionTimes {
  /** For a whole request, headers and body, from its first byte. */
  request: number
  /** For calls in progress when the server stops. */
  closing: number
}

/** Whether the process is about to stop. */
export interface Stop {
  isAnnounced(): boolean
  announce(): void
}

/** Bytes of all headers of a request. */
const HEADERS_LIMIT = 16 * 1024

export const CONNECTION_TIMES: ConnectionTimes = { request: 30_000, closing: 10_000 }

/** Node's own rejections: headers that are too large, and requests that take too long. */
export function httpOptions({ request }: ConnectionTimes): ServerOptions {
  return {
    maxHeaderSize: HEADERS_LIMIT,
    requestTimeout: request,
    // Node takes the longer of the two for the whole request.
    headersTimeout: request,
    connectionsCheckingInterval: Math.ceil(request / 30),
  }
}

/** It is announced by what stops the process, and at the latest when the server closes. */
export function createStop(app: FastifyInstance): Stop {
  let isAnnounced = false
  const announce = () => {
    isAnnounced = true
  }
  app.addHook('preClose', async () => announce())
  return { isAnnounced: () => isAnnounced, announce }
}

/**
 * Prevents connections from keeping a server alive. Once a stop is announced, each response ends its connection, so that
 * none is idle that a balancer is about to use. When the server closes, those that are idle end at once, and all others
 * after `closing` milliseconds.
 */
export function endConnections(app: FastifyInstance, { closing }: ConnectionTimes, stop: Stop): void {
  const sockets = new Set<Socket>()
  let timer: NodeJS.Timeout | undefined
  app.server.on('connection', socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stop.isAnnounced()) reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('preClose', async () => {
    timer = setTimeout(() => app.server.closeAllConnections(), closing)
    app.server.closeIdleConnections()
    // Node calls a connection idle once it has had a request.
    for (const socket of sockets) if (!socket.bytesRead) socket.destroy()
  })
  app.addHook('onClose', async () => clearTimeout(timer))
}

const UNREADABLE: Readonly<Record<string, keyof typeof transportErrors>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
  HPE_HEADER_OVERFLOW: 'header-too-large',
}

/** Answers malformed requests with an error list and ends the connection. */
export function respondToUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const item = errorItem(UNREADABLE[error.code ?? ''] ?? 'malformed-body')
  const body = JSON.stringify([item])
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${item.status} ${STATUS_CODES[item.status]}\r\nConnection: close\r\nCache-Control: no-store\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  socket.destroy(error)
}
