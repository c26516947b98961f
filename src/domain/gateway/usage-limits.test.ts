import { describe, expect, test } from 'vitest'
import { active, decide, fromServer, secret } from './lookup/sample.ts'
import { type UsageLimitFacts, usageLimitMessage } from './usage-limits.ts'

const TONIGHT = '2026-11-02T23:00:00.000Z'
const MONTH_END = '2026-11-30T23:00:00.000Z'
const YESTERDAY = '2026-11-01T23:00:00.000Z'

const day: UsageLimitFacts = {
  ...{ of: 'key', period: 'day', max: 10, used: 8, ends: TONIGHT, timeZone: 'Europe/Berlin' },
}
const month: UsageLimitFacts = { ...day, of: 'account', period: 'month', max: 100, ends: MONTH_END }

const decideWith = (limits: readonly UsageLimitFacts[], lookups: number) =>
  decide({ ...secret, usageLimits: limits }, active, { ...fromServer, lookups })

describe('a limit for a day or a month', () => {
  test('lets the last lookup through, and no further one', () => {
    expect(decideWith([day], 2).isAllowed).toBe(true)
    expect(decideWith([day], 3)).toEqual({
      ...{ isAllowed: false, id: null, name: 'usage-limit-reached', status: 402 },
      rejection: {
        ...{ rule: 'usage-limit', period: 'day', max: 10, used: 8, resets: TONIGHT },
        timeZone: 'Europe/Berlin',
      },
    })
  })

  test('has all its room again once its period is over', () => {
    expect(decideWith([{ ...day, ends: YESTERDAY }], 10).isAllowed).toBe(true)
  })

  test('reports the one that lasts longest, because waiting for an earlier one would not help', () => {
    const verdict = decideWith([day, { ...month, used: 99 }], 3)
    expect(verdict).toMatchObject({
      rejection: { rule: 'account-limit', period: 'month', resets: MONTH_END },
    })
  })

  test('that is smaller than the call never has room for it', () => {
    expect(decideWith([{ ...day, ends: YESTERDAY }], 11)).toMatchObject({
      rejection: { rule: 'usage-limit', used: 0, resets: null },
    })
  })
})

test('the message says which limit it is, and when it starts again on the clock of its zone', () => {
  const reached = { period: 'day', max: 10_000, used: 10_000, timeZone: 'Europe/Berlin' } as const
  expect(usageLimitMessage('key', { ...reached, resets: TONIGHT })).toBe(
    'The key has reached its limit of 10,000 lookups a day, which starts again on 2026-11-03 at 00:00 (Europe/Berlin).',
  )
  expect(usageLimitMessage('account', { ...reached, max: 1, resets: null })).toBe(
    'The request has more lookups than the account’s limit of 1 lookup a day.',
  )
})
