/**
 * npm run mock: every service from its contract alone, on one port (PORT, else 4010).
 * `Prefer: code=409, example=key-pending` asks for one of the named examples of an operation.
 */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createMock } from './mock/mock.ts'

const mock = await createMock()

const server = createServer(async (request, response) => {
  const method = request.method ?? 'GET'
  const url = request.url ?? '/'
  const text = Buffer.concat(await Array.fromAsync(request)).toString()
  const { status, headers, body, operation, violations } = await mock({
    method,
    url,
    headers: flatten(request.headers),
    body: text,
  })
  response.writeHead(status, headers).end(body)
  const remark = violations.length ? `  ${violations.join('; ')}` : ''
  console.log(`${status} ${operation ?? `${method} ${url}`}${remark}`)
})

server.listen(Number(process.env.PORT ?? 4010), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  console.log(`mock of all services: http://127.0.0.1:${port}/api/<service>`)
})

function flatten(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, [value].flat().join(', ')]],
    ),
  )
}
