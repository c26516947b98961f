import { createServer, type Socket } from 'node:net'

export interface SilentPostgres {
  /** For DATABASE_URL. */
  url: string
  /** How many connections stand. */
  connections(): number
  /** From now on it takes what comes and says nothing, on every connection. */
  freeze(): void
  /** Answers what comes from now on; what came before stays without a response. */
  thaw(): void
  close(): Promise<void>
}

const message = (type: string, body: string) => {
  const bytes = Buffer.alloc(5 + body.length)
  bytes.write(type, 0, 'latin1')
  bytes.writeInt32BE(4 + body.length, 1)
  bytes.write(body, 5, 'latin1')
  return bytes
}
/** Authentication is fine, and the server waits for a query. */
const WELCOME = Buffer.concat([message('R', '\0\0\0\0'), message('Z', 'I')])
const DONE = Buffer.concat([message('C', 'SELECT 0\0'), message('Z', 'I')])

/**
 * As much of a PostgreSQL as a connection takes: it lets in, and answers each simple query with no rows.
 * `'frozen'` lets nothing in.
 */
export async function startSilentPostgres(start: 'frozen' | 'awake'): Promise<SilentPostgres> {
  let isFrozen = start === 'frozen'
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    let isIn = false
    socket.on('data', data => {
      if (isFrozen) return
      if (!isIn) socket.write(WELCOME)
      else if (data.toString('latin1', 0, 1) === 'Q') socket.write(DONE)
      isIn = true
    })
  })
  const port = await new Promise<number>(resolve => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return {
    url: `postgres://gatepost@127.0.0.1:${port}/gatepost`,
    connections: () => sockets.size,
    freeze: () => {
      isFrozen = true
    },
    thaw: () => {
      isFrozen = false
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
