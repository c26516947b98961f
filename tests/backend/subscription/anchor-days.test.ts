import { readdirSync, readFileSync } from 'node:fs'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grantSubscription } from '#backend/services/subscription/grants.ts'
import { subscriptions } from '#backend/services/subscription/tables.ts'
import { listSubscriptions } from '#generated/subscription/operations/listSubscriptions.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { send } from '../client.ts'

/** A month, a year, and a trial of 42 days of one license. */
const [MONTHLY, YEARLY, TRIAL] = [3705, 3715, 3701]

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const at = (day: string) => new Date(`${day}T12:00:00Z`)

/** The last statement of the migration, which gives the terms of older releases their days. */
function backfill(): string {
  const folder = 'src/backend/migrations'
  const name = readdirSync(folder).find(file => file.endsWith('anchor-days.sql'))
  return readFileSync(`${folder}/${name}`, 'utf8').split('--> statement-breakpoint').at(-1) ?? ''
}

describe('terms that older releases wrote', () => {
  /** A track with terms as an older release had them, each from a day to a day. */
  const trackOf = async (terms: [planId: number, start: string, end: string | null][]) => {
    const { accountId } = await backend.person()
    for (const [planId, start, end] of terms) {
      const row = await grantSubscription(backend.db, {
        accountId: Number(accountId),
        planId,
        start: at(start),
      })
      await backend.db
        .update(subscriptions)
        .set({ expiration: end === null ? null : at(end), anchorDay: null, anchorMovedFrom: null })
        .where(eq(subscriptions.subscriptionId, row.subscriptionId))
    }
    return async () => {
      const { rows } = (await backend.db.execute(sql`
        select anchor_day from subscription.subscriptions s join subscription.tracks t using (track_id)
        where t.account_id = ${Number(accountId)} order by s.start`)) as unknown as {
        rows: { anchor_day: number | null }[]
      }
      return rows.map(({ anchor_day }) => anchor_day)
    }
  }

  test('get the day on which the first of them started, unless their dates were moved', async () => {
    const drifted = await trackOf([
      [MONTHLY, '2026-01-31', '2026-02-28'],
      [MONTHLY, '2026-02-28', '2026-03-28'],
      [MONTHLY, '2026-03-28', '2026-04-28'],
    ])
    const moved = await trackOf([
      [MONTHLY, '2026-01-31', '2026-03-10'],
      [MONTHLY, '2026-03-10', '2026-04-10'],
      [MONTHLY, '2026-04-20', '2026-05-20'],
    ])
    const yearly = await trackOf([
      [TRIAL, '2024-01-18', '2024-02-29'],
      [YEARLY, '2024-02-29', '2025-02-28'],
      [YEARLY, '2025-02-28', '2026-02-28'],
    ])
    const endless = await trackOf([[MONTHLY, '2026-01-31', null]])
    await backend.db.execute(sql.raw(backfill()))
    expect(await drifted()).toEqual([31, 31, 31])
    expect(await moved()).toEqual([31, 10, 20])
    expect(await yearly()).toEqual([null, 29, 29])
    expect(await endless()).toEqual([null])
  })
})

test('the API says the day, and the one before the dates were moved', async () => {
  const person = await backend.person()
  const accountId = Number(person.accountId)
  const grant = (planId: number, day: string) =>
    grantSubscription(backend.db, { accountId, planId, start: at(day) })
  const first = await grant(MONTHLY, '2026-01-31')
  await grant(MONTHLY, '2026-02-28')
  await grant(MONTHLY, '2026-04-03')
  const days = async () => {
    const { body } = await send(backend, listSubscriptions, { caller: person, params: { id: 1407 } })
    return body.subscriptions
      .toReversed()
      .map(({ anchor_day, anchor_moved_from }) => [anchor_day, anchor_moved_from])
  }
  expect(await days()).toEqual([
    [31, null],
    [31, null],
    [3, 31],
  ])
  // Staff move an end: the next term would start then, and end on that day.
  const [last] = await backend.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.trackId, first.trackId))
    .orderBy(asc(subscriptions.start))
    .offset(2)
  await backend.db
    .update(subscriptions)
    .set({ expiration: at('2026-05-09') })
    .where(eq(subscriptions.subscriptionId, last?.subscriptionId ?? 0))
  expect((await days()).at(-1)).toEqual([9, 3])
})
