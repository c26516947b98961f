import { expect, test } from 'vitest'
import { isUuid } from './uuid.ts'

test.each([
  ['0a1b2c3d-0000-4000-8000-00000000abcd', true],
  ['0A1B2C3D-0000-4000-8000-00000000ABCD', true],
  ['0a1b2c3d000040008000-00000000abcd', false],
  ['0a1b2c3d-0000-4000-8000-00000000abcd\n', false],
  ['x0a1b2c3d-0000-4000-8000-00000000abcd', false],
  ['', false],
  [undefined, false],
  [12, false],
])('%j: %s', (value, expected) => expect(isUuid(value)).toBe(expected))
