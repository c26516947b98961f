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

/** Names of time zones in the United States that the database lists as links; browsers disagree on which is the name. */
const US_LINKS =
  `America/Atka America/Fort_Wayne America/Indiana/Indianapolis America/Indianapolis America/Kentucky/Louisville
  America/Knox_IN America/Louisville America/Shiprock America/Virgin Navajo Pacific/Johnston Pacific/Samoa US/Alaska
  US/Aleutian US/Arizona US/Central US/East-Indiana US/Eastern US/Hawaii US/Indiana-Starke US/Michigan US/Mountain
  US/Pacific US/Samoa CST6CDT EST5EDT MST7MDT PST8PDT HST`.split(/\s+/)

test.each(US_LINKS)('the time zone %s, by another name, stands for the United States', zone => {
  expect(regionOf(undefined, zone).id).toBe('us')
  const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions()
  expect(regionOf(undefined, timeZone).id).toBe('us')
})

test.each(consentRegions.filter(({ countries }) => countries.length > 0))(
  'every time zone of the countries of $id stands for it',
  ({ id, countries }) => {
    const zones = countries.flatMap(
      country =>
        (new Intl.Locale(`und-${country}`) as { getTimeZones?: () => string[] }).getTimeZones?.() ?? [],
    )
    expect(zones.length).toBeGreaterThan(0)
    expect(zones.filter(zone => regionOf(undefined, zone).id !== id)).toEqual([])
  },
)

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
