/**
 * The baseline for the gateway: Fastify with one handler, which sends what the gateway answers to the lookup of the
 * bench, with no key, no count and no database. Environment: PORT, HOST.
 */
import Fastify from 'fastify'
import { answerUsStreet } from '#backend/services/gateway/us/answers.ts'

const { HOST, PORT } = process.env
const answer = answerUsStreet([{ street: '214 N Juniper St', zipcode: '84116' }])

const app = Fastify()
app.get('/healthz', async () => ({ status: 'ok' }))
app.get('/lookup', async () => answer)
await app.listen({ port: Number(PORT), host: HOST ?? '127.0.0.1' })
