import { expect, test } from 'vitest'
import { isClear } from './settled.ts'

test.each([
  ['nothing was measured', [], false],
  ['the one pair is far from the limit', [1.02], true],
  ['the one pair is within the limit, and near it', [1.1], false],
  ['the one pair is over', [1.4], false],
  ['a busy moment is outweighed', [1.4, 1.01, 0.98], true],
  ['it stays near the limit', [1.4, 1.1, 1.12], false],
  ['a visit gave no figure', [1, null], false],
])('when %s, %o is clear: %o', (_, ratios, clear) => {
  expect(isClear(ratios, 1.15)).toBe(clear)
})
