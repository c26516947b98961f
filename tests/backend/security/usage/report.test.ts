import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { purgeJobs } from '#backend/services/security/purge.ts'
import { usageHours } from '#backend/services/security/tables.ts'
import { listKeyUsage } from '#generated/security/operations/listKeyUsage.ts'
import type { operations } from '#generated/security/types.ts'
import { listLicenseUsage } from '#generated/subscription/operations/listLicenseUsage.ts'
import { listUsageByKey } from '#generated/subscription/operations/listUsageByKey.ts'
import { type Backend, type Person, sharedBackend } from '../../../support/backend.ts'
import { addKey, addUsage } from '../../../support/usage.ts'
import { send } from '../../client.ts'

type Query = operations['listKeyUsage']['parameters']['query']

const CORE = 1102
const INTERNATIONAL = 1407

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

const report = (caller: Person, query: Query) => send(backend, listKeyUsage, { caller, query })
async function rows(caller: Person, query: Query) {
  const { status, body, text } = await report(caller, query)
  expect(status, text).toBe(200)
  return body.usage.map(({ start, key_label, license_id, used }) => [start, key_label, license_id, used])
}

/** A person with one key, and lookups with it at these times. */
async function withLookups(lookups: Record<string, number>, label = 'Checkout') {
  const caller = await backend.person()
  const accountId = caller.accountId ?? 0
  const key = await addKey(backend.db, accountId, label)
  const used = Object.entries(lookups).map(([at, count]) => ({ key, license: CORE, at, used: count }))
  await addUsage(backend.db, accountId, used)
  return { caller, accountId, key }
}

describe('a range', () => {
  test('includes its start but not its end, and cuts the first and last day', async () => {
    const { caller } = await withLookups({
      '2026-05-01T05:00:00Z': 1,
      '2026-05-01T06:00:00Z': 2,
      '2026-05-01T23:00:00Z': 4,
      '2026-05-02T00:00:00Z': 8,
      '2026-05-02T23:59:59Z': 16,
      '2026-05-03T05:59:00Z': 32,
      '2026-05-03T06:00:00Z': 64,
    })
    expect(await rows(caller, { start: '2026-05-01T06:00:00Z', end: '2026-05-03T06:00:00Z' })).toEqual([
      ['2026-05-01T00:00:00Z', 'Checkout', CORE, 6],
      ['2026-05-02T00:00:00Z', 'Checkout', CORE, 24],
      ['2026-05-03T00:00:00Z', 'Checkout', CORE, 32],
    ])
  })

  test('within one day is made of its hours', async () => {
    const { caller } = await withLookups({ '2026-05-01T05:00:00Z': 1, '2026-05-01T06:00:00Z': 2 })
    const query = { start: '2026-05-01T06:00:00Z', end: '2026-05-01T20:00:00Z' }
    expect(await rows(caller, query)).toEqual([['2026-05-01T00:00:00Z', 'Checkout', CORE, 2]])
  })

  test('that starts within an hour excludes that hour, and one that ends within an hour includes it', async () => {
    const { caller } = await withLookups({ '2026-05-01T05:00:00Z': 1, '2026-05-01T06:00:00Z': 2 })
    const query = { start: '2026-05-01T05:00:01Z', end: '2026-05-01T06:30:00Z', interval: 'hour' } as const
    expect(await rows(caller, query)).toEqual([['2026-05-01T06:00:00Z', 'Checkout', CORE, 2]])
  })

  test('of whole days reads no hours', async () => {
    const { caller, accountId } = await withLookups({ '2026-05-01T05:00:00Z': 1, '2026-05-02T06:00:00Z': 2 })
    await backend.db.execute(sql`delete from ${usageHours} where account_id = ${accountId}`)
    expect(await rows(caller, { start: '2026-05-01T00:00:00Z', end: '2026-05-03T00:00:00Z' })).toHaveLength(2)
  })

  test.each([
    ['2026-05-01T00:00:00Z', '2026-11-01T00:00:00Z', 'UTC', 200],
    ['2026-05-01T00:00:00Z', '2026-11-01T00:00:00.001Z', 'UTC', 400],
    // Six calendar months in Berlin are an hour longer than six months in UTC.
    ['2026-04-30T22:00:00Z', '2026-10-31T23:00:00Z', 'Europe/Berlin', 200],
    ['2026-04-30T22:00:00Z', '2026-10-31T23:00:00Z', 'UTC', 400],
    ['0000-01-01T00:00:00Z', '0000-02-01T00:00:00Z', 'UTC', 200],
    ['9999-12-31T00:00:00Z', '9999-12-31T23:59:60Z', 'Etc/GMT+12', 200],
  ])('from %s to %s in %s answers %i', async (start, end, time_zone, status) => {
    const caller = await backend.person()
    const response = await report(caller, { start, end, time_zone })
    expect(response.status, response.text).toBe(status)
    if (status === 400) expect(response.errors).toMatchObject([{ name: 'range-too-long', fields: ['end'] }])
  })
})

