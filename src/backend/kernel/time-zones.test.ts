import { expect, test } from 'vitest'
import { isTimeZone, isUtc } from './time-zones.ts'

test.each(['UTC', 'Europe/Berlin', 'america/new_york', 'Asia/Kolkata', 'America/Indiana/Knox', 'Etc/GMT+5'])(
  '%s is a time zone',
  name => expect(isTimeZone(name)).toBe(true),
)

test.each([
  '',
  'Nowhere/City',
  '+02:00',
  '-0500',
  'Berlin',
  'abc5',
  '../etc/passwd',
  'CST',
  'IST',
  'AET',
  'CET',
])('%s is no time zone', name => expect(isTimeZone(name)).toBe(false))

test('UTC has many names', () => {
  for (const name of ['UTC', 'Etc/UTC', 'Zulu', 'utc']) expect(isUtc(name), name).toBe(true)
  for (const name of ['Europe/London', 'Africa/Abidjan']) expect(isUtc(name), name).toBe(false)
})
