import { expect, test } from 'vitest'
import { rejectionOfFile } from './upload.ts'

test.each([
  [0, /empty/],
  [52_428_801, /50 MB, and a list can have up to 50 MB/],
  [1_000_000_000, /954 MB/],
])('a file of %i bytes is rejected before it is sent', (size, reason) => {
  expect(rejectionOfFile({ size } as Blob)).toMatch(reason)
})

test('a file of 50 MiB is accepted', () => {
  expect(rejectionOfFile({ size: 52_428_800 } as Blob)).toBeUndefined()
})
