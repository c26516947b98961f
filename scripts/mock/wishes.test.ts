import { expect, test } from 'vitest'
import { readPreference, readWishes, writeWishes } from './wishes.ts'

const cookieOf = (wishes: Parameters<typeof writeWishes>[0]) => writeWishes(wishes).split(';')[0]

test('what is wished for comes back from the cookie', () => {
  const wishes = { listOrders: { code: 429, example: 'too-many-requests' }, getPricing: { delay: 3000 } }
  expect(readWishes(`session=abc; ${cookieOf(wishes)}; theme=dark`)).toEqual(wishes)
})

test.each([undefined, '', 'session=abc', 'mock-answers=%7B', 'mock-answers=7', 'mock-answers=%zz'])(
  'the cookies %s wish for nothing',
  cookies => expect(readWishes(cookies)).toEqual({}),
)

test('a malformed wish is ignored, and no response waits forever', () => {
  expect(
    readWishes(`mock-answers=${encodeURIComponent('{"a":{"code":"x"},"b":{"delay":1e9},"c":7}')}`),
  ).toEqual({
    a: {},
    b: { delay: 60_000 },
    c: {},
  })
})

test('a header selects a status, an example or both', () => {
  expect(readPreference('code=409, example=key-pending')).toEqual({ code: 409, example: 'key-pending' })
  expect(readPreference('example=no-keys')).toEqual({ example: 'no-keys' })
  expect(readPreference(undefined)).toEqual({})
})
