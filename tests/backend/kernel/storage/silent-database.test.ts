import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import Fastify, { type FastifyInstance } from 'fastify'
import type pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { createStop } from '#kernel/http/connections.ts'
import { registerHealth } from '#kernel/http/health.ts'
import { openDatabase, type Queries } from '#kernel/storage/database.ts'
import { createPool } from '#kernel/storage/postgres.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { type SilentPostgres, startSilentPostgres } from '../../../support/servers/silent-postgres.ts'

const LIMITS = { connect: scaledTimeout(300), statement: scaledTimeout(300) }
const NO_RESPONSE =
  'The database of DATABASE_URL does not answer. Check the address, and whether it is running.'

let postgres: SilentPostgres
let pool: pg.Pool | undefined
let app: FastifyInstance | undefined
afterEach(async () => {
  await app?.close()
  await pool?.end()
  await postgres.close()
  app = pool = undefined
})

function connect() {
  pool = createPool(postgres.url, LIMITS)
  return drizzle({ client: pool })
}

describe('the start ends with a plain line when the database', () => {
  test('accepts the connection and does not respond', async () => {
    postgres = await startSilentPostgres('frozen')
    await expect(openDatabase({ url: postgres.url, folder: '', limits: LIMITS })).rejects.toThrow(NO_RESPONSE)
    await expect.poll(() => postgres.connections()).toBe(0)
  })

  test('freezes after connecting', async () => {
    postgres = await startSilentPostgres('awake')
    const opening = openDatabase({ url: postgres.url, folder: '', limits: LIMITS })
    await expect.poll(() => postgres.connections()).toBe(1)
    postgres.freeze()
    await expect(opening).rejects.toThrow(NO_RESPONSE)
    await expect.poll(() => postgres.connections()).toBe(0)
  })
})

describe('while the database is frozen', () => {
  test('statements fail, even those that find no free connection, and work again afterwards', async () => {
    postgres = await startSilentPostgres('awake')
    const db = connect()
    await db.execute(sql`select 1`)
    postgres.freeze()
    const statements = await Promise.allSettled(Array.from({ length: 25 }, () => db.execute(sql`select 1`)))
    expect(statements.filter(({ status }) => status === 'rejected')).toHaveLength(25)
    postgres.thaw()
    await db.execute(sql`select 1`)
  })

  test('transactions that cannot begin return their connections', async () => {
    postgres = await startSilentPostgres('awake')
    const db = connect()
    for (let round = 0; round < 2; round++) {
      postgres.thaw()
      await Promise.all(Array.from({ length: 10 }, () => db.execute(sql`select 1`)))
      postgres.freeze()
      const begun = await Promise.allSettled(
        Array.from({ length: 10 }, () => db.transaction(async () => 'begun')),
      )
      expect(begun.filter(({ status }) => status === 'rejected')).toHaveLength(10)
    }
    postgres.thaw()
    expect(await db.transaction(async () => 'begun')).toBe('begun')
  })

  test('a transaction whose connection breaks between two statements fails, and the process survives', async () => {
    postgres = await startSilentPostgres('awake')
    const db = connect()
    const broken = db.transaction(async transaction => {
      await postgres.close()
      await expect.poll(() => postgres.connections()).toBe(0)
      await transaction.execute(sql`select 1`)
    })
    await expect(broken).rejects.toThrow()
  })

  test('/healthz still reports that the process is alive, and /readyz that it cannot serve', async () => {
    postgres = await startSilentPostgres('awake')
    const db = connect()
    app = Fastify()
    registerHealth(app, db as unknown as Queries, { stop: createStop(app), timeout: scaledTimeout(200) })
    const ask = async (url: string) => {
      const { statusCode, body } = (await app?.inject({ url })) ?? {}
      return [statusCode, body]
    }
    expect(await ask('/readyz')).toEqual([200, '{"status":"ready"}'])
    postgres.freeze()
    expect(await ask('/healthz')).toEqual([200, '{"status":"ok"}'])
    const asked = await Promise.all(Array.from({ length: 20 }, () => ask('/readyz')))
    expect(new Set(asked.map(String))).toEqual(new Set(['503,{"status":"no database"}']))
    expect(postgres.connections()).toBe(1)
    postgres.thaw()
    await expect
      .poll(() => ask('/readyz'), { timeout: scaledTimeout(5_000) })
      .toEqual([200, '{"status":"ready"}'])
  })
})

test('a server that stops is alive, and not ready', async () => {
  postgres = await startSilentPostgres('awake')
  app = Fastify({ return503OnClosing: false })
  registerHealth(app, connect() as unknown as Queries, { stop: createStop(app) })
  const responses: number[] = []
  let origin = ''
  const ask = async (path: string) => {
    const { status } = await fetch(`${origin}${path}`, { headers: { connection: 'close' } })
    responses.push(status)
  }
  // Runs after the hook of the health routes, and before the server stops responding.
  app.addHook('preClose', async () => {
    await ask('/healthz')
    await ask('/readyz')
  })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
  await ask('/readyz')
  await app.close()
  expect(responses).toEqual([200, 200, 503])
})
