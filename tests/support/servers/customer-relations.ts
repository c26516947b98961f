import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Received {
  path: string
  fields: Record<string, string>
  body: unknown
}

/** A customer relations system on loopback: `state` says how it answers; `silent` is not at all, `busy` with 429, `rejects` with the 400 of HubSpot. */
export async function startCustomerRelations() {
  const received: Received[] = []
  const state: { mode: 'takes' | 'refuses' | 'rejects' | 'busy' | 'silent'; response: string } = {
    mode: 'takes',
    response: '{}',
  }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', chunk => {
      text += chunk
    })
    request.on('end', () => {
      if (state.mode === 'silent') return
      if (state.mode === 'busy') return void response.writeHead(429, { 'retry-after': '120' }).end()
      // As HubSpot says it, with what was typed in its message.
      if (state.mode === 'rejects')
        return void response.writeHead(400, { 'content-type': 'application/json' }).end(
          JSON.stringify({
            status: 'error',
            message: 'The request is not valid',
            errors: [
              { message: "Error in 'fields.email': dana@northwind.example", errorType: 'INVALID_EMAIL' },
            ],
          }),
        )
      if (state.mode === 'refuses') return void response.writeHead(503).end()
      if (request.url?.endsWith('/unheard-of')) return void response.writeHead(404).end()
      const body = JSON.parse(text) as { fields: { name: string; value: string }[] }
      received.push({
        path: request.url ?? '',
        fields: Object.fromEntries(body.fields.map(({ name, value }) => [name, value])),
        body,
      })
      response.writeHead(200, { 'content-type': 'application/json' }).end(state.response)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/submit`,
    received,
    state,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
