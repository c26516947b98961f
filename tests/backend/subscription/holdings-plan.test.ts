import { afterAll, beforeAll, expect, test } from 'vitest'
import { listHoldings } from '#generated/subscription/operations/listHoldings.ts'
import type { operations } from '#generated/subscription/types.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { statisticsJob } from '#kernel/storage/statistics.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { isFullRun } from '../../../scripts/lib/test-scope.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { type PlanNode, planOf, stepsOf } from '../../support/query-plan.ts'
import { send } from '../client.ts'

const LICENSES = 300
const TERMS = 5_000
const OTHERS = 12
/** So many that reading all licenses never looks cheaper than those of one account. */
const SMALL_OTHERS = 40

/** Filling the tables takes ten seconds. With fewer rows, the planner would prefer to read them all. */
const testInFull = test.runIf(isFullRun)

let backend: Backend
let caller: Person
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
  caller = await backend.person({ manyHoldings: { licenses: LICENSES, terms: TERMS } })
  for (let other = 0; other < OTHERS; other++)
    await backend.person({ manyHoldings: { licenses: LICENSES, terms: TERMS } })
  for (let other = 0; other < SMALL_OTHERS; other++)
    await backend.person({ manyHoldings: { licenses: LICENSES, terms: LICENSES } })
  await runWorkers(backend.kernel, [statisticsJob])
})
afterAll(() => backend.close())

type Query = NonNullable<operations['listHoldings']['parameters']['query']>
const list = (query: Query) => send(backend, listHoldings, { caller, query })

const QUERIES: Query[] = [
  {},
  { direction: 'desc', page: 12 },
  { search: 'address' },
  { status: 'active', page_size: 100 },
  { sort: 'left' },
  { sort: 'end', direction: 'desc', page: 3 },
]

testInFull.each(QUERIES)(
  '%o takes four statements, and reads the terms of the account by their index',
  async query => {
    await list({ page_size: 1 })
    const statements = await backend.statementsOf(async () => {
      const { status, body } = await list(query)
      expect(status).toBe(200)
      expect(body.holdings.length).toBeGreaterThan(0)
    })
    expect(statements.length).toBeLessThanOrEqual(4)
    const steps: PlanNode[] = []
    for (const statement of statements) steps.push(...stepsOf(await planOf(backend, statement)))
    const readInFull = steps
      .filter(step => step['Node Type'] === 'Seq Scan')
      .map(step => step['Relation Name'])
    expect(readInFull).not.toContain('subscriptions')
    expect(readInFull).not.toContain('tracks')
    expect(steps.flatMap(step => step['Index Name'] ?? [])).toContain('subscriptions_track')
  },
)

testInFull('a page is quick, whatever it is sorted by', async () => {
  for (const query of QUERIES) {
    const times: number[] = []
    for (let run = 0; run < 7; run++) {
      const start = performance.now()
      await list(query)
      times.push(performance.now() - start)
    }
    const best = Math.min(...times)
    console.log(`${JSON.stringify(query)}: ${best.toFixed(1)} ms`)
    expect(best).toBeLessThan(scaledTimeout(300))
  }
})

testInFull('all pages together hold each license once', async () => {
  const ids = new Set<number>()
  for (let page = 1; page <= LICENSES / 100; page++) {
    const { body } = await list({ page, page_size: 100, sort: 'left' })
    expect(body.total).toBe(LICENSES)
    for (const { track_id, subscription_count } of body.holdings) {
      ids.add(track_id)
      expect(subscription_count).toBeGreaterThanOrEqual(Math.floor(TERMS / LICENSES))
    }
  }
  expect(ids.size).toBe(LICENSES)
})
