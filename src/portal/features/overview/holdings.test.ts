import { expect, test } from 'vitest'
import type { Holding as WireHolding } from '#generated/subscription/types.ts'
import { holdingOf } from './holdings.ts'

const NOW = new Date('2026-11-02T09:00:00Z')

const wire = (terms: number, { remaining = 1_000, isTrial = true } = {}) =>
  ({
    license: {},
    running: [],
    next: null,
    renewal: { state: 'never', at: null, renews_with: null },
    subscription_count: terms,
    ever_used: remaining < 1_000,
    current:
      terms === 0 ? null : { start: NOW, issued: 1_000, remaining, plan: { one_time_free_trial: isTrial } },
  }) as unknown as WireHolding

test.each<[string, WireHolding, Partial<ReturnType<typeof holdingOf>>]>([
  ['without a subscription', wire(0), { status: 'none', isUsed: false, isTrial: true }],
  ['with an unused trial', wire(1), { status: 'active', isUsed: false, isTrial: true }],
  ['with a trial in use', wire(1, { remaining: 999 }), { isUsed: true, isTrial: true }],
  ['with a trial that is used up', wire(1, { remaining: 0 }), { status: 'depleted', isUsed: true }],
  ['that was bought', wire(1, { isTrial: false }), { isUsed: false, isTrial: false }],
  ['that was bought after its trial', wire(2, { isTrial: false }), { isUsed: false, isTrial: false }],
])('a license %s', (_, holding, facts) => expect(holdingOf(holding, NOW)).toMatchObject(facts))
