import { expect, test } from 'vitest'
import { parseTaxId } from './tax-id.ts'

test.each([
  // The checksum of each is right.
  ['DE 136695976', 'DEU', 'DE136695976'],
  ['136695976', 'DEU', 'DE136695976'],
  ['be0411905847', 'BEL', 'BE0411905847'],
  ['ATU13585627', 'AUT', 'ATU13585627'],
  ['EL094259216', 'GRC', 'EL094259216'],
  ['094259216', 'GRC', 'EL094259216'],
  ['GB 980 7806 84', 'GBR', 'GB980780684'],
  ['CHE-107.787.577', 'CHE', 'CHE107787577'],
  ['51 824 753 556', 'AUS', '51824753556'],
  // A form and no checksum.
  ['12-3456789', 'USA', '12-3456789'],
  ['123456789', 'USA', '12-3456789'],
  // A country whose form is not known.
  ['T7000012050101', 'JPN', 'T7000012050101'],
])('%s is a tax ID of %s', (text, country, shown) => {
  expect(parseTaxId(text, country)).toBe(shown)
})

test.each([
  ['DE136695977', 'DEU'],
  ['BE0411905848', 'BEL'],
  // Of another country.
  ['DE136695976', 'AUT'],
  ['12-345678', 'USA'],
  ['1234567890', 'USA'],
  ['51824753557', 'AUS'],
  ['AB!', 'JPN'],
  ['ABC', 'JPN'],
])('%s is no tax ID of %s', (text, country) => {
  expect(parseTaxId(text, country)).toBe(undefined)
})