describe('days of another zone', () => {
  test('begin at its midnight, even on a day with 25 hours', async () => {
    const { caller } = await withLookups({
      '2026-10-31T03:00:00Z': 1,
      '2026-10-31T04:00:00Z': 2,
      '2026-11-01T03:59:00Z': 4,
      // New York: 1 November from 04:00Z, summer time, to 05:00Z of the next day, winter time.
      '2026-11-01T04:00:00Z': 8,
      '2026-11-02T04:59:00Z': 16,
      '2026-11-02T05:00:00Z': 32,
    })
    const query = {
      start: '2026-10-31T04:00:00Z',
      end: '2026-11-02T05:00:00Z',
      time_zone: 'America/New_York',
    }
    expect(await rows(caller, query)).toEqual([
      ['2026-10-31T04:00:00Z', 'Checkout', CORE, 6],
      ['2026-11-01T04:00:00Z', 'Checkout', CORE, 24],
    ])
  })

  test('have the hours that begin in them, in a zone with midnight at half past', async () => {
    const { caller } = await withLookups({
      '2026-05-01T18:00:00Z': 1,
      '2026-05-01T19:00:00Z': 2,
      '2026-05-02T18:59:00Z': 4,
    })
    const query = { start: '2026-05-01T00:00:00Z', end: '2026-05-03T00:00:00Z', time_zone: 'Asia/Kolkata' }
    expect(await rows(caller, query)).toEqual([
      ['2026-04-30T18:30:00Z', 'Checkout', CORE, 1],
      ['2026-05-01T18:30:00Z', 'Checkout', CORE, 6],
    ])
  })

  test('equal those of UTC when the zone is an alias of UTC', async () => {
    const { caller } = await withLookups({ '2026-05-01T05:00:00Z': 1, '2026-05-02T06:00:00Z': 2 })
    const range = { start: '2026-05-01T00:00:00Z', end: '2026-05-03T00:00:00Z' }
    expect(await rows(caller, { ...range, time_zone: 'Etc/UTC' })).toEqual(await rows(caller, range))
  })

  test.each([
    'Nowhere/City',
    'Berlin',
    'abc5',
    'Europe/Berlin/x/y',
    '-05',
    // The runtime and the database treat it as different zones.
    'IST',
    // The runtime knows it, and the database does not.
    'US/Pacific-New',
  ])('%s is not a zone', async zone => {
    const { caller } = await withLookups({ '2026-05-01T05:00:00Z': 1 })
    const query = { start: '2026-05-01T00:00:00Z', end: '2026-05-03T00:00:00Z', time_zone: zone }
    expect(await report(caller, query)).toMatchObject({ status: 400, errors: [{ fields: ['time_zone'] }] })
  })
})

