import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the provider was asked. */
interface Asked {
  method: string
  path: string
  authorization: string | undefined
  body: unknown
}

type Behavior = (response: ServerResponse, asked: Asked) => void

/** A provider of address data on this machine, which answers whatever it is told to. */
export async function startLookupProvider() {
  let behave: Behavior = response => response.end()
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { method = '', url: path = '', headers } = request
    const call = { method, path, authorization: headers.authorization, body: body && JSON.parse(body) }
    asked.push(call)
    behave(response, call)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    asked,
    behave(next: Behavior) {
      behave = next
    },
    /** Responds with JSON. */
    says(value: unknown, status = 200) {
      behave = response => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(typeof value === 'string' ? value : JSON.stringify(value))
      }
    },
    close() {
      server.closeAllConnections()
      return new Promise(resolve => server.close(resolve))
    },
  }
}
