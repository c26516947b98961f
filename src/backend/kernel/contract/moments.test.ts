import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentOf } from './moments.ts'
import { createAjv } from './validation.ts'

test.each([
  ['2026-11-01T09:00:00Z', '2026-11-01T09:00:00.000Z'],
  ['2026-11-01t09:00:00.25z', '2026-11-01T09:00:00.250Z'],
  ['2026-11-01 09:00:00Z', '2026-11-01T09:00:00.000Z'],
  ['2026-11-01T09:00:00+05:30', '2026-11-01T03:30:00.000Z'],
  ['2026-11-01T09:00:00-0130', '2026-11-01T10:30:00.000Z'],
  ['2026-11-01T09:00:00+02', '2026-11-01T07:00:00.000Z'],
  ['2016-12-31T23:59:60Z', '2016-12-31T23:59:59.000Z'],
  ['2016-12-31T18:59:60.5-05:00', '2016-12-31T23:59:59.500Z'],
  ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
])('%s is %s', (text, moment) => expect(momentOf(text).toISOString()).toBe(moment))

test('reads whatever the validator accepts', () => {
  const validate = createAjv().compile({ type: 'string', format: 'date-time' })
  const two = (most: number) => fc.integer({ min: 0, max: most }).map(n => String(n).padStart(2, '0'))
  const year = fc.integer({ min: 0, max: 9999 }).map(n => String(n).padStart(4, '0'))
  const zone = fc.oneof(
    fc.constantFrom('Z', 'z'),
    fc
      .tuple(fc.constantFrom('+', '-'), two(24), fc.constantFrom('', ':'), two(60))
      .map(parts => parts.join('')),
    fc.tuple(fc.constantFrom('+', '-'), two(24)).map(parts => parts.join('')),
  )
  const text = fc
    .tuple(year, two(13), two(32), fc.constantFrom('T', 't', ' ', '\t'), two(24), two(60), two(60), zone)
    .map(([y, mo, d, separator, h, mi, s, z]) => `${y}-${mo}-${d}${separator}${h}:${mi}:${s}${z}`)
  let taken = 0
  fc.assert(
    fc.property(text, value => {
      if (!validate(value)) return
      taken++
      expect(momentOf(value)).toBeInstanceOf(Date)
    }),
    { numRuns: 5_000, seed: 1 },
  )
  expect(taken).toBeGreaterThan(1_000)
})
