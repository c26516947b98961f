import { expect, test } from 'vitest'
import type { Finding, SurveyedKey } from '#domain/keys/health/findings.ts'
import { keepOrder } from './kept-order.ts'
import type { KeyHealth } from './key-health.ts'

const open: Finding = { id: 'wide-wildcard', hostname: '*.vercel.app', severity: 'critical', fixes: [] }
const local: Finding = { id: 'own-machine', hostname: 'localhost', severity: 'critical', fixes: [] }
const health = (keyId: string, ...findings: Finding[]): KeyHealth => ({
  key: { keyId } as SurveyedKey,
  findings,
  dismissed: [],
  grade: findings.length ? 'F' : 'A',
})
const before = [health('store', open, local), health('blog', local)]
const linesOf = (rows: ReturnType<typeof keepOrder>) =>
  rows.map(({ key, grade, seen, isGone }) =>
    [
      `${key.keyId} ${grade}`,
      isGone ? 'gone' : [],
      seen.map(({ finding, state }) => (state === 'open' ? finding.id : `${finding.id} ${state}`)),
    ].flat(2),
  )

test('keeps a fixed finding in its place', () => {
  const after = [health('blog', local), health('store', local)]
  expect(linesOf(keepOrder(before, after, after))).toEqual([
    ['store F', 'wide-wildcard fixed', 'own-machine'],
    ['blog F', 'own-machine'],
  ])
})

test('keeps a key whose last finding is fixed, with its new grade, and a key that is gone', () => {
  expect(linesOf(keepOrder(before, [], [health('store')]))).toEqual([
    ['store A', 'wide-wildcard fixed', 'own-machine fixed'],
    ['blog F', 'gone', 'own-machine fixed'],
  ])
})

test('says of a dismissed finding that it is dismissed, and not fixed', () => {
  const by = { username: null, isMember: false }
  const dismissal = { finding: open, reason: 'intended' as const, note: '', dismissed: '', by }
  const after = [{ ...health('store', local), dismissed: [dismissal] }, health('blog', local)]
  expect(linesOf(keepOrder(before, after, after))).toEqual([
    ['store F', 'wide-wildcard dismissed', 'own-machine'],
    ['blog F', 'own-machine'],
  ])
})

test('adds new findings and new keys at the end', () => {
  const after = [health('shop', local), health('store', open, local), health('blog', local, open)]
  expect(linesOf(keepOrder(before, after, after))).toEqual([
    ['store F', 'wide-wildcard', 'own-machine'],
    ['blog F', 'own-machine', 'wide-wildcard'],
    ['shop F', 'own-machine'],
  ])
})
