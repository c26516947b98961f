import { beforeAll, describe, expect, test } from 'vitest'
import { SECOND } from '#domain/time/durations.ts'
import { adjustDuration } from '#generated/subscription/operations/adjustDuration.ts'
import { adjustLookups } from '#generated/subscription/operations/adjustLookups.ts'
import { adjustRateLimit } from '#generated/subscription/operations/adjustRateLimit.ts'
import { clearLicenseRateLimit } from '#generated/subscription/operations/clearLicenseRateLimit.ts'
import { listSubscriptions } from '#generated/subscription/operations/listSubscriptions.ts'
import { resumeLicense } from '#generated/subscription/operations/resumeLicense.ts'
import { suspendLicense } from '#generated/subscription/operations/suspendLicense.ts'
import { terminateSubscription } from '#generated/subscription/operations/terminateSubscription.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { type Backend, sharedBackend } from '../../support/backend.ts'
import { activityClient } from '../authorization/activity-client.ts'
import { send } from '../client.ts'
import { customerOfStaff } from './staff-customer.ts'

const HOUR = 60 * 60 * SECOND
const LICENSE = 1102
const REASON = 'Requested by the customer by phone'
const why = { query: { reason: REASON } }

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})
const { list } = activityClient(() => backend)
const customer = () => customerOfStaff(backend)

const INACTIVE = '402 subscription-inactive'
const inDays = (days: number) => new Date(backend.clock.now().getTime() + days * 24 * HOUR).toISOString()

describe('the gateway follows at once', () => {
  test('a suspended license is rejected, and a resumed one answered', async () => {
    const { look, track } = await customer()
    expect(await look()).toBe('200')
    await send(backend, suspendLicense, { ...track, ...why })
    expect(await look()).toBe(INACTIVE)
    await send(backend, resumeLicense, { ...track, ...why })
    expect(await look()).toBe('200')
  })

  test('a terminated subscription is rejected', async () => {
    const { look, term } = await customer()
    expect(await look()).toBe('200')
    await send(backend, terminateSubscription, { ...term, ...why })
    expect(await look()).toBe(INACTIVE)
  })

  test('more lookups continue one that is used up, and fewer end it', async () => {
    const { look, term, give } = await customer()
    await give({ issued: 100, remaining: 1 })
    expect([await look(), await look()]).toEqual(['200', INACTIVE])
    await send(backend, adjustLookups, { ...term, body: { lookups: 101, reason: REASON } })
    expect([await look(), await look()]).toEqual(['200', INACTIVE])
    await send(backend, adjustLookups, { ...term, body: { lookups: 105, reason: REASON } })
    await send(backend, adjustLookups, { ...term, body: { lookups: 10, reason: REASON } })
    expect(await look()).toBe(INACTIVE)
  })

  test('an end that has passed stops it, and a later one continues it', async () => {
    const { look, term } = await customer()
    await send(backend, adjustDuration, { ...term, body: { expiration: inDays(-0.5), reason: REASON } })
    expect(await look()).toBe(INACTIVE)
    await send(backend, adjustDuration, { ...term, body: { expiration: inDays(1), reason: REASON } })
    expect(await look()).toBe('200')
    backend.clock.advance(25 * HOUR)
    expect(await look()).toBe(INACTIVE)
  })

  test('its own rate limit holds until it expires or is cleared', async () => {
    const { look, term, track } = await customer()
    const limit = (rate_limit: number, expiration: string | null) =>
      send(backend, adjustRateLimit, { ...term, body: { rate_limit, expiration, reason: REASON } })
    const second = async () => {
      backend.clock.advance(2 * SECOND)
      return [await look(), await look()]
    }
    expect(await second()).toEqual(['200', '200'])
    await limit(1, null)
    expect(await second()).toEqual(['200', '429 requests-too-fast'])
    await limit(1, inDays(-1))
    expect(await second()).toEqual(['200', '200'])
    await limit(1, inDays(1))
    expect(await second()).toEqual(['200', '429 requests-too-fast'])
    await send(backend, clearLicenseRateLimit, { ...track, ...why })
    expect(await second()).toEqual(['200', '200'])
  })
})

