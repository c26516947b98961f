import { expect, test } from 'vitest'
import { compareContracts } from '../contract-diff/compare.ts'
import { bundleServices } from '../generate/bundle.ts'
import { lineDiff } from './line-diff.ts'
import { type ChangeReport, reportPage } from './report.ts'

test('changed lines stand next to each other, with three lines around them', () => {
  const before = ['a', 'b', 'c', 'd', 'e', 'old', 'f'].join('\n')
  const after = ['a', 'b', 'c', 'd', 'e', 'new', 'more', 'f'].join('\n')
  expect(
    lineDiff(before, after).map(({ before: old, after: now, isChanged }) => [old, now, isChanged]),
  ).toEqual([
    ['…', '…', false],
    ['c', 'c', false],
    ['d', 'd', false],
    ['e', 'e', false],
    ['old', 'new', true],
    [undefined, 'more', true],
    ['f', 'f', false],
  ])
  expect(lineDiff(before, before)).toEqual([])
})

test('a tighter limit is shown breaking, as text before and after, and with the lines that use it', async () => {
  const base = bundleServices(undefined, ['security'])
  const revision = structuredClone(base)
  const label = revision.get('security')?.components?.schemas?.KeyLabel
  if (label) label.maxLength = 40
  const services = await compareContracts(base, revision)
  const uses = [{ service: 'security', name: 'KeyLabel', code: ['src/portal/keys.ts:12'], tests: [] }]
  const report: ChangeReport = { from: 'main', to: 'a branch', services, uses, base, revision }
  const page = reportPage(report, { product: '', hasReport: true, pictures: new Map() })
  expect(page).toContain('From <code>main</code> to <code>a branch</code>: 1 breaking')
  expect(page).toContain('at most 40 characters, before at most 64 characters')
  expect(page).toContain('<del>maxLength: 64</del>')
  expect(page).toContain('<ins>maxLength: 40</ins>')
  expect(page).toContain('src/portal/keys.ts:12')
})
