import { expect, test } from 'vitest'
import { askStepUp, onStepUp } from './step-up.ts'

test('nobody is asked where no page shows the question', async () => {
  expect(await askStepUp()).toBe(false)
})

test('calls that are refused together share one question, and the next call asks anew', async () => {
  let asked = 0
  const stop = onStepUp(async () => ++asked === 1)
  expect(await Promise.all([askStepUp(), askStepUp()])).toEqual([true, true])
  expect(asked).toBe(1)
  expect(await askStepUp()).toBe(false)
  stop()
  await askStepUp()
  expect(asked).toBe(2)
})

test('a page that goes takes back its own question alone', async () => {
  const stopOld = onStepUp(async () => false)
  const stopNew = onStepUp(async () => true)
  stopOld()
  expect(await askStepUp()).toBe(true)
  stopNew()
})
