import { expect, test } from 'vitest'
import { dayOfNewestEntry, withApprovals } from './approvals.ts'
import type { Finding } from './classify/classify.ts'
import { lineOf } from './lines.ts'

const gone: Finding = {
  impact: 'major',
  operations: ['listOrders'],
  where: '`state` in responses',
  what: 'is gone',
  why: 'callers that read it fail',
  schemas: ['Order'],
}
const other: Finding = { ...gone, where: '`placed` in responses' }
const APPROVED =
  'Approved by Billing until 2026-12-31: **billing**, `listOrders`: `state` in responses is gone. Reason: No caller has read it since May.'

const changelogWith = (line: string) =>
  `# Changes\n\n## 2026-11-27: billing 1.1.0, sales 2.0.0\n\nCallers have nothing to do.\n\n${line}\n\n## 2026-10-01: billing 1.0.0\n\nThe first.\n`
const judge = (changelog: string, date = '2026-11-27') =>
  withApprovals([gone, other], { service: 'billing', changelog, date })

test('an approved change asks for no major version, and no other change is approved with it', () => {
  const [first, second] = judge(changelogWith(APPROVED))
  expect(first).toEqual(other)
  expect(second).toMatchObject({
    impact: 'minor',
    approval: { owner: 'Billing', until: '2026-12-31', reason: 'No caller has read it since May.' },
  })
  expect(second && lineOf(second)).toBe(
    '`listOrders`: `state` in responses is gone; callers that read it fail. Approved by Billing until 2026-12-31.',
  )
})

test.each([
  ['has ended', changelogWith(APPROVED), '2027-01-01'],
  ['is of another service', changelogWith(APPROVED.replace('**billing**', '**sales**')), '2026-11-27'],
  ['is of another change', changelogWith(APPROVED.replace('is gone', 'is new')), '2026-11-27'],
  ['has no reason', changelogWith(APPROVED.replace(/ Reason: .*/, '')), '2026-11-27'],
  ['has no owner', changelogWith(APPROVED.replace('by Billing ', '')), '2026-11-27'],
  ['is in an older entry', `${changelogWith('')}\n${APPROVED}\n`, '2026-11-27'],
])('an approval that %s approves nothing', (_what, changelog, date) => {
  expect(judge(changelog, date)).toEqual([gone, other])
})

test('what is not breaking needs no approval', () => {
  const minor: Finding = { ...gone, impact: 'minor' }
  expect(
    withApprovals([minor], { service: 'billing', changelog: changelogWith(APPROVED), date: '2026-11-27' }),
  ).toEqual([minor])
})

test('the day of an entry is that of its heading', () => {
  expect(dayOfNewestEntry(changelogWith(''), 'billing')).toBe('2026-11-27')
  expect(dayOfNewestEntry(changelogWith(''), 'payment')).toBe('')
})
