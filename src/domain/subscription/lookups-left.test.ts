import { expect, test } from 'vitest'
import { decideLookup } from '../gateway/lookup/decision.ts'
import { UNLIMITED_LOOKUPS } from '../text/amounts.ts'
import {
  lookupsText,
  purchaseNote,
  purchaseStart,
  sumOfTerms,
  type UsedTerm,
  usableTerm,
  usageOrder,
} from './lookups-left.ts'

test.each([
  [0, '0'],
  [500_000, '500,000'],
  [UNLIMITED_LOOKUPS, 'Unlimited'],
])('%i lookups are shown as %s', (lookups, text) => {
  expect(lookupsText(lookups)).toBe(text)
})

const day = (moment: string | Date) => new Date(moment).toISOString().slice(5, 10)
const paid: UsedTerm = {
  plan: '10,000 lookups a month',
  isTrial: false,
  issued: 10_000,
  remaining: 10_000,
  expiration: '2026-12-05T12:00:00Z',
}
const trial: UsedTerm = {
  plan: '42-day free trial',
  isTrial: true,
  issued: 1_000,
  remaining: 998,
  expiration: '2027-01-04T12:00:00Z',
}

test('what is left is that of all running terms', () => {
  expect(sumOfTerms([paid, trial])).toEqual({ issued: 11_000, remaining: 10_998 })
  expect(sumOfTerms([trial, { ...paid, issued: UNLIMITED_LOOKUPS }])).toMatchObject({
    issued: UNLIMITED_LOOKUPS,
  })
  expect(sumOfTerms([])).toEqual({ issued: 0, remaining: 0 })
})

test('two terms say which one is used first, and one does not', () => {
  expect(usageOrder([paid, trial], day)).toBe(
    'Used first: 10,000 of 10,000 lookups a month, until 12-05. Then: 998 of the free trial, until 01-04.',
  )
  expect(usageOrder([{ ...paid, issued: UNLIMITED_LOOKUPS, expiration: null }, trial], day)).toContain(
    'Used first: unlimited of 10,000 lookups a month. Then',
  )
  expect(usageOrder([trial], day)).toBeUndefined()
})

test('a purchase says when its term begins, and which lookups are used first', () => {
  const now = new Date('2026-11-25T09:00:00Z')
  const running = { ...trial, isFree: true }
  const mine = { ...paid, isFree: false }
  expect(purchaseNote([running], day, now)).toBe(
    'This plan’s lookups are used first. Your 998 trial lookups stay, and are used after them, until 01-04.',
  )
  expect(purchaseNote([{ ...running, isTrial: false, expiration: null }], day, now)).toBe(
    'This plan’s lookups are used first. Your 998 free lookups stay, and are used after them.',
  )
  expect(purchaseNote([running, mine], day, now)).toBe(
    'This term begins on 12-05, when your current term ends.',
  )
  // A used-up term and one without an end hold nothing up.
  expect(
    purchaseNote(
      [
        { ...mine, remaining: 0 },
        { ...mine, expiration: null },
      ],
      day,
      now,
    ),
  ).toBeUndefined()
  expect(purchaseNote([], day, now)).toBeUndefined()
})

test('a forecast leaves out what may lapse before it is used', () => {
  expect(usableTerm([paid, trial])).toEqual({
    issued: 11_000,
    remaining: 10_998,
    expiration: paid.expiration,
  })
  const year = { ...paid, expiration: '2027-11-05T12:00:00Z' }
  expect(usableTerm([year, trial])).toEqual({
    issued: 10_000,
    remaining: 10_000,
    expiration: year.expiration,
  })
  expect(usableTerm([])).toBeUndefined()
})

test('the API uses the term that started last first, and the other one once nothing is left of it', () => {
  const key = {
    kind: 'secret' as const,
    isPaused: false,
    recoveryDeadline: null,
    expires: null,
    hostnames: [],
    allowedIps: [],
    licenses: null,
    limit: null,
  }
  const attempt = {
    credentials: 'secret' as const,
    token: 'right' as const,
    isFromBrowser: false,
    isProgram: true,
    host: null,
    ip: '203.0.113.7',
    product: [1102],
    license: null,
    lookups: 1,
    madeThisSecond: () => 0,
  }
  const now = new Date('2026-11-25T09:00:00Z')
  const term = (subscriptionId: number, start: string, remaining: number) => ({
    ...{ subscriptionId, start, remaining, suspended: false, termination: null, rateLimit: null },
    ...{ issued: 1_000, expiration: '2027-01-04T12:00:00Z' },
  })
  const usedBy = (left: number) => {
    const subscriptions = [term(1, '2026-11-23T12:00:00Z', 998), term(2, '2026-11-25T08:00:00Z', left)]
    return decideLookup(key, [{ licenseId: 1102, subscriptions }], attempt, now)
  }
  expect(usedBy(10)).toMatchObject({ isAllowed: true, subscriptionId: 2 })
  expect(usedBy(0)).toMatchObject({ isAllowed: true, subscriptionId: 1 })
})

test('a purchase begins later only while a paid term has lookups left', () => {
  const now = new Date('2026-11-25T09:00:00Z')
  const mine = { ...paid, isFree: false }
  expect(purchaseStart([mine, { ...trial, isFree: true }], now)).toEqual(new Date('2026-12-05T12:00:00Z'))
  expect(purchaseStart([{ ...mine, remaining: 0 }], now)).toBeUndefined()
  expect(purchaseStart([{ ...mine, expiration: '2026-11-24T12:00:00Z' }], now)).toBeUndefined()
  expect(purchaseStart([], now)).toBeUndefined()
})
