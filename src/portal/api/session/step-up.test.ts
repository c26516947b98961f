import { expect, test } from 'vitest'
import { askStepUp, onStepUp } from './step-up.ts'

test('without a page that shows the question, it is not asked', async () => {
  expect(await askStepUp()).toBe(false)
})

test('calls rejected at the same time share one question, and the next call asks again', async () => {
  let asked = 0
  const stop = onStepUp(async () => ++asked === 1)
  expect(await Promise.all([askStepUp(), askStepUp()])).toEqual([true, true])
  expect(asked).toBe(1)
  expect(await askStepUp()).toBe(false)
  stop()
  await askStepUp()
  expect(asked).toBe(2)
})

test('a page that unmounts removes only its own question', async () => {
  const stopOld = onStepUp(async () => false)
  const stopNew = onStepUp(async () => true)
  stopOld()
  expect(await askStepUp()).toBe(true)
  stopNew()
})
