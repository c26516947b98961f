/**
 * npm run mock: serves every service from its contract alone, on one port (PORT, else 4010).
 * `Prefer: code=409, example=key-pending` selects one of the named examples of an operation, and
 * `/dev/answers` lets a browser choose. With `-- --portal`, the mock also serves the built portal.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { explained } from './lib/explained.ts'
import { buildMockServer } from './mock/server.ts'

const { values } = parseArgs({ options: { portal: { type: 'boolean' } } })
const made = await explained(() =>
  buildMockServer({ portal: values.portal ? resolve('dist') : undefined, log: console.log }),
)
if (!made) process.exit(1)
const app = made.value
const address = await app.listen({ port: Number(process.env.PORT ?? 4010), host: '127.0.0.1' })
console.log(`mock of all services: ${address}/api/<service>`)
console.log(`choose what it answers: ${address}/dev/answers`)
