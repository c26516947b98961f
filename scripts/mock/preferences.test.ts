import { expect, test } from 'vitest'
import { readPreference, readPreferences, writePreferences } from './preferences.ts'

const cookieOf = (preferences: Parameters<typeof writePreferences>[0]) =>
  writePreferences(preferences).split(';')[0]

test('preferences are read back from the cookie', () => {
  const preferences = { listOrders: { code: 429, example: 'too-many-requests' }, getPricing: { delay: 3000 } }
  expect(readPreferences(`session=abc; ${cookieOf(preferences)}; theme=dark`)).toEqual(preferences)
})

test.each([undefined, '', 'session=abc', 'mock-answers=%7B', 'mock-answers=7', 'mock-answers=%zz'])(
  'the cookies %s hold no preferences',
  cookies => expect(readPreferences(cookies)).toEqual({}),
)

test('a malformed preference is ignored, and no response waits forever', () => {
  expect(
    readPreferences(`mock-answers=${encodeURIComponent('{"a":{"code":"x"},"b":{"delay":1e9},"c":7}')}`),
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
