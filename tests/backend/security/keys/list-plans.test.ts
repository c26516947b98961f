import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { people } from '#backend/modules/people/tables.ts'
import { embeddedKeys, keyLimits, secretKeys } from '#backend/services/security/tables.ts'
import { listEmbeddedKeys } from '#generated/security/operations/listEmbeddedKeys.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import type { operations } from '#generated/security/types.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { statisticsJob } from '#kernel/storage/statistics.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { isFullRun } from '../../../../scripts/lib/test-scope.ts'
import { type Backend, type Person, type Statement, startBackend } from '../../../support/backend.ts'
import { insertEmbeddedKeys, insertSecretKeys } from '../../../support/many-keys.ts'
import { type PlanNode, planOf, stepsOf } from '../../../support/query-plan.ts'
import { send } from '../../client.ts'

const KEYS = 10_000
const OTHERS = { accounts: 8, keys: 5_000 }
const PEOPLE = 3_000
/** Deep enough that skipped rows would show. Near the end of a list, sorting can be faster. */
const page = { page: 25, page_size: 100 }

/** Filling the tables takes ten seconds. With fewer rows, the planner would prefer to read them all. */
const testInFull = test.runIf(isFullRun)
const describeInFull = describe.runIf(isFullRun)

let backend: Backend
let person: Person
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
  const { db } = backend
  person = await backend.person()
  const fill = async (owner: Person, count: number) => {
    await insertSecretKeys(backend, owner, count)
    await insertEmbeddedKeys(backend, owner, count)
  }
  await fill(person, KEYS)
  for (let index = 0; index < OTHERS.accounts; index++) await fill(await backend.person(), OTHERS.keys)
  for (const table of [secretKeys, embeddedKeys])
    await db.execute(sql`
      insert into ${keyLimits} (key_id, account_id, max_lookups, lookups_used, since)
      select key_id, account_id, 1000, 10, created from ${table} where label ilike '%7%'`)
  await db.execute(sql`
    insert into ${people} (user_id, username, created)
    select gen_random_uuid(), gen_random_uuid() || '@test.example', now() from generate_series(1, ${PEOPLE}::int)`)
  await db.execute(sql`
    insert into ${memberships} (account_id, user_id, roles, created)
    select account_id, gen_random_uuid(), '{}', now()
    from ${memberships}, generate_series(1, ${PEOPLE / 10}::int)`)
  await runWorkers(backend.kernel, [statisticsJob])
})
afterAll(() => backend.close())

type Query = NonNullable<operations['listSecretKeys']['parameters']['query']>

const lists = {
  secret_keys: (query: Query) => send(backend, listSecretKeys, { caller: person, query }),
  embedded_keys: (query: Query) => send(backend, listEmbeddedKeys, { caller: person, query }),
}
const tables = Object.keys(lists) as (keyof typeof lists)[]
const indexes = { created: 'by_created', label: 'by_label', used: 'by_use' }
const sorts = Object.keys(indexes) as (keyof typeof indexes)[]

/** The statements of one page, after authentication. */
async function statementsOf(table: keyof typeof lists, query: Query): Promise<Statement[]> {
  await lists[table]({ page_size: 1 })
  return backend.statementsOf(async () => expect((await lists[table](query)).status).toBe(200))
}

const namesOf = (steps: PlanNode[], property: 'Node Type' | 'Index Name') =>
  steps.flatMap(step => step[property] ?? [])

describeInFull.each(tables)('a page of %s', table => {
  const cases = sorts.flatMap(sort => (['asc', 'desc'] as const).map(direction => ({ sort, direction })))

  test.each(cases)('by $sort $direction is one statement, read by the index of it', async order => {
    const statements = await statementsOf(table, { ...order, ...page })
    expect(statements).toHaveLength(1)
    const [statement = { text: '', parameters: [] }] = statements
    const plan = await planOf(backend, statement)
    const steps = stepsOf(plan)
    const [limit, ...more] = steps.filter(step => step['Node Type'] === 'Limit')
    if (!limit) throw new Error('the page is not cut')
    expect(more).toEqual([])

    // The page comes from the index of its order, without sorting or joining first.
    const beneath = stepsOf(limit).slice(1)
    expect(namesOf(beneath, 'Node Type')).toEqual(['Index Scan'])
    expect(namesOf(beneath, 'Index Name')).toEqual([`${table}_${indexes[order.sort]}`])

    // No table is read in full, and only the page is sorted.
    expect(namesOf(steps, 'Node Type')).not.toContain('Seq Scan')
    const sorted = steps.filter(step => /Sort$/.test(step['Node Type']))
    for (const step of sorted) expect(step['Plan Rows']).toBeLessThanOrEqual(page.page_size)
  })

  test('with everything to filter by is one statement', async () => {
    const query = { search: 'key 1', state: 'active', sort: 'used', direction: 'asc', ...page } as const
    expect(await statementsOf(table, { ...query, page: 1 })).toHaveLength(1)
  })

  test('after the last one only queries the total', async () => {
    const statements = await statementsOf(table, { ...page, page: 101 })
    expect(statements).toHaveLength(2)
    expect(statements.at(-1)?.text).toMatch(/^select count/)
  })
})

testInFull('the last page does not take much longer than the first', async () => {
  const best = async (table: keyof typeof lists, query: Query) => {
    const times: number[] = []
    for (let run = 0; run < 7; run++) {
      const start = performance.now()
      await lists[table](query)
      times.push(performance.now() - start)
    }
    return Math.min(...times)
  }
  for (const table of tables) {
    const [first, last] = [
      await best(table, { page_size: 100 }),
      await best(table, { page: 100, page_size: 100 }),
    ]
    console.log(`${table}: first page ${first.toFixed(1)} ms, last page ${last.toFixed(1)} ms`)
    expect(last).toBeLessThan(first + scaledTimeout(100))
  }
})
