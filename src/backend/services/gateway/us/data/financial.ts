import { type SeededRandom, seededRandom } from '#backend/services/gateway/seeded-random.ts'
import type { UsPropertyFinancials, UsSale } from '#generated/gateway/types.ts'
import type { UsHouse } from './addresses.ts'
import { stateFacts } from './climates.ts'
import { inventProperty } from './property.ts'

type Financials = Omit<UsPropertyFinancials, 'postal_address'>

/** The year that the sample's assessments and taxes are of. */
const YEAR = 2025
/** Sales before this one are not on record. */
const FIRST_SALE = 1994
/** How much values grow in a year. */
const GROWTH = 0.042
const HUNDRED_DOLLARS = 100_00

type Loan = NonNullable<UsSale['loan']>
/** Loans for homes, with the part of the price that each pays. */
const HOME_LOANS: readonly [
  readonly [Loan['loan_kind'], number],
  ...(readonly [Loan['loan_kind'], number])[],
] = [
  ['conventional', 0.8],
  ['conventional', 0.9],
  ['conventional', 0.95],
  ['fha', 0.965],
  ['va', 1],
]

/** What the sample makes up about values, tax and sale of a building: the same each time, and likely for its state. */
export function inventFinancials(house: UsHouse): Financials {
  const facts = stateFacts.get(house.state)
  if (!facts) throw new Error(`no prices are known of ${house.state}`)
  const { structure } = inventProperty(house)
  const draws = seededRandom(`money of ${house.zipcode}${house.plus4} ${house.number}`)
  const condition = 0.72 + 0.6 * draws.fraction('condition') - Math.max(0, 1960 - structure.year_built) / 800
  const value = rounded(structure.square_feet * facts.priceOfSquareFoot * condition)
  const land = rounded(value * (0.2 + 0.25 * draws.fraction('land')))
  return {
    assessment: {
      assessed_year: YEAR,
      land_value: land,
      improvement_value: value - land,
      total_value: value,
    },
    property_tax: { tax_year: YEAR, yearly_tax: Math.round(value * facts.taxRate) },
    last_sale: draws.fraction('sold') < 0.12 ? null : inventSale(value, structure.year_built, house, draws),
  }
}

function inventSale(value: number, built: number, house: UsHouse, draws: SeededRandom): UsSale {
  const year = draws.between('year', Math.max(FIRST_SALE, built), YEAR - 1)
  const price = rounded(value * (1 - GROWTH) ** (YEAR - year) * (0.92 + 0.16 * draws.fraction('price')))
  return {
    sold_on: workday(year, draws.between('month', 0, 11), draws.between('day', 1, 28)),
    sale_price: price,
    loan: draws.fraction('cash') < 0.22 ? null : loanOf(price, house, draws),
  }
}

function loanOf(price: number, { isResidential, units }: UsHouse, draws: SeededRandom): UsSale['loan'] {
  if (!isResidential || units)
    return { loan_kind: 'commercial', loan_amount: rounded(price * draws.oneOf('part', [0.55, 0.65, 0.7])) }
  const [loan_kind, part] = draws.oneOf('loan', HOME_LOANS)
  return { loan_kind, loan_amount: rounded(price * part) }
}

/** Deeds are recorded on workdays: a day of a weekend gives way to the Monday after it. */
function workday(year: number, month: number, day: number): string {
  const date = new Date(Date.UTC(year, month, day))
  const weekday = date.getUTCDay()
  if (weekday % 6 === 0) date.setUTCDate(day + (weekday === 0 ? 1 : 2))
  return date.toISOString().slice(0, 10)
}

function rounded(cents: number): number {
  return Math.round(cents / HUNDRED_DOLLARS) * HUNDRED_DOLLARS
}
