import { expect, test } from 'vitest'
import {
  licenseOutlook,
  type OutlookAction,
  type OutlookFacts,
  type OutlookTerm,
  orderOutlook,
  stoppedText,
  stopText,
  type UnpaidTerm,
} from './outlook.ts'

const NOW = new Date('2026-11-25T09:00:00Z')
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const day = (moment: string | Date) => {
  const date = new Date(moment)
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`
}
const [NOV_5, DEC_5, JAN_5] = ['2026-11-05T12:00:00Z', '2026-12-05T12:00:00Z', '2027-01-05T12:00:00Z']
const VISA = 'Visa ending in 4242'

const term = (changes: Partial<OutlookTerm> = {}): OutlookTerm => ({
  start: NOV_5,
  expiration: DEC_5,
  termination: null,
  suspended: false,
  issued: 10_000,
  remaining: 400,
  isTrial: false,
  ...changes,
})
const later = term({ start: DEC_5, expiration: JAN_5, remaining: 10_000 })
const owed = (changes: Partial<UnpaidTerm> = {}): UnpaidTerm => ({
  start: DEC_5,
  expiration: JAN_5,
  total: 128_70,
  payBy: '2026-12-04T12:00:00Z',
  nextAttempt: null,
  ...changes,
})
const plan = { price: 120_00 }
const facts = (changes: Partial<OutlookFacts> = {}): OutlookFacts => ({
  current: term(),
  next: null,
  renewal: { state: 'on', at: DEC_5, plan },
  card: VISA,
  ...changes,
})
const state = (name: OutlookFacts['renewal']['state'], at: string | null = DEC_5) => ({
  renewal: { state: name, at, plan: null },
})
const used = term({ remaining: 0 })
const PRICE = '$120.00 plus tax'
const cap = { max_times: 3, monthly_limit: 400_00 }

test.each<[string, Partial<OutlookFacts>, string, OutlookAction?]>([
  ['never had a term', { current: null }, 'No plan is active.', 'choose-plan'],
  ['renews', {}, `Renews on Dec 5 for ${PRICE}, charged to ${VISA}.`],
  ['renews, card unknown', { card: undefined }, `Renews on Dec 5 for ${PRICE}.`],
  [
    'renews without a card',
    { card: null },
    `Renews on Dec 5 for ${PRICE}, but there is no card to charge.`,
    'add-card',
  ],
  [
    'renews for nothing',
    { card: null, renewal: { state: 'on', at: DEC_5, plan: { price: 0 } } },
    'Renews on Dec 5, free.',
  ],
  [
    'renews right now',
    {
      current: term({ expiration: '2026-11-25T08:59:00Z' }),
      renewal: { state: 'on', at: '2026-11-25T08:59:00Z', plan },
    },
    `Renewing now for ${PRICE}, charged to ${VISA}.`,
  ],
  [
    'has a plan that is gone from the catalog',
    state('on'),
    'Ends on Dec 5, because its next plan is no longer offered.',
    'choose-next-plan',
  ],
  ['has renewal off', state('off'), 'Ends on Dec 5, because renewal is off. You won’t be charged.'],
  ['does not renew', state('never'), 'Ends on Dec 5. This plan doesn’t renew.', 'choose-plan'],
  ['has no end', { renewal: { state: 'on', at: null, plan } }, 'This plan has no end.'],
  [
    'is a trial',
    { current: term({ isTrial: true }), ...state('never') },
    'Trial ends on Dec 5. You won’t be charged.',
    'choose-plan',
  ],
  [
    'was a trial',
    { current: term({ isTrial: true, expiration: NOV_5 }), ...state('over', null) },
    'Ended on Nov 5: lookups are rejected.',
    'choose-plan',
  ],
  [
    'is a trial that is used up',
    { current: term({ isTrial: true, remaining: 0 }), ...state('never') },
    'All lookups are used, so lookups are rejected. Trial ends on Dec 5. You won’t be charged.',
    'choose-plan',
  ],
  [
    'is free',
    { renewal: { state: 'by-hand', at: '2026-12-12T12:00:00Z', plan: { price: 0 } } },
    'Free until Dec 12. You can renew it from Dec 5.',
  ],
  [
    'is free, in its last week',
    { renewal: { state: 'by-hand', at: '2026-11-30T12:00:00Z', plan: { price: 0 } } },
    'Free until Nov 30. Renew it now, or lookups stop then.',
    'renew-free',
  ],
  ['is free for good', state('by-hand', null), 'Free, without an end.'],
  [
    'was free',
    { current: term({ expiration: NOV_5 }), ...state('by-hand', NOV_5) },
    'Ended on Nov 5: lookups are rejected.',
    'renew-free',
  ],
  [
    'is used up',
    { current: used },
    `All lookups are used, so lookups stop until the next term begins. Renews on Dec 5 for ${PRICE}, charged to ${VISA}.`,
  ],
  [
    'is used up and off',
    { current: used, ...state('off') },
    'All lookups are used, so lookups are rejected. Ends on Dec 5, because renewal is off. You won’t be charged.',
    'choose-plan',
  ],
  [
    'buys its next term early',
    { early: { ...cap, stopped: null } },
    `Renews on Dec 5 for ${PRICE}, charged to ${VISA}. If lookups run out before that, we buy the next term early: at most 3 times per term and $400.00 per month.`,
  ],
  [
    'is used up and buys its next term early',
    { current: used, early: { ...cap, stopped: null } },
    `All lookups are used. We’re buying the next term early for ${PRICE}.`,
  ],
  [
    'is used up at the cap of times',
    { current: used, early: { ...cap, stopped: 'times' } },
    `All lookups are used, and your cap of 3 early purchases per term is reached. Renews on Dec 5 for ${PRICE}, charged to ${VISA}.`,
  ],
  [
    'is used up at the cap of the month',
    { current: used, early: { ...cap, stopped: 'month' } },
    `All lookups are used, and another early purchase would exceed your cap of $400.00 per month. Renews on Dec 5 for ${PRICE}, charged to ${VISA}.`,
  ],
  [
    'has a next term that is paid',
    { next: later, renewal: { state: 'on', at: JAN_5, plan } },
    `The next term begins on Dec 5. Renews on Jan 5 for ${PRICE}, charged to ${VISA}.`,
  ],
  [
    'has a next term that is paid, and is used up',
    { current: later, renewal: { state: 'off', at: JAN_5, plan } },
    'Lookups stop until the next term begins on Dec 5. Ends on Jan 5, because renewal is off. You won’t be charged.',
  ],
  [
    'has a next term that is not paid',
    { next: later, unpaid: owed(), renewal: { state: 'off', at: JAN_5, plan } },
    'Next term Dec 5–Jan 5 is unpaid: $128.70. Pay by Dec 4.',
    'pay',
  ],
  [
    'has a next term whose card is tried again',
    { next: later, unpaid: owed({ nextAttempt: '2026-11-28T12:00:00Z' }) },
    'Next term Dec 5–Jan 5 is unpaid: $128.70. Pay by Dec 4. We’ll try your card again on Nov 28.',
    'pay',
  ],
  [
    'runs unpaid in its grace period',
    { unpaid: owed({ start: NOV_5, expiration: DEC_5, nextAttempt: NOV_5 }) },
    'Term Nov 5–Dec 5 is unpaid: $128.70. Pay by Dec 4.',
    'pay',
  ],
  [
    'was not paid in time',
    {
      current: term({ termination: '2026-11-19T12:00:00Z' }),
      unpaid: owed({ start: NOV_5, expiration: DEC_5, payBy: '2026-11-19T12:00:00Z' }),
      ...state('over', null),
    },
    'Term Nov 5–Dec 5 stopped on Nov 19, because $128.70 is unpaid. Pay to restart it.',
    'pay',
  ],
  [
    'starts with its payment',
    { next: later, unpaid: owed({ expiration: null, payBy: null }) },
    'Next term from Dec 5 is unpaid: $128.70. It starts as soon as you pay.',
    'pay',
  ],
  [
    'is suspended, whatever it owes',
    { current: term({ suspended: true }), unpaid: owed() },
    'Suspended: lookups are rejected. Contact support to resume it.',
  ],
  [
    'is terminated',
    { current: term({ termination: NOV_5, suspended: true }), ...state('over', null) },
    'Terminated on Nov 5: lookups are rejected.',
    'choose-plan',
  ],
  [
    'is terminated from a day to come',
    { current: term({ termination: DEC_5 }), ...state('over', null) },
    'Terminated: lookups are rejected. It ends on Dec 5.',
    'choose-plan',
  ],
])('a license that %s', (_, changes, text, action) =>
  expect(licenseOutlook(facts(changes), day, NOW)).toEqual({ text, ...(action && { action }) }),
)

test('every combination is whole sentences, and only an unpaid one says so', () => {
  const terms = [null, term(), used, term({ expiration: NOV_5 }), term({ isTrial: true }), later]
  for (const current of terms)
    for (const next of [null, later])
      for (const name of ['on', 'off', 'by-hand', 'never', 'over'] as const)
        for (const at of [DEC_5, JAN_5, null])
          for (const offered of [plan, { price: 0 }, null])
            for (const card of [VISA, null, undefined])
              for (const unpaid of [undefined, owed()]) {
                const given = { current, next, renewal: { state: name, at, plan: offered }, card, unpaid }
                const { text } = licenseOutlook(given, day, NOW)
                expect(text).toMatch(/^[A-Z].*\.$/)
                expect(text).not.toMatch(/undefined|null|NaN|Jan 1\b/)
                expect(text.includes('unpaid'), text).toBe(Boolean(unpaid && current))
              }
})

test.each([
  'times',
  'month',
  'price',
  'plan',
  'card',
  'address',
  'unpaid',
  'no-plan',
  'too-small',
  'spending-cap',
] as const)('why nothing is bought early: %s', reason =>
  expect(stoppedText(reason, { ...cap, max_times: 1 })).toMatch(/^[a-z].*[^.]$/),
)

test('an order is unpaid in the same words', () => {
  const due = { total: 128_70, payBy: '2026-12-04T12:00:00Z', nextAttempt: null }
  expect(orderOutlook(560_340, due, day, NOW)).toBe('Order 560340 is unpaid: $128.70. Pay by Dec 4.')
})

test.each<[string, Partial<OutlookFacts>, string]>([
  ['renews', {}, 'Lookups then stop until the next term begins on Dec 5.'],
  [
    'is followed',
    { next: later, ...state('off', JAN_5) },
    'Lookups then stop until the next term begins on Dec 5.',
  ],
  [
    'is bought early',
    { early: { ...cap, stopped: null } },
    'We then buy the next term early for $120.00 plus tax, at most 3 times per term and $400.00 per month.',
  ],
  ['is off', state('off'), 'Lookups then stop.'],
  ['has a plan that is gone', state('on'), 'Lookups then stop.'],
  [
    'is free',
    state('by-hand', '2026-12-12T12:00:00Z'),
    'Lookups then stop until you renew this free plan, from Dec 5.',
  ],
  [
    'is free, in its last week',
    state('by-hand', '2026-11-30T12:00:00Z'),
    'Lookups then stop until you renew this free plan.',
  ],
])('without lookups, one that %s', (_, changes, text) => {
  expect(stopText(facts(changes), 'then', day, NOW)).toBe(text)
  expect(stopText(facts(changes), 'now', day, NOW)).toBe(
    text.replace('Lookups then stop', 'Lookups stop').replace('We then buy', 'We are buying'),
  )
})
