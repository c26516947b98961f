import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { DAY } from '#domain/time/durations.ts'
import { adjustDuration } from '#generated/subscription/operations/adjustDuration.ts'
import { adjustLookups } from '#generated/subscription/operations/adjustLookups.ts'
import { adjustRateLimit } from '#generated/subscription/operations/adjustRateLimit.ts'
import { clearLicenseRateLimit } from '#generated/subscription/operations/clearLicenseRateLimit.ts'
import { resumeLicense } from '#generated/subscription/operations/resumeLicense.ts'
import { suspendLicense } from '#generated/subscription/operations/suspendLicense.ts'
import { type Person, sharedBackend } from '../../support/backend.ts'
import { send } from '../client.ts'
import { customerOfStaff } from './staff-customer.ts'

const REASON = 'Requested by the customer by phone'
const INACTIVE = '402 subscription-inactive'
const why = { query: { reason: REASON } }

const backend = await sharedBackend()
const customer = () => customerOfStaff(backend)
const inDays = (days: number) => new Date(backend.clock.now().getTime() + days * DAY).toISOString()

describe('Undo', () => {
  const uuid = () => randomUUID()
  /** Another member of staff, for the same calls. */
  const colleague = () => backend.person({ roles: [INTERNAL_ROLE] })
  const nameOf = ({ status, errors }: { status: number; errors: readonly { name: string }[] }) =>
    errors[0]?.name ?? status

  test('of lookups leaves what a colleague has made of them since, also if it is the same number', async () => {
    const { term, read, give } = await customer()
    await give({ issued: 500, remaining: 500 })
    const adjust = (
      caller: Person,
      lookups: number,
      more: { change_id?: string; undoes_change?: string } = {},
    ) => send(backend, adjustLookups, { ...term, caller, body: { lookups, reason: REASON, ...more } })
    const [other, id] = [await colleague(), uuid()]
    await adjust(term.caller, 600, { change_id: id })
    await adjust(other, 700)
    expect(nameOf(await adjust(term.caller, 500, { undoes_change: id }))).toBe('changed-since')
    expect(await read()).toMatchObject({ issued: 700 })
    await adjust(other, 600)
    expect(nameOf(await adjust(term.caller, 500, { undoes_change: id }))).toBe('changed-since')
    expect(await read()).toMatchObject({ issued: 600 })
    const own = uuid()
    await adjust(term.caller, 900, { change_id: own })
    expect(nameOf(await adjust(term.caller, 600, { undoes_change: own }))).toBe(200)
    // A repeated call has the same result.
    expect(nameOf(await adjust(term.caller, 600, { undoes_change: own }))).toBe(200)
    expect(await read()).toMatchObject({ issued: 600, remaining: 600 })
  })

  test('of lookups does not take back what the customer has used since', async () => {
    const { term, read, give, look } = await customer()
    await give({ issued: 1, remaining: 1 })
    const id = uuid()
    await send(backend, adjustLookups, { ...term, body: { lookups: 5, reason: REASON, change_id: id } })
    expect([await look(), await look()]).toEqual(['200', '200'])
    const undone = await send(backend, adjustLookups, {
      ...term,
      body: { lookups: 1, reason: REASON, undoes_change: id },
    })
    expect(nameOf(undone)).toBe('used-since')
    expect(await read()).toMatchObject({ issued: 5, remaining: 3 })
  })

  test('of an end or a rate limit leaves what a colleague has set, and what else they changed', async () => {
    const { term, track, read } = await customer()
    const [other, id] = [{ ...term, caller: await colleague() }, uuid()]
    const before = (await read()).expiration?.toISOString() ?? ''
    await send(backend, adjustDuration, {
      ...term,
      body: { expiration: inDays(50), reason: REASON, change_id: id },
    })
    await send(backend, adjustLookups, { ...other, body: { lookups: 7_000, reason: REASON } })
    const undo = { ...term, body: { expiration: before, reason: REASON, undoes_change: id } }
    expect(nameOf(await send(backend, adjustDuration, undo))).toBe(200)
    expect(await read()).toMatchObject({ issued: 7_000, expiration: new Date(before) })
    const limit = { rate_limit: 5, expiration: null, reason: REASON }
    await send(backend, adjustRateLimit, { ...term, body: { ...limit, change_id: id } })
    await send(backend, clearLicenseRateLimit, { ...track, caller: other.caller, ...why })
    const back = { ...term, body: { ...limit, rate_limit: 3, undoes_change: id } }
    expect(nameOf(await send(backend, adjustRateLimit, back))).toBe('changed-since')
    expect((await read()).rateLimit).toBeNull()
  })

  test('of a suspension leaves one that a colleague has ordered since', async () => {
    const { track, look } = await customer()
    const [other, id] = [{ ...track, caller: await colleague() }, uuid()]
    await send(backend, suspendLicense, { ...track, query: { reason: REASON, change_id: id } })
    await send(backend, resumeLicense, { ...other, ...why })
    await send(backend, suspendLicense, { ...other, ...why })
    const undo = { ...track, query: { reason: REASON, undoes_change: id } }
    expect(nameOf(await send(backend, resumeLicense, undo))).toBe('changed-since')
    expect(await look()).toBe(INACTIVE)
  })

  test('at the same time as a change of a colleague never loses that change', async () => {
    for (let times = 0; times < 5; times++) {
      const { term, read } = await customer()
      const [other, id] = [{ ...term, caller: await colleague() }, uuid()]
      const { issued } = await read()
      await send(backend, adjustLookups, { ...term, body: { lookups: 900, reason: REASON, change_id: id } })
      await Promise.all([
        send(backend, adjustLookups, {
          ...term,
          body: { lookups: issued, reason: REASON, undoes_change: id },
        }),
        send(backend, adjustLookups, { ...other, body: { lookups: 800, reason: REASON } }),
      ])
      expect(await read()).toMatchObject({ issued: 800 })
    }
  })
})
