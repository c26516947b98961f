import { expect, test } from 'vitest'
import { type Progress, stepsOf } from './steps.ts'

const START: Progress = {
  hasProvider: false,
  hasRehearsed: false,
  isActive: false,
  isUnconfirmed: false,
  hasDomain: false,
}

function nextOf(progress: Progress | undefined): string | undefined {
  return stepsOf(progress).find(({ isDone }) => !isDone)?.label
}

test('each step leads to the one after it', () => {
  expect(nextOf(undefined)).toBe('Create organization')
  expect(nextOf(START)).toBe('Connect provider')
  const connected = { ...START, hasProvider: true }
  expect(nextOf(connected)).toBe('Test login')
  expect(nextOf({ ...connected, hasRehearsed: true })).toBe('Activate')
  const active = { ...connected, isActive: true }
  expect(nextOf({ ...active, isUnconfirmed: true })).toBe('Confirm activation')
  expect(nextOf(active)).toBe('Verify domain')
  expect(nextOf({ ...active, hasDomain: true })).toBeUndefined()
})
