import { expect, test } from 'vitest'
import { isAtLeast, versionAfter } from './version.ts'

test('each impact raises its own number and resets the lower ones', () => {
  expect(versionAfter('1.4.2', 'major')).toBe('2.0.0')
  expect(versionAfter('1.4.2', 'minor')).toBe('1.5.0')
  expect(versionAfter('1.4.2', 'patch')).toBe('1.4.3')
})

test('versions are compared number by number', () => {
  expect(isAtLeast('1.10.0', '1.9.9')).toBe(true)
  expect(isAtLeast('2.0.0', '2.0.0')).toBe(true)
  expect(isAtLeast('1.9.9', '1.10.0')).toBe(false)
})

test('a version that is not three numbers is rejected', () => {
  expect(() => versionAfter('1.0', 'major')).toThrow('not 1.0')
  expect(() => isAtLeast('1.0.0-beta', '1.0.0')).toThrow('not 1.0.0-beta')
})
