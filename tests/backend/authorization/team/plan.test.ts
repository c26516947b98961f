import { afterAll, beforeAll, expect, test } from 'vitest'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import type { operations } from '#generated/authorization/types.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { statisticsJob } from '#kernel/storage/statistics.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { scaled } from '../../../../scripts/lib/test-scope.ts'
import { type Backend, type Person, startBackend } from '../../../support/backend.ts'
import { planOf, stepsOf } from '../../../support/query-plan.ts'
import { send } from '../../client.ts'

/** Enough for the planner to prefer an index; in full, as many as the limit allows. */
const TEAM = scaled(
  { members: 499, invited: 150, expired: 50 },
  { members: 1_999, invited: 200, expired: 100 },
)
/** Members and the owner, and all invitations. */
const EVERYONE = TEAM.members + 1 + TEAM.invited + TEAM.expired
const OTHERS = {
  accounts: 10,
  team: scaled({ members: 400, invited: 100 }, { members: 1_500, invited: 400 }),
}

let backend: Backend
let caller: Person
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
  caller = await backend.person({ manyMembers: TEAM })
  for (let other = 0; other < OTHERS.accounts; other++) await backend.person({ manyMembers: OTHERS.team })
  await runWorkers(backend.kernel, [statisticsJob])
})
afterAll(() => backend.close())

type Query = NonNullable<operations['listTeamMembers']['parameters']['query']>
const list = (query: Query) => send(backend, listTeamMembers, { caller, query })

const QUERIES: Query[] = [
  {},
  { page: Math.floor(EVERYONE / 25) - 2 },
  { search: 'member-01' },
  { state: 'expired' },
  { role: 'billing-viewer', state: 'member' },
  { sort: 'joined', direction: 'desc', page_size: 100 },
]

test.each(QUERIES)('%o is one statement, and reads no table in full', async query => {
  await list({ page_size: 1 })
  const statements = await backend.statementsOf(async () => {
    const { status, body } = await list(query)
    expect(status).toBe(200)
    expect(body.identities.length).toBeGreaterThan(0)
  })
  expect(statements).toHaveLength(1)
  const [statement = { text: '', parameters: [] }] = statements
  const steps = stepsOf(await planOf(backend, statement))
  expect(steps.filter(step => step['Node Type'] === 'Seq Scan')).toEqual([])
  const indexes = steps.flatMap(step => step['Index Name'] ?? [])
  expect(indexes).toContain('people_pkey')
  expect(indexes).toContain('invitations_pending')
  expect(indexes.some(name => name.startsWith('memberships_'))).toBe(true)
})

test('a page is quick, whatever it is sorted by', async () => {
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

test.each(['email_address', 'joined'] as const)('all pages by %s hold everyone once', async sort => {
  const ids = new Set<string>()
  const pages = EVERYONE / 100
  for (let page = 1; page <= pages + 1; page++) {
    const { body } = await list({ page, page_size: 100, sort, direction: 'desc' })
    expect(body).toMatchObject({ total: EVERYONE, members: TEAM.members + 1, invited: TEAM.invited })
    expect(body.identities).toHaveLength(page > pages ? 0 : 100)
    for (const { user_id } of body.identities) ids.add(user_id)
  }
  expect(ids.size).toBe(EVERYONE)
})
