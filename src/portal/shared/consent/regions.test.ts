import { expect, test } from 'vitest'
import { consentRegions, regionOf } from './regions.ts'

test.each([
  ['America/Denver', 'us'],
  ['America/Indiana/Indianapolis', 'us'],
  ['Pacific/Honolulu', 'us'],
  ['Europe/London', 'uk'],
  ['Europe/Berlin', 'eea'],
  ['Atlantic/Canary', 'eea'],
  ['America/Sao_Paulo', 'br'],
  ['America/Toronto', 'ca'],
  ['America/Mexico_City', 'other'],
  ['Asia/Tokyo', 'other'],
  ['UTC', 'other'],
  ['', 'other'],
])('the time zone %j stands for %s', (zone, id) => expect(regionOf(undefined, zone).id).toBe(id))

test.each([
  ['US', 'us'],
  ['us-ca', 'us'],
  ['GB', 'uk'],
  ['DE', 'eea'],
  ['JP', 'other'],
  ['XX', 'other'],
  ['T1', 'other'],
])('the country %s of the proxy counts, and not the time zone: %s', (country, id) =>
  expect(regionOf(country, 'America/Denver').id).toBe(id),
)

test('only a region that is listed with its law allows anything before a choice', () => {
  expect(consentRegions.filter(({ before }) => before === 'all').map(({ id }) => id)).toEqual(['us'])
  expect(consentRegions.at(-1)).toMatchObject({ id: 'other', before: 'necessary' })
  for (const { law, source } of consentRegions) {
    expect(law).not.toBe('')
    expect(source).toMatch(/^https:\/\//)
  }
  const countries = consentRegions.flatMap(({ countries }) => countries)
  expect(new Set(countries).size, 'each country once').toBe(countries.length)
})

test('every time zone of the European Union stands for a region that asks', () => {
  const european = Intl.supportedValuesOf('timeZone').filter(zone => zone.startsWith('Europe/'))
  expect(european.length).toBeGreaterThan(30)
  expect(european.filter(zone => regionOf(undefined, zone).before === 'all')).toEqual([])
})
