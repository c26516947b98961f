import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What arrives of an event, as far as tests read it. */
export interface ReceivedEvent {
  tags: Record<string, string>
  user?: Record<string, string>
  transaction?: string
  exception: { values: { type: string; value: string }[] }
}

export interface ErrorServiceStandIn {
  dsn: string
  /** The address of each request, and its whole body. */
  requests: { url: string; body: string }[]
  /** The events in the order in which they arrived. */
  events(): ReceivedEvent[]
  close(): Promise<void>
}

/** Receives errors as Sentry does, on another origin of this machine. */
export async function startErrorService(): Promise<ErrorServiceStandIn> {
  const requests: ErrorServiceStandIn['requests'] = []
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    // Asked before a request with a header of a test.
    if (request.method === 'OPTIONS')
      return void response.writeHead(204, { 'access-control-allow-headers': '*' }).end()
    let body = ''
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => {
      requests.push({ url: request.url ?? '', body })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://5f0a9c21b7de4c3e@127.0.0.1:${port}/41`,
    requests,
    // An envelope has a header, the header of its item, and the item, each on a line.
    events: () => requests.map(({ body }) => JSON.parse(body.split('\n')[2] ?? '') as ReceivedEvent),
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
