import { expect } from 'vitest'
import { listTrials } from '#generated/sales/operations/listTrials.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import type { Trial } from '#generated/sales/types.ts'
import { define } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { customer, withKey } from '../../../support/orders.ts'

const [US, AUTOCOMPLETE] = [3101, 3301]

const statusOf = (list: readonly Trial[], planId: number) =>
  list.find(({ plan_id }) => plan_id === planId)?.status

/** Someone whose own trial of US verification has ended, and whose colleague has had that of autocomplete. */
async function someoneWithoutTrials(world: World) {
  const caller = await customer(world)
  await world.perform(placeOrder, { caller, headers: withKey(), body: { plans: [AUTOCOMPLETE] } })
  return world.person({
    username: caller.username.replace('@', '.too@'),
    subscriptions: [{ planId: US, startedDaysAgo: 60 }],
  })
}

export const cases = [
  define(listTrials, 200, {
    example: 'new-account',
    seed: { subscriptions: [{ planId: US, startedDaysAgo: 3, remaining: 812 }] },
    check: ({ trials: list }) => {
      expect(list.find(({ plan_id }) => plan_id === US)).toMatchObject({
        status: 'running',
        term: { issued: 1_000, remaining: 812 },
      })
      expect(list.find(({ plan_id }) => plan_id === AUTOCOMPLETE)).toMatchObject({
        status: 'available',
        term: null,
      })
    },
  }),
  define(listTrials, 200, {
    example: 'used',
    arrange: async world => ({ caller: await someoneWithoutTrials(world) }),
    check: ({ trials: list }) =>
      expect([statusOf(list, US), statusOf(list, AUTOCOMPLETE)]).toEqual(['used', 'used-elsewhere']),
  }),
]
