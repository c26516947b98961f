import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer } from '#backend/build-server.ts'
import { createSeeding } from '#backend/dev/seeds.ts'
import { readConfig, services } from '#backend/services.ts'
import { startSession } from '#kernel/access/sessions.ts'
import { type Database, openDatabase } from '#kernel/storage/database.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'

const CALLERS = 50
const LISTS = 12

let database: Database
let app: FastifyInstance
let origin: string
let bearer: { authorization: string }
beforeAll(async () => {
  // The embedded database as a server has it, whatever database the rest of the suite runs on.
  database = await openDatabase({ folder: ':memory:' })
  const config = readConfig({
    APP_ENV: 'test',
    DATA_DIR: ':memory:',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'silent',
  })
  const built = await buildServer({ config, database, services })
  app = built.app
  const { kernel } = built
  const now = kernel.clock.now()
  const owner = await createSeeding(kernel, services)?.seed({})
  if (!owner) throw new Error('no service has people')
  const { userId, accountId } = owner
  const session = {
    userId,
    accountId,
    now,
    address: '127.0.0.1',
    userAgent: 'tests',
    method: 'password',
  } as const
  const { sessionId } = await startSession(database.queries, session)
  const { token } = await kernel.tokens.issue({ userId, sessionId, accountId, roles: ['owner'] })
  bearer = { authorization: `Bearer ${token}` }
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

test('the process takes turns while statements wait for the database', async () => {
  const STATEMENTS = 100
  let answered = 0
  const all = Promise.all(
    Array.from({ length: STATEMENTS }, async () => {
      await database.queries.execute(sql`select count(*) from generate_series(1, 5000)`)
      answered++
    }),
  )
  let turns = 0
  while (answered < STATEMENTS) {
    await turn()
    turns++
  }
  await all
  expect(turns).toBeGreaterThan(STATEMENTS)
})

test('/healthz responds long before fifty callers have their lists', {
  timeout: scaledTimeout(60_000),
}, async () => {
  const visit = async () =>
    expect((await fetch(`${origin}/healthz`, { headers: { connection: 'close' } })).status).toBe(200)
  // The first one also loads what a fetch needs.
  await visit()
  let lists = 0
  const callers = Array.from({ length: CALLERS }, async () => {
    for (let call = 0; call < LISTS; call++) {
      const { statusCode } = await app.inject({ url: '/api/security/secret-keys', headers: bearer })
      expect(statusCode).toBe(200)
      lists++
    }
  })
  const listsBefore: number[] = []
  for (let count = 0; count < 3; count++) {
    const before = lists
    await visit()
    listsBefore.push(lists - before)
  }
  await Promise.all(callers)
  // A visit takes some turns of the loop, more of them on a busy machine, and not as long as all lists.
  expect(Math.max(...listsBefore)).toBeLessThan((CALLERS * LISTS) / 4)
})