describe('rows', () => {
  const range = { start: '2026-05-01T00:00:00Z', end: '2026-05-03T00:00:00Z' }
  const at = '2026-05-01T05:00:00Z'

  test('are sorted by interval, label, license and, for keys with the same label, id', async () => {
    const caller = await backend.person()
    const accountId = caller.accountId ?? 0
    const ids: string[] = []
    for (const label of ['zebra', 'Alpha', 'alpha', 'Écru', 'Zulu'])
      ids.push(await addKey(backend.db, accountId, label, { kind: label === 'Zulu' ? 'embedded' : 'secret' }))
    const used = ids.flatMap(key =>
      [CORE, INTERNATIONAL].flatMap(license =>
        [at, '2026-05-02T05:00:00Z'].map(moment => ({ key, license, at: moment, used: 1 })),
      ),
    )
    await addUsage(backend.db, accountId, used)
    const { body } = await report(caller, range)
    const day = body.usage.filter(({ start }) => start === '2026-05-01T00:00:00Z')
    expect(body.usage.slice(0, 10)).toEqual(day)
    expect(day.map(({ key_label }) => key_label.toLowerCase())).toEqual([
      'alpha',
      'alpha',
      'alpha',
      'alpha',
      'zebra',
      'zebra',
      'zulu',
      'zulu',
      'écru',
      'écru',
    ])
    const [alpha] = ids.slice(1, 3).toSorted()
    expect(day.slice(0, 2).map(({ key_id }) => key_id)).toEqual([alpha, alpha])
    expect(day.map(({ license_id }) => license_id)).toEqual([
      1407, 1102, 1407, 1102, 1407, 1102, 1407, 1102, 1407, 1102,
    ])
  })

  test('show the label of a deleted key, or its id when nothing else is left', async () => {
    const caller = await backend.person()
    const accountId = caller.accountId ?? 0
    const gone = await addKey(backend.db, accountId, 'Old staging', { gone: true })
    const lost = '0193f1c4-0000-7000-8000-000000000000'
    await addUsage(backend.db, accountId, [
      { key: lost, license: CORE, at, used: 2 },
      { key: gone, license: 99_999, at, used: 1 },
    ])
    expect(await rows(caller, range)).toEqual([
      ['2026-05-01T00:00:00Z', 'Old staging', 99_999, 1],
      ['2026-05-01T00:00:00Z', lost, CORE, 2],
    ])
  })

  test('are only those of the account, whichever key is requested', async () => {
    const { key } = await withLookups({ [at]: 5 })
    const { caller } = await withLookups({ [at]: 7 })
    expect(await rows(caller, { ...range, key: [key] })).toEqual([])
    expect(await rows(caller, range)).toEqual([['2026-05-01T00:00:00Z', 'Checkout', CORE, 7]])
  })

  test('are the same on the old path, and add up to those by license', async () => {
    const { caller, accountId } = await withLookups({ [at]: 5, '2026-05-02T05:00:00Z': 6 })
    const other = await addKey(backend.db, accountId, 'Other')
    await addUsage(backend.db, accountId, [{ key: other, license: CORE, at, used: 100 }])
    const [now, old] = [
      await report(caller, range),
      await send(backend, listUsageByKey, { caller, query: range }),
    ]
    expect(old.body).toEqual(now.body)
    const byLicense = await send(backend, listLicenseUsage, { caller, query: range })
    expect(byLicense.body.usage.map(({ start, used }) => [start, used])).toEqual([
      ['2026-05-01T00:00:00Z', 105],
      ['2026-05-02T00:00:00Z', 6],
    ])
  })
})

describe('a file', () => {
  const query = { start: '2026-05-01T00:00:00Z', end: '2026-05-03T00:00:00Z', format: 'csv' } as const

  test('has a name and no formula of a key’s label', async () => {
    const label = '=HYPERLINK("https://evil.example","Pay")'
    const { caller, key } = await withLookups({ '2026-05-01T05:00:00Z': 5 }, label)
    const { status, headers, text } = await report(caller, query)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe(
      'attachment; filename="usage-by-key-2026-05-01-2026-05-02.csv"',
    )
    expect(text.split('\n')).toEqual([
      'start,key_id,key_label,license_id,license_label,used',
      `2026-05-01T00:00:00Z,${key},"'=HYPERLINK(""https://evil.example"",""Pay"")",1102,"US Address Verification, Plus",5`,
      '',
    ])
  })

  test('is named by the days of its zone', async () => {
    const caller = await backend.person()
    const range = {
      start: '2026-05-01T04:00:00Z',
      end: '2026-05-03T04:00:00Z',
      time_zone: 'America/New_York',
    }
    const { headers } = await send(backend, listLicenseUsage, { caller, query: { ...query, ...range } })
    expect(headers['content-disposition']).toBe(
      'attachment; filename="usage-by-license-2026-05-01-2026-05-02.csv"',
    )
  })
})

test('hours are deleted after 400 days, and days stay', async () => {
  const { caller, accountId } = await withLookups({})
  const now = backend.clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString()
  const key = await addKey(backend.db, accountId, 'Old')
  await addUsage(
    backend.db,
    accountId,
    [402, 399].map(days => ({ key, license: CORE, at: ago(days), used: days })),
  )
  for (const job of purgeJobs) await backend.db.transaction(db => job.run(db, now))
  const kept = (interval: 'hour' | 'day') => rows(caller, { start: ago(430), end: ago(380), interval })
  expect((await kept('hour')).map(([, , , used]) => used)).toEqual([399])
  expect((await kept('day')).map(([, , , used]) => used)).toEqual([402, 399])
})
