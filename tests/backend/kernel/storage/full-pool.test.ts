import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
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
})
