import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { organizationAccounts } from '#backend/modules/single-sign-on/tables.ts'
import { listOrganizationKeys } from '#generated/security/operations/listOrganizationKeys.ts'
import type { OrganizationApiKey, operations } from '#generated/security/types.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { statisticsJob } from '#kernel/storage/statistics.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { isFullRun, scaled } from '../../../../scripts/lib/test-scope.ts'
import { type Backend, type Person, startBackend } from '../../../support/backend.ts'
import { insertEmbeddedKeys, insertSecretKeys } from '../../../support/many-keys.ts'
import { planOf, stepsOf } from '../../../support/query-plan.ts'
import { send } from '../../client.ts'
import { embeddedKey, keysOf, registered, secretKey } from './organizations.ts'

type Query = NonNullable<operations['listOrganizationKeys']['parameters']['query']>

/** In full, the organization has 10,000 keys, among 40,000 of others. */
const ACCOUNTS = scaled(6, 20)
const KEYS_OF_KIND = scaled(20, 250)
const OTHERS = scaled(2, 8)
const ALL = ACCOUNTS * KEYS_OF_KIND * 2

let backend: Backend
let owner: Person
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
  const { db } = backend
  const organization = await registered(backend)
  owner = organization.owner
  const fill = async (accountId: number, count: number) => {
    await insertSecretKeys(backend, { accountId }, count)
    await insertEmbeddedKeys(backend, { accountId }, count)
  }
  await fill(Number(owner.accountId), KEYS_OF_KIND)
  const { organizationId } = organization
  const now = backend.clock.now()
  for (let index = 1; index < ACCOUNTS; index++) {
    const accountId = Number((await backend.person({ label: `Account ${index}` })).accountId)
    await db
      .insert(organizationAccounts)
      .values({ accountId, organizationId, joined: now, keyAccess: 'view' })
    await fill(accountId, KEYS_OF_KIND)
  }
  for (let index = 0; index < OTHERS; index++)
    await fill(Number((await backend.person()).accountId), scaled(20, 2_500))
  await runWorkers(backend.kernel, [statisticsJob])
})
afterAll(() => backend.close())

const list = async (query: Query) =>
  (await send(backend, listOrganizationKeys, { caller: owner, query })).body

const ORDERS = (['label', 'created', 'used'] as const).flatMap(sort =>
  (['asc', 'desc'] as const).map(direction => ({ sort, direction })),
)

describe('a list of the keys of many accounts', () => {
  const value: Record<NonNullable<Query['sort']>, (key: OrganizationApiKey) => string> = {
    label: ({ label }) => label.toLowerCase(),
    created: ({ created }) => created,
    used: ({ last_used }) => last_used ?? '',
  }
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

  test.each(ORDERS)('by $sort $direction shows each key once, ties by id', async order => {
    const keys: OrganizationApiKey[] = []
    for (let page = 1; page <= Math.ceil(ALL / 100); page++) {
      const body = await list({ ...order, page, page_size: 100 })
      expect(body).toMatchObject({ total: ALL, page, page_size: 100 })
      keys.push(...body.keys)
    }
    expect(new Set(keys.map(({ key_id }) => key_id)).size).toBe(ALL)
    expect(new Set(keys.map(({ account_id }) => account_id)).size).toBe(ACCOUNTS)
    const sign = order.direction === 'asc' ? 1 : -1
    const of = value[order.sort]
    const expected = keys.toSorted((a, b) => sign * (compare(of(a), of(b)) || compare(a.key_id, b.key_id)))
    expect(keys.map(({ key_id }) => key_id)).toEqual(expected.map(({ key_id }) => key_id))
  })

  test('of one account, of one kind, and past its end', async () => {
    const account = Number(owner.accountId)
    expect((await list({ account })).total).toBe(KEYS_OF_KIND * 2)
    expect((await list({ account, kind: 'embedded' })).total).toBe(KEYS_OF_KIND)
    expect(await list({ page: 100_000 })).toMatchObject({ keys: [], total: ALL })
    // An account that is not in the organization.
    expect(await list({ account: 1 })).toMatchObject({ keys: [], total: 0 })
  })
})

describe.runIf(isFullRun)('a page of 10,000 keys of 20 accounts', () => {
  test.each(ORDERS)('by $sort $direction comes from the indexes of the order', async order => {
    const page = { page: 3, page_size: 100 }
    await list({ page_size: 1 })
    const statements = await backend.statementsOf(() => list({ ...order, ...page }))
    const [statement] = statements.filter(({ text }) => text.includes('cross join lateral'))
    if (!statement) throw new Error('no statement for the page')
    const steps = stepsOf(await planOf(backend, statement))
    const scans = steps.filter(step => ['secret_keys', 'embedded_keys'].includes(step['Relation Name'] ?? ''))
    const index = { label: 'by_label', created: 'by_created', used: 'by_use' }[order.sort]
    expect(scans.map(step => [step['Node Type'], step['Index Name']])).toEqual([
      ['Index Scan', `secret_keys_${index}`],
      ['Index Scan', `embedded_keys_${index}`],
    ])
    // Each scan ends with its share of the page, and only what they return is sorted.
    expect(steps.filter(step => step['Node Type'] === 'Limit')).toHaveLength(3)
    expect(steps.filter(step => /Sort$/.test(step['Node Type']))).toHaveLength(1)
    expect(statements.length).toBeLessThanOrEqual(8)
  })

  test('is fast, and so is the last one, and a search', async () => {
    const best = async (query: Query) => {
      const times: number[] = []
      for (let run = 0; run < 5; run++) {
        const start = performance.now()
        await list(query)
        times.push(performance.now() - start)
      }
      return Math.min(...times)
    }
    const first = await best({ page_size: 100 })
    const last = await best({ page: 100, page_size: 100 })
    const search = await best({ search: 'key 17', page_size: 100 })
    console.log(
      `keys of an organization: first page ${first.toFixed(1)} ms, last page ${last.toFixed(1)} ms, search ${search.toFixed(1)} ms`,
    )
    for (const time of [first, last, search]) expect(time).toBeLessThan(scaledTimeout(250))
  })
})

test('a search covers label, description, and id, of all accounts and both kinds', async () => {
  const { owner: person } = await registered(backend)
  const secret = await secretKey(backend, person, '100% sure')
  const embedded = await embeddedKey(backend, person, 'Storefront')
  const found = async (search: string) =>
    (await keysOf(backend, person, { search })).map(({ key_id }) => key_id)
  expect(await found('100%')).toEqual([secret])
  expect(await found('FRONT')).toEqual([embedded])
  expect(await found(embedded.slice(-12))).toEqual([embedded])
  expect(await found('_')).toEqual([])
})
