import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeRejections } from '#backend/services/security/rejections/rows.ts'
import { HOUR } from '#domain/time/durations.ts'
import { authorizeDomain } from '#generated/security/operations/authorizeDomain.ts'
import { dismissHostname } from '#generated/security/operations/dismissHostname.ts'
import { listRejectionCauses } from '#generated/security/operations/listRejectionCauses.ts'
import { listRejectionGroups } from '#generated/security/operations/listRejectionGroups.ts'
import type { operations } from '#generated/security/types.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { makeKey } from '../../support/gateway.ts'
import { planOf, stepsOf } from '../../support/query-plan.ts'
import { send } from '../client.ts'

let backend: Backend
let person: Person
let keyId: string
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => backend.close())
beforeEach(async () => {
  person = await backend.person()
  keyId = (await makeKey(backend, { accountId: person.accountId ?? 0, kind: 'embedded' })).keyId
})

type Query = NonNullable<operations['listRejectionGroups']['parameters']['query']>
async function list(query: Query = {}) {
  const { status, body, text } = await send(backend, listRejectionGroups, { caller: person, query })
  if (status !== 200) throw new Error(text)
  return body
}

/** Requests of a page so many hours ago that were rejected because of their hostname. */
function reject(source: string, { hoursAgo = 0, rejected_lookups = 1 } = {}) {
  const now = backend.clock.now().getTime()
  const hour = new Date(Math.floor(now / HOUR) * HOUR - hoursAgo * HOUR).toISOString()
  const row = { rule: 'hostname', source_kind: 'hostname', source, rejected_lookups } as const
  return writeRejections(backend.db, [{ ...row, key_id: keyId, hour, first: hour, last: hour }])
}

test('a group adds up its sources, and has the hours of the last day, the current one last', async () => {
  await reject('a.example', { rejected_lookups: 5 })
  await reject('a.example', { hoursAgo: 23, rejected_lookups: 2 })
  await reject('b.example', { hoursAgo: 24, rejected_lookups: 3 })
  const { groups, total, rejected_lookups } = await list()
  expect({ total, rejected_lookups }).toEqual({ total: 1, rejected_lookups: 10 })
  expect(groups).toMatchObject([
    {
      key_id: keyId,
      rule: 'hostname',
      error: 'key-unauthorized',
      rejected_lookups: 10,
      source_count: 2,
      current_rule: 'hostname',
      sources: [
        { source: 'a.example', rejected_lookups: 7, current_rule: 'hostname' },
        { source: 'b.example', rejected_lookups: 3, current_rule: 'hostname' },
      ],
    },
  ])
  const [group] = groups
  expect(group?.hours).toEqual([2, ...Array.from({ length: 22 }, () => 0), 5])
})

test('a group is fixed once all of its listed sources are accepted', async () => {
  await reject('a.example', { rejected_lookups: 2 })
  await reject('b.example')
  const allow = (domain: string) =>
    send(backend, authorizeDomain, { caller: person, params: { id: keyId, domain } })
  await allow('a.example')
  const rules = async () => {
    const { groups } = await list()
    return [groups[0]?.current_rule, ...(groups[0]?.sources ?? []).map(({ current_rule }) => current_rule)]
  }
  expect(await rules()).toEqual(['hostname', null, 'hostname'])
  await allow('b.example')
  expect(await rules()).toEqual([null, null, null])
})

test('a group of many sources lists the five most frequent', async () => {
  for (let at = 1; at <= 8; at++) await reject(`page-${at}.example`, { rejected_lookups: at })
  const [group] = (await list()).groups
  expect(group).toMatchObject({ rejected_lookups: 36, source_count: 8 })
  expect(group?.sources.map(each => each.rejected_lookups)).toEqual([8, 7, 6, 5, 4])
})

test('the list is one statement with the index of the account', async () => {
  await reject('a.example')
  const statements = (
    await backend.statementsOf(() => list({ error: 'key-unauthorized', search: 'a', page_size: 100 }))
  ).filter(({ text }) => text.includes('full_groups'))
  expect(statements).toHaveLength(1)
  const [statement = { text: '', parameters: [] }] = statements
  const read = stepsOf(await planOf(backend, statement)).filter(step =>
    step['Relation Name']?.startsWith('refusals_'),
  )
  expect(read.length).toBeGreaterThan(0)
  expect(read.map(step => step['Node Type'])).not.toContain('Seq Scan')
})

test('a dismissed hostname leaves nothing to decide, until it is authorized', async () => {
  await reject('own.example', { rejected_lookups: 2 })
  await reject('copycat.example', { rejected_lookups: 9 })
  const call = (domain: string) => ({ caller: person, params: { id: keyId, domain } })
  expect((await send(backend, dismissHostname, call('copycat.example'))).status).toBe(200)
  const sources = async () => {
    const [group] = (await list()).groups
    const listed = group?.sources.map(({ source, is_dismissed }) => [source, is_dismissed])
    return { rule: group?.current_rule, isDismissed: group?.is_dismissed, listed }
  }
  // The one to decide about comes first, though it has fewer lookups.
  expect(await sources()).toEqual({
    rule: 'hostname',
    isDismissed: false,
    listed: [
      ['own.example', false],
      ['copycat.example', true],
    ],
  })
  await send(backend, authorizeDomain, call('own.example'))
  expect(await sources()).toMatchObject({ rule: null, isDismissed: false })
  await send(backend, authorizeDomain, call('copycat.example'))
  expect((await sources()).listed).toEqual([
    ['copycat.example', false],
    ['own.example', false],
  ])
})

test('reasons have their keys, those with something to decide first, and the hours of the range', async () => {
  await reject('a.example', { hoursAgo: 50, rejected_lookups: 4 })
  await reject('a.example', { rejected_lookups: 1 })
  const accountId = person.accountId ?? 0
  const other = await makeKey(backend, { accountId, kind: 'embedded', plans: [] })
  const hour = new Date(Math.floor(backend.clock.now().getTime() / HOUR) * HOUR).toISOString()
  const row = {
    rule: 'paused',
    source_kind: 'hostname',
    source: 'b.northwind.example',
    rejected_lookups: 70,
  } as const
  await writeRejections(backend.db, [{ ...row, key_id: other.keyId, hour, first: hour, last: hour }])
  const read = async (query = {}) =>
    (await send(backend, listRejectionCauses, { caller: person, query })).body
  const { causes, hours, rejected_lookups } = await read()
  expect(causes.map(cause => [cause.rule, cause.rejected_lookups, cause.key_count])).toEqual([
    ['hostname', 5, 1],
    ['paused', 70, 1],
  ])
  expect([rejected_lookups, hours.map(each => each.rejected_lookups)]).toEqual([75, [4, 71]])
  const narrowed = await read({ error: 'key-unauthorized', search: 'a.exam' })
  expect(narrowed.hours.map(each => each.rejected_lookups)).toEqual([4, 1])
})
