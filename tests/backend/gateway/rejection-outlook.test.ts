import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { KeptRule, SourceKind } from '#backend/services/security/rejections/kinds.ts'
import { writeRejections } from '#backend/services/security/rejections/rows.ts'
import { secretKeys } from '#backend/services/security/tables.ts'
import { grantSubscription } from '#backend/services/subscription/grants.ts'
import { subscriptions, tracks } from '#backend/services/subscription/tables.ts'
import type { Operation } from '#domain/contract/operation.ts'
import { DAY, HOUR, MINUTE } from '#domain/time/durations.ts'
import { authorizeDomain } from '#generated/security/operations/authorizeDomain.ts'
import { createKeyLimit } from '#generated/security/operations/createKeyLimit.ts'
import { deactivateDomain } from '#generated/security/operations/deactivateDomain.ts'
import { deleteKeyLimit } from '#generated/security/operations/deleteKeyLimit.ts'
import { listRejections } from '#generated/security/operations/listRejections.ts'
import { pauseSecretKey } from '#generated/security/operations/pauseSecretKey.ts'
import { recoverSecretKey } from '#generated/security/operations/recoverSecretKey.ts'
import { resetKeyLimit } from '#generated/security/operations/resetKeyLimit.ts'
import { resumeSecretKey } from '#generated/security/operations/resumeSecretKey.ts'
import { setSecretKeyRestrictions } from '#generated/security/operations/setSecretKeyRestrictions.ts'
import { updateKeyLimit } from '#generated/security/operations/updateKeyLimit.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import type { AnyCall } from '../../support/contract/world.ts'
import { type KeyInput, makeKey, PLANS, US_CORE_LIMITED } from '../../support/gateway.ts'
import { send, withFreshToken } from '../client.ts'

const RANGE = '203.0.113.0/24'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => backend.close())

interface Refused {
  rule: KeptRule
  source?: readonly [SourceKind, string]
  rejected_lookups?: number
}

interface Ground {
  person: Person
  accountId: number
  keyId: string
  /** Calls an operation on the key. */
  action: <T>(operation: Operation<T>, call?: Pick<AnyCall, 'params' | 'body'>) => Promise<void>
  outlook: () => Promise<{ current_rule: KeptRule | null; allowed_since: string | null } | undefined>
}

/** A key with one rejection an hour ago. */
async function rejectedKey(
  input: KeyInput,
  { rule, source, rejected_lookups = 1 }: Refused,
): Promise<Ground> {
  let person = await backend.person()
  const accountId = person.accountId ?? 0
  const { keyId } = await makeKey(backend, { accountId, plans: [PLANS.usCore], ...input })
  const last = backend.clock.now()
  const [source_kind, name] = source ?? (input.kind === 'embedded' ? HOSTNAME : NETWORK)
  const hour = new Date(Math.floor(last.getTime() / HOUR) * HOUR).toISOString()
  const times = { hour, first: last.toISOString(), last: last.toISOString() }
  await writeRejections(backend.db, [
    { key_id: keyId, rule, source_kind, source: name, rejected_lookups, ...times },
  ])
  backend.clock.advance(HOUR)
  person = await withFreshToken(backend, person)
  return {
    person,
    accountId,
    keyId,
    async action(operation, { params, body } = {}) {
      const call = { caller: person, params: { id: keyId, ...params }, ...(body !== undefined && { body }) }
      const { status, text } = await send(backend, operation, call)
      if (status >= 300) throw new Error(text)
    },
    async outlook() {
      const { body } = await send(backend, listRejections, { caller: person, query: {} })
      const [entry] = body.rejections
      return entry && { current_rule: entry.current_rule, allowed_since: entry.allowed_since }
    },
  }
}

const HOSTNAME = ['hostname', 'staging.northwind.example'] as const
const NETWORK = ['network', RANGE] as const
const now = () => backend.clock.now().toISOString()
const free = { expires: null, licenses: null, allowed_ips: [], version: 1 }

interface Case extends Refused {
  title?: string
  input: KeyInput
  fix: (ground: Ground) => Promise<void>
  /** Whether the list can know when it was fixed. */
  isDated?: boolean
}

const cases: readonly Case[] = [
  {
    rule: 'deleted',
    input: { recoveryDeadline: new Date(Date.UTC(2199, 0)) },
    fix: ({ action }) => action(recoverSecretKey),
  },
  {
    rule: 'expired',
    input: { expires: new Date(0) },
    fix: ({ action }) => action(setSecretKeyRestrictions, { body: free }),
  },
  { rule: 'paused', input: { paused: true }, fix: ({ action }) => action(resumeSecretKey) },
  {
    rule: 'hostname',
    input: { kind: 'embedded', hostnames: [{ hostname: 'shop.northwind.example' }] },
    fix: ({ action }) => action(authorizeDomain, { params: { domain: '*.northwind.example' } }),
  },
  {
    rule: 'ip',
    source: ['address', '203.0.113.77'],
    input: { allowedIps: ['192.0.2.1'] },
    fix: ({ action }) =>
      action(setSecretKeyRestrictions, { body: { ...free, allowed_ips: ['192.0.2.1', '203.0.113.77'] } }),
  },
  {
    rule: 'license-scope',
    input: { licenses: [1] },
    fix: ({ action }) => action(setSecretKeyRestrictions, { body: free }),
  },
  {
    rule: 'subscription',
    input: { remaining: 0 },
    fix: async ({ accountId }) => {
      await grantSubscription(backend.db, { accountId, planId: PLANS.usCore, start: backend.clock.now() })
    },
  },
  {
    title: 'subscription, suspended',
    rule: 'subscription',
    input: {},
    fix: async ({ accountId }) => {
      await backend.db.update(tracks).set({ suspended: false }).where(eq(tracks.accountId, accountId))
    },
    isDated: false,
  },
  {
    rule: 'too-few-remaining',
    rejected_lookups: 50,
    input: { remaining: 10 },
    fix: async ({ accountId }) => {
      await grantSubscription(backend.db, { accountId, planId: PLANS.usCore, start: backend.clock.now() })
    },
    isDated: false,
  },
  {
    title: 'key-limit, raised',
    rule: 'key-limit',
    input: { limit: { max: 100, used: 100 } },
    fix: ({ action }) => action(updateKeyLimit, { body: { max_lookups: 200, instead_of: 100 } }),
  },
  {
    title: 'key-limit, counted anew',
    rule: 'key-limit',
    input: { limit: { max: 100, used: 100 } },
    fix: ({ action }) => action(resetKeyLimit),
  },
  {
    title: 'key-limit, deleted',
    rule: 'key-limit',
    input: { limit: { max: 100, used: 95 } },
    rejected_lookups: 10,
    fix: ({ action }) => action(deleteKeyLimit),
  },
]

