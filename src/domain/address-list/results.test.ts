import { expect, test } from 'vitest'
import { fileRow, outcomeLabels, resultColumns, resultOf } from '#domain/address-list/results.ts'

test.each([
  ['sample', 'Not in our demo sample', /contact our sales team/],
  ['live', 'Not found', /Check the house number/],
] as const)('of an address that is not found in %s data, row and file say “%s”', (source, words, meaning) => {
  const result = resultOf(undefined, source)
  expect(outcomeLabels[result[0]]).toBe(words)
  const row = fileRow(['1 Nowhere Lane'], 1, result)
  expect(row[1 + resultColumns.indexOf('verified')]).toBe(words)
  expect(row[1 + resultColumns.indexOf('verified_note')]).toMatch(meaning)
})
