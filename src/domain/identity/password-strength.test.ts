import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

const scored = (score: number) => {
  const calls: unknown[][] = []
  const estimator = {
    check(...call: unknown[]) {
      calls.push(call)
      return { score }
    },
  }
  return { calls, estimator }
}

test('the estimate knows the words of the person and of the product', () => {
  const { calls, estimator } = scored(4)
  passwordStrength(estimator, 'ﬁle cabinet', 'Dana@northwind.example')
  expect(calls).toEqual([['file cabinet', expect.arrayContaining(['dana', 'gatepost'])]])
})

test.each([
  [0, false],
  [2, false],
  [3, true],
  [4, true],
])('with a score of %i, accepted is %s', (score, isAccepted) => {
  expect(passwordStrength(scored(score).estimator, 'anything', '')).toEqual({ score, isAccepted })
})
