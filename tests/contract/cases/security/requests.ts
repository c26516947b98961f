import { expect } from 'vitest'
import { requestLog } from '#backend/services/security/requests/tables.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { clearRequestContent } from '#generated/security/operations/clearRequestContent.ts'
import { downloadRequests } from '#generated/security/operations/downloadRequests.ts'
import { followRequests } from '#generated/security/operations/followRequests.ts'
import { getRequest } from '#generated/security/operations/getRequest.ts'
import { getRequestContent } from '#generated/security/operations/getRequestContent.ts'
import { listRequests } from '#generated/security/operations/listRequests.ts'
import { setRequestContent } from '#generated/security/operations/setRequestContent.ts'
import { newId } from '#kernel/random.ts'
import type { Person } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { secretKey, withEmbeddedKey, withSecretKey, withUnknownKey } from '../../../support/keys.ts'
import { filtered } from '../../filters/filtered.ts'

const ACCEPTED = '0193f1d0-77aa-7c00-9d11-5b2e8f3a6c01'
/** US Address Verification with enhanced data privacy. */
const PRIVATE_PLAN = 3160
const CONTENT = { ip_address: '198.51.100.7', query: '{"street":"214 N Juniper St"}', body: null }
const asCsv = { headers: { accept: 'text/csv' } }
/** Everything since the log began. */
const asEvents = { headers: { accept: 'text/event-stream', 'last-event-id': '1000000000000-1' } }

/** A person with a call that was accepted, and a later one that was rejected; with content where that was on. */
async function withRequests(world: World, { content }: { content?: object } = {}) {
  const caller = await world.person()
  const keyId = await secretKey(world, caller)
  const requestId = await world.given(ACCEPTED, async ({ db, kernel }) => {
    const [id, now] = [newId(), kernel.clock.now()]
    const accepted = {
      created: new Date(now.getTime() - MINUTE),
      accountId: caller.accountId ?? 0,
      requestId: id,
      keyId,
      licenseId: 1102,
      subscriptionId: 700431,
      operation: 'verifyUsAddress',
      status: 200,
      latency: 4,
      lookups: 1,
      calls: 1,
      tag: 'checkout',
      sealedContent: content ? kernel.secretBox.close(JSON.stringify(content)) : null,
    }
    const rejected = {
      ...accepted,
      created: now,
      requestId: newId(),
      licenseId: null,
      subscriptionId: null,
      operation: 'verifyUsAddresses',
      status: 401,
      error: 'not-permitted',
      code: 1611079217,
      rule: 'ended-token' as const,
      tag: 'nightly',
      sealedContent: null,
    }
    await db.insert(requestLog).values([accepted, rejected])
    return id
  })
  return { caller, keyId, requestId }
}

const ofCaller = async (world: World) => ({ caller: (await withRequests(world)).caller })
const streamOfCaller = async (world: World) => ({ ...(await ofCaller(world)), ...asEvents })

async function detail(world: World, content?: object) {
  const { caller, requestId } = await withRequests(world, content && { content })
  return { caller, params: { id: requestId } }
}

/** The calls of one of two keys. */
async function ofKey(world: World) {
  const { caller, keyId } = await withRequests(world)
  const other = await secretKey(world, caller)
  await world.given(undefined, async ({ db, clock }) => {
    const one = { created: clock.now(), accountId: caller.accountId ?? 0, requestId: newId(), keyId: other }
    const call = { operation: 'verifyUsAddress', status: 200, latency: 1, lookups: 1, calls: 1 }
    await db.insert(requestLog).values({ ...one, ...call })
  })
  return { caller, query: { key: keyId } }
}

const FILTERS = [
  { status: 401 },
  { error: 'not-permitted' },
  { number: 1611079217 },
  { operation: 'verifyUsAddresses' },
  { tag: 'checkout' },
] as const
const TIMES = [
  { start: '2199-01-01T00:00:00Z' },
  { start: '2001-01-01T00:00:00Z', end: '2001-02-01T00:00:00Z' },
] as const

const UNKNOWN_OPERATION = { query: forbidden({ operation: 'verify' }) }
const UNKNOWN = { example: 'not-found', title: 'an id that no key has', arrange: withUnknownKey }

