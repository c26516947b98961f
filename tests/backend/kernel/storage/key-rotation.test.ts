import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { secretKeys } from '#backend/services/security/tables.ts'
import { DAY, HOUR, MINUTE } from '#domain/time/durations.ts'
import { keyWorkers } from '#kernel/access/key-workers.ts'
import { reseal } from '#kernel/access/reseal.ts'
import { createSecretBox } from '#kernel/access/secret-box.ts'
import { addSigningKey, createTokenIssuer } from '#kernel/access/tokens.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { signingKeys } from '#kernel/storage/tables.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { type Backend, type Person, startBackend } from '../../../support/backend.ts'
import { makeKey } from '../../../support/gateway.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { DATABASE_URL: '' } })
})
afterAll(() => backend.close())

const tokenOf = async ({ cookie }: Person) => {
  const response = await backend.inject({ method: 'POST', url: '/api/authorization/token', headers: cookie })
  expect(response.statusCode, response.body).toBe(200)
  return response.json().access_token as string
}
const kidOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid
const publishedKids = async () => {
  const response = await backend.inject({ url: '/api/authorization/.well-known/jwks.json' })
  return response.json().keys.map(({ kid }: { kid: string }) => kid)
}
const statusWith = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await backend.inject({ url: '/api/authorization/accounts', headers })).statusCode
}

test(
  'a new encryption key seals again what the one before has sealed, while keys are made',
  async () => {
    const before = backend.kernel.secretBox
    const older = randomBytes(32)
    const lost = randomBytes(32)
    const box = createSecretBox([randomBytes(32), older])
    const sealedBy = (key: Buffer, text: string) => createSecretBox([key]).close(text)
    await Promise.all(Array.from({ length: 450 }, () => makeKey(backend)))
    await backend.db.update(secretKeys).set({ sealedToken: sql`${sealedBy(lost, 'lost')}` })
    const keys = await backend.db.select({ keyId: secretKeys.keyId }).from(secretKeys)
    const [first, ...others] = keys
    for (const { keyId } of others)
      await backend.db
        .update(secretKeys)
        .set({ sealedToken: sealedBy(older, `token of ${keyId}`) })
        .where(eq(secretKeys.keyId, keyId))

    const stopped = AbortSignal.abort()
    expect(await reseal(backend.db, box, stopped)).toEqual({ count: 0, unopened: 0 })
    // The batch of the first secret is finished, and none begun after it.
    const stopping = new AbortController()
    const closeAndStop = (text: string) => {
      stopping.abort()
      return box.close(text)
    }
    const begun = await reseal(backend.db, { ...box, close: closeAndStop }, stopping.signal)
    expect(begun.count).toBeGreaterThan(100)
    expect(begun.count).toBeLessThan(300)
    const { count, unopened } = await reseal(backend.db, box)
    expect(begun.count + count).toBe(others.length)
    // The signing key of the server, and the token whose key is lost.
    expect(unopened).toBe(2)
    const rows = await backend.db.select().from(secretKeys)
    for (const { keyId, sealedToken } of rows)
      if (keyId !== first?.keyId) expect(box.open(sealedToken)).toBe(`token of ${keyId}`)
    expect(await reseal(backend.db, box)).toEqual({ count: 0, unopened: 2 })
    expect(before.prefix).not.toBe(box.prefix)
  },
  scaledTimeout(60_000),
)

test('a signing key is replaced after 90 days: published first, and removed after its last token', async () => {
  const run = () => runWorkers(backend.kernel, keyWorkers(backend.kernel))
  await run()
  expect(await publishedKids()).toEqual(['first'])

  backend.clock.advance(90 * DAY)
  await run()
  const [fresh = '', ...others] = await publishedKids()
  expect(others).toEqual(['first'])
  expect(kidOf(await tokenOf(await backend.person()))).toBe('first')

  backend.clock.advance(HOUR - MINUTE)
  const last = await tokenOf(await backend.person())
  expect(kidOf(last)).toBe('first')
  backend.clock.advance(MINUTE)
  const next = await tokenOf(await backend.person())
  expect(kidOf(next)).toBe(fresh)
  backend.clock.advance(13 * MINUTE)
  await run()
  expect(await Promise.all([last, next].map(statusWith))).toEqual([200, 200])

  backend.clock.advance(HOUR)
  await run()
  expect(await publishedKids()).toEqual([fresh])
  expect(await backend.db.select().from(signingKeys)).toHaveLength(1)
})

test('a replica that has not made the new key reads it', async () => {
  const other = await createTokenIssuer(backend.kernel)
  await addSigningKey(backend.kernel, 'of another replica')
  expect(other.publicKeys.map(({ kid }) => kid)).not.toContain('of another replica')
  await other.refresh()
  expect(other.publicKeys.map(({ kid }) => kid)).toContain('of another replica')
})
