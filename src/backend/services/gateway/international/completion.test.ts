import { expect, test } from 'vitest'
import { distanceBetween } from '../sphere.ts'
import { completeInternational } from './completion.ts'
import { streets } from './data.ts'
import { internationalGeocodingResponse, internationalResponse } from './responses.ts'

const suggested = (country: string, search: string, group?: string, max_results = 10) =>
  completeInternational({ country, search, group, max_results }).suggestions
const lines = (...query: Parameters<typeof suggested>) =>
  suggested(...query).map(({ address1, locality, entries }) => `${address1}, ${locality} (${entries})`)

test('streets by the beginning of any word of their name, in any spelling of the country', () => {
  expect(lines('germany', 'LINDEN')).toEqual(['Lindenhofweg, Hamburg (48)', 'Unter den Linden, Berlin (78)'])
  expect(lines('de', 'mühlbachstr')).toEqual(['Mühlbachstraße, München (76)'])
  expect(lines('ESP', 'gran via')).toEqual(['Gran Vía, Madrid (78)'])
  expect(lines('fra', 'rue de', undefined, 2)).toEqual([
    'Rue de la République, Lyon (85)',
    'Rue de Rivoli, Paris (107)',
  ])
})

test('houses once a number is typed, before the street or after it', () => {
  expect(lines('gbr', '221 baker st')).toEqual(['221 Baker Street, London (1)'])
  expect(lines('deu', 'lindenhofweg 4', undefined, 3)).toEqual([
    'Lindenhofweg 4, Hamburg (1)',
    'Lindenhofweg 40, Hamburg (1)',
    'Lindenhofweg 41, Hamburg (1)',
  ])
  expect(lines('gbr', '999 baker street')).toEqual([])
})

test('a group lists the houses of its street, whatever was typed before', () => {
  const [street] = suggested('nld', 'keizers')
  if (!street?.group) throw new Error('a street with houses has a group')
  expect(lines('nld', 'keizers', street.group, 2)).toEqual([
    'Keizersgracht 100, Amsterdam (1)',
    'Keizersgracht 101, Amsterdam (1)',
  ])
  expect(lines('nld', 'keizersgracht 24', street.group, 2)).toEqual([
    'Keizersgracht 240, Amsterdam (1)',
    'Keizersgracht 241, Amsterdam (1)',
  ])
  expect(lines('deu', 'keizers', street.group)).toEqual([])
  expect(lines('nld', 'keizers', 'unknown')).toEqual([])
})

test.each(['', '  ', '!!', '12', 'zzz', '\u{fdfa}'.repeat(127)])('%j has no completion', search =>
  expect(suggested('deu', search)).toEqual([]),
)

test('no two streets share a group, and each suggestion is found by verification', () => {
  const all = streets.flatMap(({ country, name }) => suggested(country, name))
  expect(new Set(all.map(({ group }) => group)).size).toBe(streets.length)
  for (const { address1, locality, country_iso3 } of all)
    expect(internationalResponse({ address1, locality, country: country_iso3 }).candidates).toMatchObject([
      { address1, analysis: { address_precision: 'thoroughfare' } },
    ])
})

test('a house is on its street, each on its own place', () => {
  for (const street of streets) {
    const { country, name, locality, from, to } = street
    const at = (number: number) =>
      internationalGeocodingResponse({ country, locality, address1: `${name} ${number}` }).results[0]
    const [first, last] = [at(from), at(to)]
    if (!first || !last) throw new Error(`no house on ${name}`)
    expect(first.address_precision).toBe('premise')
    expect(distanceBetween(first.coordinates, last.coordinates)).toBeGreaterThan(1)
    for (const { coordinates } of [first, last])
      expect(distanceBetween(coordinates, street)).toBeLessThan((to - from) * 5)
  }
})