async function withContentOn(world: World) {
  const call = await withSecretKey(world)
  await world.perform(setRequestContent, call)
  return call
}

async function ofPrivatePlan(world: World) {
  const caller: Person = await world.person({ subscriptions: [{ planId: PRIVATE_PLAN, startedDaysAgo: 3 }] })
  return { caller, params: { id: await secretKey(world, caller) } }
}

export const cases = [
  define(listRequests, 200, {
    example: 'some-requests',
    arrange: ofCaller,
    check: ({ requests }) => expect(requests.map(({ status }) => status)).toEqual([401, 200]),
  }),
  define(listRequests, 200, {
    example: 'no-requests',
    title: 'the calls of another account are not listed',
    arrange: async world => {
      await withRequests(world)
      return { caller: await world.person() }
    },
    check: page => expect(page).toEqual({ requests: [], next: null }),
  }),
  define(getRequest, 200, {
    example: 'accepted',
    arrange: world => detail(world),
    check: ({ content, subscription_id }) => expect([content, subscription_id]).toEqual([null, 700431]),
  }),
  define(getRequest, 200, {
    example: 'with-content',
    arrange: world => detail(world, CONTENT),
    check: ({ content }) => expect(content?.ip_address).toBe('198.51.100.7'),
  }),
  define(getRequest, 400, { example: 'invalid-id', invalid: true, params: { id: 'not_an_id' } }),
  define(getRequest, 404, {
    example: 'not-found',
    title: 'a call of another account',
    arrange: async world => ({ ...(await detail(world)), caller: await world.person() }),
  }),
  define(downloadRequests, 200, {
    example: 'some-requests',
    arrange: async world => ({ ...(await ofCaller(world)), ...asCsv }),
    check: (body: unknown) =>
      expect(String(body).split('\n')[0]).toBe(
        'started,request_id,key_id,key_label,license_id,license_label,operation,status,error,number,rule,latency,lookups,calls,tag,host',
      ),
  }),
  define(followRequests, 200, {
    example: 'one-request',
    arrange: streamOfCaller,
    check: (body: unknown) =>
      expect(String(body)).toMatch(/^: following\n\nevent: request\nid: \d+-\d+\ndata: /),
  }),
  define(listRequests, 400, { example: 'invalid-option', invalid: true, ...UNKNOWN_OPERATION }),
  define(downloadRequests, 400, { example: 'invalid-option', invalid: true, ...UNKNOWN_OPERATION }),
  define(followRequests, 400, { example: 'invalid-option', invalid: true, ...UNKNOWN_OPERATION }),
  ...filtered(listRequests, ofCaller, [...FILTERS, ...TIMES]),
  ...filtered(listRequests, ofKey, [{}]),
  ...filtered(downloadRequests, ofCaller, [...FILTERS, ...TIMES]),
  ...filtered(downloadRequests, ofKey, [{}]),
  ...filtered(followRequests, streamOfCaller, FILTERS),
  ...filtered(followRequests, async world => ({ ...(await ofKey(world)), ...asEvents }), [{}]),
  define(getRequestContent, 200, { example: 'on', arrange: withContentOn }),
  define(getRequestContent, 200, {
    example: 'off',
    arrange: world => withEmbeddedKey(world),
    check: ({ content_expires_at }) => expect(content_expires_at).toBeNull(),
  }),
  define(setRequestContent, 200, { example: 'on', arrange: world => withSecretKey(world) }),
  define(setRequestContent, 200, { title: 'of an embedded key', arrange: world => withEmbeddedKey(world) }),
  define(setRequestContent, 409, { example: 'content-is-private', arrange: ofPrivatePlan }),
  define(setRequestContent, 409, {
    example: 'key-pending',
    arrange: world => withSecretKey(world, 'deleted'),
  }),
  define(clearRequestContent, 204, { arrange: withContentOn }),
  define(clearRequestContent, 204, { title: 'that is off already', arrange: world => withSecretKey(world) }),
  define(getRequestContent, 404, UNKNOWN),
  define(setRequestContent, 404, UNKNOWN),
  define(clearRequestContent, 404, UNKNOWN),
]