describe('the number of lookups', () => {
  test('keeps what was used, below it as well, and with no limit', async () => {
    const { owner, term, read, give } = await customer()
    await give({ issued: 1_000, remaining: 400 })
    const remaining: number[] = []
    for (const lookups of [500, 1_000, 600, 2_000]) {
      const { body } = await send(backend, adjustLookups, { ...term, body: { lookups, reason: REASON } })
      remaining.push(body.remaining)
      const row = await read()
      expect(row.issued - row.remaining).toBe(600)
    }
    expect(remaining).toEqual([0, 400, 0, 1_400])
    const { body } = await send(backend, listSubscriptions, { caller: owner, params: { id: LICENSE } })
    expect(body.subscriptions[0]).toMatchObject({ issued: 2_000, remaining: 1_400 })
    await give({ issued: 1e12, remaining: 1e12 - 600 })
    const limited = await send(backend, adjustLookups, { ...term, body: { lookups: 2_000, reason: REASON } })
    expect(limited.body.remaining).toBe(1_400)
  })

  test('can be adjusted while lookups are counted, and none is lost', {
    timeout: scaledTimeout(60_000),
  }, async () => {
    const { look, term, read, give } = await customer()
    await give({ issued: 10_000, remaining: 10_000 })
    const adjust = async () => {
      for (let lookups = 10_001; lookups <= 10_020; lookups++)
        await send(backend, adjustLookups, { ...term, body: { lookups, reason: REASON } })
    }
    const lookOften = async () => {
      const seen: string[] = []
      for (let times = 0; times < 20; times++) seen.push(await look())
      return seen
    }
    const [, ...seen] = await Promise.all([adjust(), ...Array.from({ length: 6 }, lookOften)])
    expect(new Set(seen.flat())).toEqual(new Set(['200']))
    const { issued, remaining } = await read()
    expect([issued, issued - remaining]).toEqual([10_020, 120])
  })
})

describe('a change by staff', () => {
  test('is in the log of the account, with the reason', async () => {
    const { owner, term, track } = await customer()
    await send(backend, adjustLookups, { ...term, body: { lookups: 1_000, reason: REASON } })
    await send(backend, adjustDuration, { ...term, body: { expiration: inDays(9), reason: REASON } })
    await send(backend, adjustRateLimit, {
      ...term,
      body: { rate_limit: 1, expiration: null, reason: REASON },
    })
    await send(backend, clearLicenseRateLimit, { ...track, ...why })
    await send(backend, suspendLicense, { ...track, ...why })
    await send(backend, resumeLicense, { ...track, ...why })
    await send(backend, terminateSubscription, { ...term, ...why })
    const { activity } = await list(owner, { kind: 'subscriptions' })
    expect(activity.map(({ operation, reason: why, undo }) => [operation, why, undo])).toEqual(
      [
        terminateSubscription,
        resumeLicense,
        suspendLicense,
        clearLicenseRateLimit,
        adjustRateLimit,
        adjustDuration,
        adjustLookups,
      ].map(({ id }) => [id, REASON, expect.not.stringMatching('available')]),
    )
    expect(activity[2]?.summary).toBe('Suspended US Address Verification, Plus')
  })

  test('that changes nothing is not there', async () => {
    const { owner, term, track, read } = await customer()
    const { issued, expiration } = await read()
    await send(backend, adjustLookups, { ...term, body: { lookups: issued, reason: REASON } })
    await send(backend, adjustDuration, {
      ...term,
      body: { expiration: expiration?.toISOString() ?? '', reason: REASON },
    })
    await send(backend, clearLicenseRateLimit, { ...track, ...why })
    const { activity } = await list(owner, { kind: 'subscriptions' })
    expect(activity).toEqual([])
  })

  test('that ends a subscription takes place once, of two at once', async () => {
    const { term, track } = await customer()
    const ended = await Promise.all(
      [1, 2].map(() => send(backend, terminateSubscription, { ...term, ...why })),
    )
    expect(ended.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const suspended = await Promise.all([1, 2].map(() => send(backend, suspendLicense, { ...track, ...why })))
    expect(suspended.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('has billing look again at renewals that it had given up', async () => {
    const { term, read, give } = await customer()
    await give({ renewalTaken: true })
    await send(backend, adjustDuration, { ...term, body: { expiration: inDays(30), reason: REASON } })
    expect((await read()).renewalTaken).toBe(false)
  })
})
