import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiTokens } from '#backend/services/authorization/tables.ts'
import { createServiceAccount } from '#generated/authorization/operations/createServiceAccount.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { lockRowsOf } from '#kernel/storage/capacity.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { type Backend, type Person, startBackend } from '../../../support/backend.ts'
import { send } from '../../client.ts'

/** More than a server has. */
const CONNECTIONS = 12

describe.runIf(process.env.DATABASE_URL)('while all connections are in use', () => {
  let backend: Backend
  let person: Person
  beforeAll(async () => {
    backend = await startBackend()
    person = await backend.person()
  })
  afterAll(() => backend.close())

  test('a call gets 503 and when to try again, and works then', {
    timeout: scaledTimeout(60_000),
  }, async () => {
    const { promise: end, resolve } = Promise.withResolvers<void>()
    const held = Array.from({ length: CONNECTIONS }, () =>
      backend.db
        .transaction(async db => {
          await db.execute(sql`select 1`)
          await end
        })
        .catch(() => {}),
    )
    const response = await send(backend, listSecretKeys, { caller: person })
    expect(response.status).toBe(503)
    expect(response.headers['retry-after']).toMatch(/^[1-9]\d*$/)
    expect(response.body).toEqual([
      expect.objectContaining({ name: 'busy', status: 503, fields: [], message: expect.any(String) }),
    ])
    resolve()
    await Promise.all(held)
    expect((await send(backend, listSecretKeys, { caller: person })).status).toBe(200)
  })

  // A pooler of the suite has as many connections as one account takes of those of a process.
  test.skipIf(process.env.POOLED)(
    'an account that changes much at once leaves connections to others',
    {
      timeout: scaledTimeout(60_000),
    },
    async () => {
      const other = await backend.person(OWNER)
      const busy = await backend.person(OWNER)
      const add = (caller: Person, name: string) =>
        send(backend, createServiceAccount, {
          caller,
          body: { name, roles: ['api-key-viewer'], networks: [] },
        })
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
      const { promise: end, resolve } = Promise.withResolvers<void>()
      const holding = backend.db.transaction(async db => {
        await lockRowsOf(db, apiTokens, busy.accountId ?? 0)
        begin()
        await end
      })
      await begun
      const statuses: number[] = []
      const adding = Array.from({ length: CONNECTIONS }, async (_, n) => {
        const { status, headers } = await add(busy, `program ${n}`)
        if (status === 503) expect(headers['retry-after']).toMatch(/^[1-9]\d*$/)
        statuses.push(status)
      })
      const first = await add(other, 'program')
      expect(first.status, first.text).toBe(201)
      // Those that wait too long are told so, also where the lock stays.
      while (!statuses.length) await sleep(100)
      resolve()
      await Promise.all([holding, ...adding])
      expect(new Set(statuses)).toEqual(new Set([201, 503]))
      expect((await add(busy, 'program')).status).toBe(201)
    },
  )
})

const OWNER = { roles: ['account-owner', 'api-key-viewer'] }
