import { describe, expect, test } from 'vitest'
import { countryName } from './countries.ts'

describe('the name of a country', () => {
  test.each([
    ['USA', 'United States'],
    ['GBR', 'United Kingdom'],
    ['HKG', 'Hong Kong SAR China'],
    ['CIV', 'Côte d’Ivoire'],
    ['ZZZ', 'ZZZ'],
  ])('of %s is %s', (code, name) => {
    expect(countryName(code)).toBe(name)
  })
})
