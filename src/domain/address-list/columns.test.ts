import { describe, expect, test } from 'vitest'
import { guessMapping, isHeader, lookupOf } from '#domain/address-list/columns.ts'

describe('the first row', () => {
  test.each([
    [['Name', 'Street', 'City', 'State', 'ZIP'], true],
    [['id', 'full address'], true],
    [['214 N Juniper St', 'Salt Lake City', 'UT', '84116'], false],
    [['Ann', '84116'], false],
    [['customer', 'ort', 'plz'], true],
  ])('%j names columns: %s', (first, expected) => {
    expect(isHeader(first)).toBe(expected)
  })
})

describe('the guess', () => {
  test('goes by the heads of the columns', () => {
    const columns = ['ID', 'Address Line 1', 'Address Line 2', 'City', 'State', 'Postal Code']
    expect(guessMapping(columns, [])).toEqual({ street: 1, secondary: 2, city: 3, state: 4, zipcode: 5 })
  })

  test('goes by what is in the columns where their heads say nothing', () => {
    const samples = [
      ['a', '214 N Juniper St', 'UT', '84116'],
      ['b', '88 Copper Mill Ave', 'CO', '80302-3217'],
    ]
    expect(guessMapping(['A', 'B', 'C', 'D'], samples)).toEqual({ street: 1, state: 2, zipcode: 3 })
  })

  test('takes a column of whole addresses for one', () => {
    const samples = [['7', '214 N Juniper St, Salt Lake City, UT 84116']]
    expect(guessMapping(['id', 'Address'], samples)).toEqual({ address: 1 })
    expect(guessMapping(['id', 'Address'], [['7', '214 N Juniper St']])).toEqual({ street: 1 })
  })

  test('finds nothing where there is nothing', () => {
    expect(guessMapping(['a', 'b'], [['x', 'y']])).toEqual({})
  })
})

describe('the lookup of a row', () => {
  test('has the columns that were mapped, without extra spaces', () => {
    const mapping = { street: 0, city: 1, state: 2, zipcode: 3 }
    expect(lookupOf([' 5  Main St ', 'Springfield', 'MA', '1103'], mapping)).toEqual({
      lookup: { street: '5 Main St', city: 'Springfield', state: 'MA', zipcode: '01103' },
      zipcode: { from: '1103', to: '01103' },
    })
    expect(lookupOf(['5 Main St'], mapping)).toEqual({ lookup: { street: '5 Main St' } })
  })

  test('a whole address is divided, and other columns come before its parts', () => {
    expect(lookupOf(['5 Main St, Boulder CO', '80302'], { address: 0, zipcode: 1 })).toEqual({
      lookup: { street: '5 Main St', city: 'Boulder', state: 'CO', zipcode: '80302' },
    })
  })

  test('is without the marks that keep a cell a text', () => {
    const mapping = { street: 0, city: 1 }
    for (const street of ['="5 Main St"', `'5 Main St`, `'="5 Main St"`, '"5 Main St"', '“5 Main St”'])
      expect(lookupOf([street, 'Provo'], mapping)).toEqual({ lookup: { street: '5 Main St', city: 'Provo' } })
  })

  test('the ZIP Code of a whole address is repaired as well', () => {
    expect(lookupOf(['5 Main St, Boston, MA 2134'], { address: 0 })).toEqual({
      lookup: { street: '5 Main St', city: 'Boston', state: 'MA', zipcode: '02134' },
      zipcode: { from: '2134', to: '02134' },
    })
    expect(lookupOf(['5 Main St, Provo, UT 84601.0'], { address: 0 })).toMatchObject({
      lookup: { street: '5 Main St', city: 'Provo', state: 'UT', zipcode: '84601' },
    })
  })

  test('there is none without a street, or with more text than the gateway reads', () => {
    expect(lookupOf(['', 'Boulder'], { street: 0, city: 1 })).toEqual({ problem: 'no-street' })
    expect(lookupOf(['x'.repeat(101)], { street: 0 })).toEqual({ problem: 'too-long' })
  })
})
