import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { usageLimitNotices } from '#backend/services/billing/notices/usage-limits.ts'
import { notices } from '#backend/services/notification/tables.ts'
import { addUsage } from '#backend/services/security/metering/statement.ts'
import { usageLimits, WHOLE_ACCOUNT } from '#backend/services/security/usage-limits/tables.ts'
import { DAY } from '#domain/time/durations.ts'
import { undoActivity } from '#generated/authorization/operations/undoActivity.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { deleteSecretKey } from '#generated/security/operations/deleteSecretKey.ts'
import { getKeyUsageLimits } from '#generated/security/operations/getKeyUsageLimits.ts'
import { getUsageLimits } from '#generated/security/operations/getUsageLimits.ts'
import { setKeyUsageLimits } from '#generated/security/operations/setKeyUsageLimits.ts'
import { setUsageAlerts } from '#generated/security/operations/setUsageAlerts.ts'
import { setUsageLimits } from '#generated/security/operations/setUsageLimits.ts'
import { setUsageTimeZone } from '#generated/security/operations/setUsageTimeZone.ts'
import { type Backend, type Person, sharedBackend } from '../../../support/backend.ts'
import { activityClient } from '../../authorization/activity-client.ts'
import { send } from '../../client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

const { latest } = activityClient(() => backend)
const NONE = { per_day: null, per_month: null }
type Numbers = { per_day: number | null; per_month: number | null }

const bodyOf = (to: Numbers, from: Numbers = NONE) => ({
  ...to,
  instead_of_day: from.per_day,
  instead_of_month: from.per_month,
})

async function withKey() {
  const owner = await backend.person()
  const { body } = await send(backend, createSecretKey, { caller: owner, body: { label: 'Checkout server' } })
  const call = { caller: owner, params: { id: body.key_id } }
  const set = (to: Numbers, from?: Numbers) =>
    send(backend, setKeyUsageLimits, { ...call, body: bodyOf(to, from) })
  const get = async () => (await send(backend, getKeyUsageLimits, call)).body
  return { owner, id: body.key_id, call, set, get }
}

const ofAccount = async (caller: Person) => (await send(backend, getUsageLimits, { caller })).body

/** As the gateway counts. */
const use = (caller: Person, keyId: string, lookupsUsed: number) =>
  backend.db
    .update(usageLimits)
    .set({ lookupsUsed })
    .where(and(eq(usageLimits.accountId, Number(caller.accountId)), eq(usageLimits.keyId, keyId)))

describe('limits of a key', () => {
  test('are set, changed, removed, and put back by Undo of the activity', async () => {
    const { owner, set, get } = await withKey()
    const first = { per_day: 100, per_month: 2_000 }
    expect((await set(first)).body).toMatchObject({
      day: { max_lookups: 100 },
      month: { max_lookups: 2_000 },
    })
    const entry = await latest(owner)
    expect(entry).toMatchObject({
      summary: 'Set the limits of the key Checkout server to 100 lookups a day and 2,000 lookups a month',
      undo: 'available',
    })
    await set({ per_day: null, per_month: 50 }, first)
    expect(await get()).toMatchObject({ day: null, month: { max_lookups: 50 } })
    const change = await latest(owner)
    await send(backend, undoActivity, { caller: owner, params: { id: change.activity_id } })
    expect(await get()).toMatchObject({ day: { max_lookups: 100 }, month: { max_lookups: 2_000 } })
  })

  test('of two people who change them at once are those of one', async () => {
    const { set, get } = await withKey()
    const responses = await Promise.all([10, 20, 30].map(per_day => set({ per_day, per_month: null })))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const winner = responses.find(({ status }) => status === 200)
    expect((await get()).day).toEqual(winner?.body.day)
  })

  test('count what was used since their day and month began, by this key only', async () => {
    const { owner, id, set } = await withKey()
    const now = backend.clock.now()
    const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000)
    const last = new Date(hour.getTime() - 40 * DAY).toISOString()
    const account = Number(owner.accountId)
    await addUsage(
      backend.db,
      sql`select * from (values
        (${account}::int, ${hour.toISOString()}::timestamptz, ${id}::uuid, 1102, 7::bigint),
        (${account}::int, ${last}::timestamptz, ${id}::uuid, 1102, 100::bigint),
        (${account}::int, ${hour.toISOString()}::timestamptz, ${WHOLE_ACCOUNT}::uuid, 1102, 50::bigint)
      ) as v (account_id, hour, key_id, license_id, used)`,
    )
    expect((await set({ per_day: 10, per_month: 5 })).body).toMatchObject({
      day: { lookups_used: 7, limit_reached: false },
      month: { lookups_used: 7, limit_reached: true },
    })
  })

  test('are listed with the account, the closest to a limit first, without deleted keys', async () => {
    const { owner, id, set, call } = await withKey()
    const other = await send(backend, createSecretKey, { caller: owner, body: { label: 'Batch' } })
    const otherCall = { caller: owner, params: { id: other.body.key_id } }
    await set({ per_day: 100, per_month: null })
    await send(backend, setKeyUsageLimits, { ...otherCall, body: bodyOf({ per_day: null, per_month: 10 }) })
    await use(owner, other.body.key_id, 9)
    expect(await ofAccount(owner)).toMatchObject({
      key_count: 2,
      keys: [
        { label: 'Batch', month: { lookups_used: 9 } },
        { key_id: id, kind: 'secret', day: { lookups_used: 0 } },
      ],
    })
    await send(backend, deleteSecretKey, otherCall)
    await send(backend, deleteSecretKey, call)
    expect(await ofAccount(owner)).toMatchObject({ key_count: 0, keys: [] })
  })
})

