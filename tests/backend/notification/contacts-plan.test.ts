import { afterAll, beforeAll, expect, test } from 'vitest'
import { listContacts } from '#generated/notification/operations/listContacts.ts'
import { listUndeliverableContacts } from '#generated/notification/operations/listUndeliverableContacts.ts'
import { searchContacts } from '#generated/notification/operations/searchContacts.ts'
import type { operations } from '#generated/notification/types.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { statisticsJob } from '#kernel/storage/statistics.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { isFullRun } from '../../../scripts/lib/test-scope.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { type PlanNode, planOf, stepsOf } from '../../support/query-plan.ts'
import { send } from '../client.ts'

const CONTACTS = 4_999
const OTHERS = 5

/** Filling the tables takes ten seconds. With fewer rows, the planner would prefer to read them all. */
const testInFull = test.runIf(isFullRun)

let backend: Backend
let caller: Person
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
  caller = await backend.person({ manyContacts: CONTACTS, roles: ['account-owner', 'internal-admin'] })
  for (let other = 0; other < OTHERS; other++) await backend.person({ manyContacts: CONTACTS })
  await runWorkers(backend.kernel, [statisticsJob])
})
afterAll(() => backend.close())

type Query = NonNullable<operations['listContacts']['parameters']['query']>
const list = (query: Query) => send(backend, listContacts, { caller, query })

const QUERIES: Query[] = [
  {},
  { direction: 'desc', page: 40 },
  { sort: 'email' },
  { sort: 'name', direction: 'desc', page_size: 100 },
  { search: 'contact-12' },
  { topic: 'receipts', page_size: 100 },
  { state: 'undeliverable', sort: 'name' },
]

async function stepsOfCall(call: () => Promise<{ status: number }>): Promise<PlanNode[][]> {
  const statements = await backend.statementsOf(async () => {
    expect((await call()).status).toBe(200)
  })
  return Promise.all(statements.map(async statement => stepsOf(await planOf(backend, statement))))
}

testInFull.each(QUERIES)('%o takes three statements, none of which reads all contacts', async query => {
  await list({ page_size: 1 })
  const plans = await stepsOfCall(() => list(query))
  expect(plans.length).toBeLessThanOrEqual(3)
  const readInFull = plans
    .flat()
    .filter(step => step['Node Type'] === 'Seq Scan')
    .map(step => step['Relation Name'])
  expect(readInFull).not.toContain('contacts')
})

testInFull.each(QUERIES.slice(0, 4))('%o reads its page in the order of an index', async query => {
  const [page] = await stepsOfCall(() => list(query))
  expect(page?.map(step => step['Node Type'])).not.toContain('Sort')
})

testInFull(
  'staff list the undeliverable contacts of all accounts in the order of an index, the longest first',
  async () => {
    const first = await stepsOfCall(() => send(backend, listUndeliverableContacts, { caller }))
    const steps = first.flat()
    expect(steps.map(step => step['Index Name'])).toContain('contacts_undeliverable')
    expect(steps.map(step => step['Node Type'])).not.toContain('Sort')
    const readInFull = steps
      .filter(step => step['Node Type'] === 'Seq Scan')
      .map(step => step['Relation Name'])
    expect(readInFull).not.toContain('contacts')
  },
)

testInFull('staff find the contacts of all accounts by the index of their words', async () => {
  const [page] = await stepsOfCall(() => send(backend, searchContacts, { caller, query: { text: 'branch' } }))
  expect(page?.flatMap(step => step['Index Name'] ?? [])).toContain('contacts_words')
})

testInFull('a page is quick, whatever it is asked for', async () => {
  const calls = [
    ...QUERIES.map(query => [JSON.stringify(query), 300, () => list(query)] as const),
    [
      // There are 30,000 contacts of all accounts.
      'staff',
      1000,
      () => send(backend, searchContacts, { caller, query: { text: 'contact-4998' } }),
    ] as const,
  ]
  for (const [name, most, call] of calls) {
    const times: number[] = []
    for (let run = 0; run < 5; run++) {
      const start = performance.now()
      await call()
      times.push(performance.now() - start)
    }
    const best = Math.min(...times)
    console.log(`${name}: ${best.toFixed(1)} ms`)
    expect(best).toBeLessThan(scaledTimeout(most))
  }
})

testInFull('all pages together hold each contact once, in the order of their names', async () => {
  const found: string[] = []
  for (let page = 1; page <= 50; page++) {
    const { body } = await list({ page, page_size: 100, sort: 'name' })
    expect(body.total).toBe(CONTACTS + 1)
    found.push(
      ...body.contacts.map(({ first_name, last_name }) => `${first_name} ${last_name}`.toLowerCase()),
    )
  }
  expect(found).toHaveLength(CONTACTS + 1)
  expect(new Set(found).size).toBe(CONTACTS + 1)
})
