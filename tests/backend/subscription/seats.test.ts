import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { HOUR } from '#domain/time/durations.ts'
import { adjustSeats } from '#generated/subscription/operations/adjustSeats.ts'
import { getMaxUsers } from '#generated/subscription/operations/getMaxUsers.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { type GivenTerm, grantTerms } from '../../support/terms.ts'
import { activityClient } from '../authorization/activity-client.ts'
import { teamClient } from '../authorization/team/client.ts'
import { send, withFreshToken } from '../client.ts'

const CORE = 1102
const AUTOCOMPLETE = 1203
const MULTI_USER = 1701
/** The smallest paid plan of a license, monthly, and the next one. */
const [SMALLEST, NEXT] = [3131, 3132]

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})
const { accept, invite, team, tokenOf } = teamClient(() => backend)

let made = 0
const newAddress = () => `seat-${++made}-seats@test.example`
const seatsOf = async (caller: Person) => (await send(backend, getMaxUsers, { caller })).body

async function ownerWith(...terms: (GivenTerm & { license?: number })[]): Promise<Person> {
  const owner = await backend.person({ maxUsers: 1 })
  for (const { license = CORE, ...term } of terms) await grantTerms(backend, owner.accountId, license, [term])
  return owner
}

describe('seats', () => {
  const alone = { max_users: 1, sources: [{ kind: 'account', license_label: null, seats: 1 }] }
  const core = { kind: 'plan', license_label: 'US Address Verification, Plus' }

  test.each<[string, (GivenTerm & { license?: number })[], object]>([
    ['without a subscription', [], alone],
    ['during a trial', [{ planId: 3101, daysAgo: 3 }], alone],
    ['on a free plan', [{ planId: 3102, daysAgo: 3 }], alone],
    [
      'of the smallest plan',
      [{ planId: SMALLEST, daysAgo: 3 }],
      { max_users: 2, sources: [{ ...core, seats: 2 }] },
    ],
    [
      'of a plan whose lookups are used up',
      [{ planId: NEXT, daysAgo: 3, remaining: 0 }],
      { max_users: 5, sources: [{ ...core, seats: 5 }] },
    ],
    [
      'of the larger of two terms of a license, not of both',
      [
        { planId: SMALLEST, daysAgo: 3 },
        { planId: NEXT, daysAgo: 2 },
      ],
      { max_users: 5, sources: [{ ...core, seats: 5 }] },
    ],
    [
      'of several licenses together, and of multi-user access',
      [
        { planId: SMALLEST, daysAgo: 3 },
        { planId: 3310, daysAgo: 3, license: AUTOCOMPLETE },
        { planId: 4402, daysAgo: 3, license: MULTI_USER },
      ],
      {
        max_users: 29,
        sources: [
          { kind: 'plan', license_label: 'US Address Autocomplete, Pro', seats: 2 },
          { ...core, seats: 2 },
          { kind: 'multi-user-access', license_label: 'Multi-User Access', seats: 25 },
        ],
      },
    ],
    [
      'of multi-user access without a paid plan',
      [{ planId: 4401, daysAgo: 3, license: MULTI_USER }],
      {
        max_users: 6,
        sources: [
          ...alone.sources,
          { kind: 'multi-user-access', license_label: 'Multi-User Access', seats: 5 },
        ],
      },
    ],
    ['after the term has ended', [{ planId: SMALLEST, daysAgo: 40 }], alone],
    ['before the term starts', [{ planId: SMALLEST, daysAgo: -1 }], alone],
    [
      'of a terminated term',
      [{ planId: SMALLEST, daysAgo: 3, changes: now => ({ termination: now }) }],
      alone,
    ],
    ['of a suspended license', [{ planId: SMALLEST, daysAgo: 3, suspended: true }], alone],
  ])('%s', async (_, terms, seats) => {
    expect(await seatsOf(await ownerWith(...terms))).toEqual(seats)
  })

  test('of another account are not counted', async () => {
    await ownerWith({ planId: NEXT, daysAgo: 3 })
    expect(await seatsOf(await ownerWith())).toEqual(alone)
  })
})

test('a plan that ends keeps the members and blocks new invitations', async () => {
  const end = (now: Date) => ({ expiration: new Date(now.getTime() + HOUR) })
  const owner = await ownerWith({ planId: SMALLEST, daysAgo: 25, changes: end })
  const guest = await backend.person()
  expect((await invite(owner, guest.username)).status).toBe(201)
  expect((await accept(guest, await tokenOf(guest.username))).status).toBe(200)
  backend.clock.advance(HOUR)
  const back = await withFreshToken(backend, owner)
  expect(await seatsOf(back)).toMatchObject({ max_users: 1 })
  expect(await team(back)).toMatchObject({ members: 2 })
  expect(await invite(back, newAddress())).toMatchObject({
    status: 409,
    errors: [{ message: 'This account has reached its limit of 1 team member. Contact sales to add more.' }],
  })
})

test('the last seat of a plan is taken once, by 20 invitations at once', async () => {
  const owner = await ownerWith({ planId: SMALLEST, daysAgo: 3 })
  const responses = await Promise.all(Array.from({ length: 20 }, () => invite(owner, newAddress())))
  const statuses = responses.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
  expect(await team(owner)).toMatchObject({ members: 1, invited: 1 })
})

describe('seats that staff adjust', () => {
  const REASON = 'Requested by the customer by phone'
  const staff = () => backend.person({ roles: [INTERNAL_ROLE] })
  const adjust = async (caller: Person, owner: Person, own_seats: number, more: object = {}) => {
    const params = { id: owner.accountId ?? 0 }
    const { status, errors } = await send(backend, adjustSeats, {
      caller,
      params,
      body: { own_seats, reason: REASON, ...more },
    })
    return errors[0]?.name ?? status
  }

  test('let the account invite as many people, and are in its log with the reason', async () => {
    const owner = await ownerWith()
    expect(await adjust(await staff(), owner, 3)).toBe(200)
    expect((await seatsOf(owner)).max_users).toBe(3)
    const { activity } = await activityClient(() => backend).list(owner, { kind: 'team' })
    expect(activity.map(({ summary, reason }) => [summary, reason])).toEqual([
      ['Adjusted the account’s seats to 3', REASON],
    ])
  })

  test('are replaced by those of a larger plan while it runs', async () => {
    const owner = await ownerWith({ planId: NEXT, daysAgo: 3 })
    const robin = await staff()
    await adjust(robin, owner, 3)
    expect((await seatsOf(owner)).max_users).toBe(5)
    await adjust(robin, owner, 9)
    expect((await seatsOf(owner)).max_users).toBe(9)
  })

  test('are not put back by Undo once a colleague has changed them', async () => {
    const [owner, robin, sam] = [await ownerWith(), await staff(), await staff()]
    const change_id = randomUUID()
    await adjust(robin, owner, 3, { change_id })
    await adjust(sam, owner, 8)
    expect(await adjust(robin, owner, 1, { undoes_change: change_id })).toBe('changed-since')
    expect((await seatsOf(owner)).max_users).toBe(8)
    const own = randomUUID()
    await adjust(sam, owner, 10, { change_id: own })
    expect(await adjust(sam, owner, 8, { undoes_change: own })).toBe(200)
    expect((await seatsOf(owner)).max_users).toBe(8)
  })
})