test('the account has limits of its own, and another account none of them', async () => {
  const { owner } = await withKey()
  const other = await backend.person()
  const body = bodyOf({ per_day: 5, per_month: null })
  expect((await send(backend, setUsageLimits, { caller: owner, body })).status).toBe(200)
  expect(await ofAccount(owner)).toMatchObject({ day: { max_lookups: 5 }, month: null })
  expect(await ofAccount(other)).toMatchObject({ day: null, month: null })
  const again = await send(backend, setUsageLimits, { caller: owner, body })
  expect(again).toMatchObject({ status: 409, errors: [{ name: 'limit-changed' }] })
})

test('a time zone moves the ends of all limits, and Undo moves them back', async () => {
  const { owner, set, get } = await withKey()
  await set({ per_day: 5, per_month: 50 })
  const before = await get()
  await send(backend, setUsageTimeZone, { caller: owner, body: { zone: 'Pacific/Auckland' } })
  const { zone, day } = await get()
  expect(zone).toBe('Pacific/Auckland')
  expect(day?.resets_at).not.toBe(before.day?.resets_at)
  await send(backend, undoActivity, {
    caller: owner,
    params: { id: (await latest(owner)).activity_id },
  })
  expect(await get()).toMatchObject({ zone: 'UTC', day: before.day, month: before.month })
})

describe('alerts', () => {
  const toldOf = async ({ accountId }: Person) => {
    await backend.db.transaction(db => usageLimitNotices.run(db, backend.clock.now()))
    const rows = await backend.db
      .select()
      .from(notices)
      .where(eq(notices.accountId, Number(accountId)))
      .orderBy(notices.noticeId)
    return rows.flatMap(({ facts }) =>
      facts.kind === 'usage-limit'
        ? [`${facts.key?.label ?? 'account'} ${facts.period} ${facts.percent}`]
        : [],
    )
  }

  test('are sent at the chosen shares, each once for a period, and again in the next', async () => {
    const { owner, id, set } = await withKey()
    await send(backend, setUsageAlerts, { caller: owner, body: { percents: [100, 50, 75] } })
    await set({ per_day: 100, per_month: null })
    for (const used of [10, 49, 50, 60, 74]) await use(owner, id, used)
    expect(await toldOf(owner)).toEqual(['Checkout server day 50'])
    // A call that failed afterwards is taken back, and the share is passed again.
    for (const used of [49, 50, 76, 100]) await use(owner, id, used)
    expect(await toldOf(owner)).toEqual(['50', '75', '100'].map(percent => `Checkout server day ${percent}`))
    const [row] = await backend.db.select().from(usageLimits).where(eq(usageLimits.keyId, id))
    if (!row) throw new Error('no limit')
    const next = { starts: row.ends, ends: new Date(row.ends.getTime() + DAY), lookupsUsed: 80 }
    await backend.db.update(usageLimits).set(next).where(eq(usageLimits.keyId, id))
    expect((await toldOf(owner)).slice(3)).toEqual(['Checkout server day 75'])
  })

  test('that are off are not sent, and a limit of the account has its own', async () => {
    const { owner } = await withKey()
    await send(backend, setUsageLimits, { caller: owner, body: bodyOf({ per_day: null, per_month: 10 }) })
    await send(backend, setUsageAlerts, { caller: owner, body: { percents: [] } })
    await use(owner, WHOLE_ACCOUNT, 10)
    expect(await toldOf(owner)).toEqual([])
    await send(backend, setUsageAlerts, { caller: owner, body: { percents: [90] } })
    await use(owner, WHOLE_ACCOUNT, 0)
    await use(owner, WHOLE_ACCOUNT, 9)
    expect(await toldOf(owner)).toEqual(['account month 90'])
  })
})
