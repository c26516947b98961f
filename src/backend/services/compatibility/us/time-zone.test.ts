import { expect, test } from 'vitest'
import { namedZone } from './time-zone.ts'

test.each([
  ['America/New_York', 'Eastern', -5, true],
  ['America/Indiana/Indianapolis', 'Eastern', -5, true],
  ['America/Denver', 'Mountain', -7, true],
  ['America/Phoenix', 'Mountain', -7, false],
  ['America/Anchorage', 'Alaska', -9, true],
  ['Pacific/Honolulu', 'Hawaii', -10, false],
  ['America/Puerto_Rico', 'Atlantic', -4, false],
])('%s is %s', (zone, name, offset, hasSummerTime) => {
  expect(namedZone(zone)).toEqual({ name, offset, hasSummerTime })
})