test.each(cases)('$rule ($title): rejected until it is fixed, and allowed since then', async row => {
  const { rule, input, fix, isDated = true } = row
  const ground = await rejectedKey(input, row)
  if (row.title === 'subscription, suspended')
    await backend.db.update(tracks).set({ suspended: true }).where(eq(tracks.accountId, ground.accountId))
  expect(await ground.outlook()).toEqual({ current_rule: rule, allowed_since: null })
  const fixed = now()
  await fix(ground)
  expect(await ground.outlook()).toEqual({ current_rule: null, allowed_since: isDated ? fixed : null })
})

test('rate-limit: rejected until the plan has none', async () => {
  const { accountId, outlook } = await rejectedKey({ plans: [US_CORE_LIMITED] }, { rule: 'rate-limit' })
  expect(await outlook()).toEqual({ current_rule: 'rate-limit', allowed_since: null })
  const [track] = await backend.db.select().from(tracks).where(eq(tracks.accountId, accountId))
  await backend.db
    .update(subscriptions)
    .set({ rateLimit: { rate_limit: null, created: now(), expiration: null } })
    .where(eq(subscriptions.trackId, track?.trackId ?? 0))
  expect(await outlook()).toEqual({ current_rule: null, allowed_since: null })
})

const CALLERS: readonly [KeptRule, KeyInput][] = [
  ['secret-in-browser', {}],
  ['wrong-token', {}],
  ['ended-token', {}],
  ['bot', { kind: 'embedded' }],
  ['no-host', { kind: 'embedded' }],
  ['unknown-license', {}],
  ['other-product', {}],
  ['license-not-held', {}],
]

test.each(CALLERS)('%s stays: no change to the key can fix it', async (rule, input) => {
  const { outlook } = await rejectedKey(input, { rule, source: NETWORK })
  expect(await outlook()).toEqual({ current_rule: rule, allowed_since: null })
})

test('a fixed reason gives way to the one that rejects now, and the last change counts', async () => {
  const { action, outlook } = await rejectedKey({ paused: true }, { rule: 'paused' })
  await action(setSecretKeyRestrictions, { body: { ...free, allowed_ips: ['192.0.2.1'] } })
  await action(resumeSecretKey)
  expect(await outlook()).toEqual({ current_rule: 'ip', allowed_since: null })
  await action(setSecretKeyRestrictions, { body: { ...free, version: 2, allowed_ips: ['203.0.113.9'] } })
  await action(createKeyLimit, { body: { max_lookups: 1 } })
  expect((await outlook())?.current_rule).toBe(null)
  await action(pauseSecretKey)
  expect((await outlook())?.current_rule).toBe('paused')
  backend.clock.advance(MINUTE)
  await action(resumeSecretKey)
  expect(await outlook()).toEqual({ current_rule: null, allowed_since: now() })
})

test('a hostname that was taken away again is rejected, and one from before the rejection has no date', async () => {
  const shop = { kind: 'embedded', hostnames: [{ hostname: '*.northwind.example' }] } as const
  const { action, outlook } = await rejectedKey(shop, { rule: 'hostname' })
  // The hostname is as old as the key: nothing says what has changed.
  expect(await outlook()).toEqual({ current_rule: null, allowed_since: null })
  await action(deactivateDomain, { params: { domain: '*.northwind.example' } })
  expect(await outlook()).toEqual({ current_rule: 'hostname', allowed_since: null })
})

test('a subscription is renewed only once every license that the key can use pays', async () => {
  const { accountId, outlook } = await rejectedKey(
    { plans: [PLANS.usCore, PLANS.usProperty], remaining: 0 },
    { rule: 'subscription' },
  )
  const start = backend.clock.now()
  await grantSubscription(backend.db, { accountId, planId: PLANS.usCore, start })
  expect((await outlook())?.current_rule).toBe('subscription')
  await grantSubscription(backend.db, { accountId, planId: PLANS.usProperty, start })
  expect(await outlook()).toEqual({ current_rule: null, allowed_since: null })
})

test('a key that is gone allows nothing', async () => {
  const { keyId, accountId, outlook } = await rejectedKey({}, { rule: 'paused' })
  await backend.db
    .update(secretKeys)
    .set({ recoveryDeadline: new Date(backend.clock.now().getTime() - DAY) })
    .where(and(eq(secretKeys.keyId, keyId), eq(secretKeys.accountId, accountId)))
  expect(await outlook()).toEqual({ current_rule: 'deleted', allowed_since: null })
})
