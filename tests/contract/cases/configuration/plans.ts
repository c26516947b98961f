import { expect } from 'vitest'
import { applyConfigurationPlan } from '#generated/configuration/operations/applyConfigurationPlan.ts'
import { createConfigurationPlan } from '#generated/configuration/operations/createConfigurationPlan.ts'
import { getConfigurationPlan } from '#generated/configuration/operations/getConfigurationPlan.ts'
import { undoConfigurationPlan } from '#generated/configuration/operations/undoConfigurationPlan.ts'
import { setUsageLimits } from '#generated/security/operations/setUsageLimits.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import {
  LIMITS,
  NEW_KEY,
  NEW_WEBHOOK,
  newOrganization,
  withAppliedPlan,
  withPlan,
} from '../../../support/contract/given-plan.ts'
import { playing } from '../../../support/contract/scenario.ts'
import type { World } from '../../../support/contract/world.ts'

const UNKNOWN_ID = '0193f1e8-2c4d-7e6f-8a90-b1c2d3e4f507'
const HOUR = 60 * 60_000

const unknown = async (world: World) => ({ caller: await world.person(), params: { id: UNKNOWN_ID } })
const invalidId = async (world: World) => ({
  caller: await world.person(),
  params: { id: forbidden('none') },
})

/** Someone sets a limit of the account, which had this one. */
function setLimit(
  world: World,
  { caller }: { caller: Parameters<World['refresh']>[0] },
  before: number | null,
) {
  const body = { per_day: 1, per_month: null, instead_of_day: before, instead_of_month: null }
  return world.perform(setUsageLimits, { caller, body })
}

/** A plan for an organization, and for the roles of its people. */
async function withNewOrganization(world: World) {
  const owner = await world.person()
  return withPlan(world, newOrganization(`northwind-${owner.accountId}`), owner)
}

/** An applied plan with nothing but a member who is removed. */
async function withRemoval(world: World) {
  const owner = await world.person()
  await world.given(owner, backend =>
    backend.person({ accountId: owner.accountId ?? 0, roles: ['api-key-viewer'] }),
  )
  const text = `version: 1\nteam:\n  - email: ${owner.username}\n    roles: [account-owner, billing-viewer, billing-editor, api-key-viewer, api-key-editor]\n`
  const call = await withPlan(world, text, owner)
  await world.perform(applyConfigurationPlan, call)
  return call
}

export const cases = [
  define(createConfigurationPlan, 201, {
    example: 'changes',
    body: { text: LIMITS },
    check: ({ changes, problems, state }) => {
      expect(changes).toHaveLength(1)
      expect([problems, state]).toEqual([[], 'planned'])
    },
  }),
  define(createConfigurationPlan, 201, {
    example: 'problems',
    body: { text: 'version: 1\nlimits:\n  lookups_per_dya: 5000\n' },
    check: ({ problems }) => expect(problems[0]).toMatchObject({ line: 3, column: 3, name: 'unknown-field' }),
  }),
  define(createConfigurationPlan, 201, {
    example: 'unchanged',
    body: { text: 'version: 1\n' },
    check: ({ changes, problems }) => expect([changes, problems]).toEqual([[], []]),
  }),
  define(createConfigurationPlan, 400, { example: 'required', body: forbidden({}), invalid: true }),
  define(getConfigurationPlan, 200, {
    example: 'planned',
    arrange: world => withPlan(world),
    check: ({ state }) => expect(state).toBe('planned'),
  }),
  define(getConfigurationPlan, 200, {
    example: 'applied',
    arrange: world => withAppliedPlan(world),
    check: ({ state, applied }) => expect([state, typeof applied]).toEqual(['applied', 'string']),
  }),
  define(getConfigurationPlan, 400, { example: 'invalid-id', arrange: invalidId, invalid: true }),
  define(getConfigurationPlan, 404, { example: 'not-found', arrange: unknown }),
  define(applyConfigurationPlan, 200, {
    example: 'applied',
    arrange: world => withPlan(world),
    check: ({ plan, new_keys: keys }) => expect([plan.state, keys]).toEqual(['applied', []]),
  }),
  define(applyConfigurationPlan, 200, {
    example: 'new-key',
    arrange: world => withPlan(world, NEW_KEY),
    check: ({ new_keys: keys }) => expect(keys).toMatchObject([{ label: 'Checkout server' }]),
  }),
  define(applyConfigurationPlan, 200, {
    example: 'new-webhook',
    arrange: world => withPlan(world, NEW_WEBHOOK),
    check: ({ new_webhooks: webhooks }) =>
      expect(webhooks).toMatchObject([{ url: 'https://hooks.northwind.example/gatepost' }]),
  }),
  define(applyConfigurationPlan, 403, {
    example: 'recent-login-required',
    arrange: async world => ({ ...(await withNewOrganization(world)), headers: playing('old-login') }),
  }),
  define(applyConfigurationPlan, 400, { example: 'invalid-id', arrange: invalidId, invalid: true }),
  define(applyConfigurationPlan, 403, {
    example: 'api-key-editor-required',
    arrange: async world => withPlan(world, LIMITS, await world.person({ roles: ['api-key-viewer'] })),
  }),
  define(applyConfigurationPlan, 404, { example: 'not-found', arrange: unknown }),
  define(applyConfigurationPlan, 409, {
    example: 'account-changed',
    arrange: async world => {
      const call = await withPlan(world)
      await setLimit(world, call, null)
      return call
    },
  }),
  define(applyConfigurationPlan, 409, {
    example: 'configuration-plan-applied',
    arrange: world => withAppliedPlan(world),
  }),
  define(applyConfigurationPlan, 409, {
    example: 'configuration-plan-expired',
    arrange: async world => {
      const { caller, params } = await withPlan(world)
      world.advance(HOUR)
      return { caller: await world.refresh(caller), params }
    },
  }),
  define(applyConfigurationPlan, 409, {
    example: 'configuration-plan-rejected',
    arrange: world => withPlan(world, 'version: 1\n'),
  }),
  define(undoConfigurationPlan, 200, {
    example: 'undone',
    arrange: world => withAppliedPlan(world),
    check: ({ state }) => expect(state).toBe('undone'),
  }),
  define(undoConfigurationPlan, 400, { example: 'invalid-id', arrange: invalidId, invalid: true }),
  define(undoConfigurationPlan, 403, {
    example: 'recent-login-required',
    arrange: async world => {
      const call = await withNewOrganization(world)
      await world.perform(applyConfigurationPlan, call)
      return { ...call, headers: playing('old-login') }
    },
  }),
  define(undoConfigurationPlan, 404, { example: 'not-found', arrange: unknown }),
  define(undoConfigurationPlan, 409, {
    example: 'configuration-plan-undone',
    arrange: async world => {
      const call = await withAppliedPlan(world)
      await world.perform(undoConfigurationPlan, call)
      return call
    },
  }),
  define(undoConfigurationPlan, 409, {
    example: 'configuration-plan-open',
    arrange: world => withPlan(world),
  }),
  define(undoConfigurationPlan, 409, {
    example: 'configuration-superseded',
    arrange: async world => {
      const call = await withAppliedPlan(world)
      await setLimit(world, call, 5000)
      return call
    },
  }),
  define(undoConfigurationPlan, 409, { example: 'configuration-final', arrange: withRemoval }),
]
