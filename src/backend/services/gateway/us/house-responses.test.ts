import { expect, test } from 'vitest'
import { usHouses } from './data/addresses.ts'
import { stateFacts } from './data/climates.ts'
import { inventFinancials } from './data/financial.ts'
import { inventProperty } from './data/property.ts'
import { usPropertyResponse } from './house-responses.ts'

const ACRE = 43_560

test('a building has the same figures each time, and its neighbor has others', () => {
  const at = (street: string) => usPropertyResponse({ street, zipcode: '84116' }).results
  expect(at('214 N Juniper St')).toEqual(at('214 north juniper street'))
  expect(at('214 N Juniper St')[0]?.structure).not.toEqual(at('216 N Juniper St')[0]?.structure)
  expect(at('1 Nowhere Lane')).toEqual([])
})

test('a unit has the data of its building, and every house that may be meant is there', () => {
  const at = (query: {
    street: string
    secondary?: string
    state?: string
    city?: string
    zipcode?: string
  }) => usPropertyResponse(query).results.map(({ postal_address }) => postal_address.last_line)
  expect(at({ street: '88 Copper Mill Ave', secondary: 'Apt 5', zipcode: '80302' })).toEqual([
    'Boulder CO 80302-3217',
  ])
  expect(at({ street: '710 Main St', city: 'Springfield', state: 'MA', zipcode: '62701' })).toEqual([
    'Springfield IL 62701-4209',
    'Springfield MA 01103-4409',
  ])
})

test('every building of the sample could be a building', () => {
  const impossible = usHouses.filter(house => {
    const { structure, lot } = inventProperty(house)
    const { stories, square_feet, units_count, bedrooms, construction, year_built, building_use } = structure
    const isHome = building_use === 'single-family'
    return (
      units_count !== (house.units?.count ?? 1) ||
      isHome !== (house.isResidential && !house.units) ||
      isHome !== (bedrooms !== null) ||
      // Its floors lie on its lot.
      square_feet / stories > lot.square_feet ||
      Math.abs(lot.acres * ACRE - lot.square_feet) > 1 ||
      (construction === 'wood-frame' && stories > 4) ||
      (isHome && (square_feet < 600 || square_feet > 6_000)) ||
      year_built < 1850 ||
      year_built > 2025
    )
  })
  expect(impossible.map(({ number, street, city }) => `${number} ${street} ${city}`)).toEqual([])
})

test('values add up, tax follows the state, and no one bought a building before it was built', () => {
  const impossible = usHouses.filter(house => {
    const { assessment, property_tax, last_sale } = inventFinancials(house)
    const { land_value, improvement_value, total_value } = assessment
    const taxRate = stateFacts.get(house.state)?.taxRate ?? 0
    const sold = last_sale && new Date(last_sale.sold_on)
    return (
      land_value + improvement_value !== total_value ||
      land_value <= 0 ||
      improvement_value <= 0 ||
      Math.abs(property_tax.yearly_tax - total_value * taxRate) > 1 ||
      (last_sale?.loan && last_sale.loan.loan_amount > last_sale.sale_price) ||
      (sold &&
        (sold.getUTCFullYear() < inventProperty(house).structure.year_built || sold.getUTCDay() % 6 === 0))
    )
  })
  expect(impossible.map(({ number, street, city }) => `${number} ${street} ${city}`)).toEqual([])
  expect(stateFacts.size).toBe(51)
})

test('a place has houses of many kinds, and the state shows in them', () => {
  const homes = usHouses.filter(({ isResidential, units }) => isResidential && !units)
  const of = (state: string) =>
    homes.filter(house => house.state === state).map(house => inventProperty(house))
  const shares = (state: string, what: (property: ReturnType<typeof inventProperty>) => boolean) =>
    of(state).filter(what).length / of(state).length
  expect(new Set(of('UT').map(({ structure }) => structure.square_feet)).size).toBeGreaterThan(20)
  expect(shares('HI', ({ structure }) => structure.heating === 'none')).toBe(1)
  expect(shares('AZ', ({ structure }) => structure.roof === 'tile')).toBeGreaterThan(0.1)
  expect(shares('MA', ({ structure }) => structure.roof === 'tile')).toBe(0)
})
