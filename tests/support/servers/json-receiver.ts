import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A service on loopback that takes JSON, or answers with another status. Anything but a POST to
 * its address is 404 and not kept: its port may have been another test's server before.
 */
export async function startJsonReceiver() {
  const received: { headers: IncomingHttpHeaders; body: unknown }[] = []
  const state = { status: 200 }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', chunk => {
      text += chunk
    })
    request.on('end', () => {
      if (request.method !== 'POST' || request.url !== '/events') {
        response.writeHead(404).end('{}')
        return
      }
      if (state.status === 200) received.push({ headers: request.headers, body: JSON.parse(text) })
      response.writeHead(state.status).end('{}')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/events`,
    received,
    state,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
