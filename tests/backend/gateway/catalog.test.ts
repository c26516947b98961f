import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { plans } from '#backend/services/subscription/tables.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { basic, makeKey, PLANS } from '../../support/gateway.ts'

const STREET = '/api/gateway/us-street?street=214+N+Juniper+St&zipcode=84116'
const NEW_PLAN = 1_999_999_999

let backend: Backend
beforeEach(async () => {
  backend = await startBackend()
})
afterEach(() => backend.close())

const statuses = async (key: Parameters<typeof basic>[0], calls: number) => {
  const responses = await Promise.all(
    Array.from({ length: calls }, () => backend.inject({ method: 'GET', url: STREET, headers: basic(key) })),
  )
  return responses.map(({ statusCode }) => statusCode).toSorted()
}

test('the catalog is read once, and again for a plan that a newer release sells', async () => {
  const { db } = backend
  const first = await makeKey(backend, { plans: [PLANS.usCore] })
  expect(await statuses(first, 3)).toEqual([200, 200, 200])
  const later = await backend.statementsOf(() => statuses(first, 2))
  expect(later.filter(({ text }) => text.includes('"subscription"."plans"'))).toEqual([])

  const [model] = await db.select().from(plans).where(eq(plans.planId, 3101))
  if (!model) throw new Error('the catalog has the trial')
  await db.insert(plans).values({ ...model, planId: NEW_PLAN, rateLimit: 2 })
  const key = await makeKey(backend, { plans: [NEW_PLAN] })
  // The first call reads the catalog anew; until then the plan's limit would be none.
  backend.clock.advance(61_000)
  expect(await statuses(key, 4)).toEqual([200, 200, 429, 429])
})
