import { verifyUsAddressQuery } from '#generated/gateway/parameters.ts'
import type { UsStreetLookup } from '#generated/gateway/types.ts'
import { splitAddress } from '../lookups/split-address.ts'
import { stateWords } from '../lookups/us-words.ts'

/** A part of an address that a column of a list can hold. */
export type Part = 'address' | 'street' | 'secondary' | 'city' | 'state' | 'zipcode'

/** The column of each part, counted from 0; a part without one is not in the list. */
export type Mapping = Readonly<Partial<Record<Part, number>>>

/** What makes a row impossible to look up. */
export type RowProblem = 'no-street' | 'too-long'

/** What the heads of columns are often called, in lower case without spaces and punctuation. */
const NAMES: Readonly<Record<Part, readonly string[]>> = {
  address: ['fulladdress', 'completeaddress', 'addressfull', 'mailingaddress', 'location'],
  street: [
    'street',
    'street1',
    'streetaddress',
    'streetline',
    'streetline1',
    'address1',
    'addressline1',
    'addr1',
    'addr',
    'line1',
    'shippingstreet',
    'billingstreet',
    'address',
  ],
  secondary: [
    'secondary',
    'unit',
    'unitnumber',
    'apt',
    'apartment',
    'suite',
    'street2',
    'streetline2',
    'address2',
    'addressline2',
    'addr2',
    'line2',
  ],
  city: ['city', 'town', 'cityname', 'locality', 'shippingcity', 'billingcity', 'municipality'],
  state: [
    'state',
    'st',
    'stateabbreviation',
    'statecode',
    'province',
    'region',
    'shippingstate',
    'billingstate',
  ],
  zipcode: [
    'zip',
    'zipcode',
    'zip5',
    'postal',
    'postalcode',
    'postcode',
    'zipplus4',
    'shippingzip',
    'billingzip',
  ],
}
const ORDER: readonly Part[] = ['street', 'secondary', 'city', 'state', 'zipcode', 'address']

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** Whether the first row names the columns: a known name and no cell that looks like part of an address. */
export function isHeader(first: readonly string[]): boolean {
  const known = new Set(Object.values(NAMES).flat())
  const isNamed = first.some(cell => known.has(plain(cell)))
  const isData = first.some(cell => /^\d+\s|^\d{5}(-\d{4})?$/.test(cell.trim()))
  return !isData && (isNamed || first.every(cell => /^[\p{L}][\p{L}\p{N} _./#-]*$/u.test(cell.trim())))
}

/** Guesses which column holds which part, by the heads of the columns, then by what is in them. */
export function guessMapping(columns: readonly string[], samples: readonly (readonly string[])[]): Mapping {
  const names = columns.map(plain)
  const mapping: Partial<Record<Part, number>> = {}
  const taken = new Set<number>()
  const take = (part: Part, at: number) => {
    if (at < 0 || taken.has(at) || mapping[part] !== undefined) return
    mapping[part] = at
    taken.add(at)
  }
  for (const part of ORDER)
    for (const name of NAMES[part]) {
      if (mapping[part] !== undefined) break
      take(part, names.indexOf(name))
    }
  const most = (test: (cell: string) => boolean) =>
    columns.findIndex((_, at) => {
      const cells = samples.flatMap(row => row[at]?.trim() || [])
      return !taken.has(at) && cells.length > 0 && cells.filter(test).length / cells.length > 0.6
    })
  take('zipcode', mapping.address === undefined ? most(cell => /^\d{5}(-\d{4})?$/.test(cell)) : -1)
  take('state', mapping.address === undefined ? most(cell => stateWords.has(cell.toLowerCase())) : -1)
  const street = most(cell => /^\d\S* +\S/.test(cell))
  if (mapping.street === undefined && mapping.address === undefined) take('street', street)
  // A column of streets that also hold the place is one of whole addresses.
  const { street: at, city, state, zipcode, ...others } = mapping
  if (at === undefined || city !== undefined || state !== undefined || zipcode !== undefined) return mapping
  const isWhole = samples.some(row => {
    const parts = splitAddress(row[at] ?? '')
    return parts.zipcode !== undefined || parts.state !== undefined
  })
  return isWhole ? { ...others, address: at } : mapping
}

/** The lookup of a row, or why it cannot be made: such rows are not sent and not counted. */
export function lookupOf(
  cells: readonly string[],
  mapping: Mapping,
): { lookup: UsStreetLookup } | { problem: RowProblem } {
  const cell = (part: Part) => {
    const at = mapping[part]
    return at === undefined ? '' : (cells[at] ?? '').replace(/\s+/g, ' ').trim()
  }
  const whole = mapping.address === undefined ? undefined : splitAddress(cell('address'))
  const lookup: UsStreetLookup = { street: cell('street') || whole?.street || '' }
  for (const part of ['secondary', 'city', 'state', 'zipcode'] as const) {
    const text = cell(part) || whole?.[part]
    if (text) lookup[part] = part === 'zipcode' ? withZeros(text) : text
  }
  if (!lookup.street) return { problem: 'no-street' }
  const isTooLong = (['street', 'secondary', 'city', 'state', 'zipcode'] as const).some(
    part => [...(lookup[part] ?? '')].length > verifyUsAddressQuery[part].maxLength,
  )
  return isTooLong ? { problem: 'too-long' } : { lookup }
}

/** Spreadsheets take ZIP Codes for numbers, and drop the zeros that those of New England begin with. */
function withZeros(zipcode: string): string {
  return /^\d{3,4}$/.test(zipcode) ? zipcode.padStart(5, '0') : zipcode
}
