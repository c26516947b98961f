import { isAddressHead, isKnownHead, mapByHeads } from '#domain/address-list/heads.ts'
import { type AddressLookup, LONGEST_PARTS } from '#domain/address-list/lookup.ts'
import type { Mapping, Part } from '#domain/address-list/mapping.ts'
import { splitAddress } from '#domain/address-list/split-address.ts'
import { stateNames, states } from '#domain/address-list/us-words.ts'
import { readZipcode } from '#domain/address-list/zipcodes.ts'
import { trimEndOf } from '#domain/text/trim-end.ts'

/** What makes a row impossible to look up. */
export type RowProblem = 'no-street' | 'too-long' | 'no-zipcode' | 'damaged'

/** Whether the first row names the columns: a known name and no cell that looks like part of an address. */
export function isHeader(first: readonly string[]): boolean {
  const isNamed = first.some(isKnownHead)
  const isData = first.some(cell => /^\d+\s|^\d{5}(-\d{4})?$/.test(cell.trim()))
  const isText = first.every(cell => cell.trim() === '' || /^[\p{L}][\p{L}\p{N} _./#-]*$/u.test(cell.trim()))
  return !isData && (isNamed || isText)
}

/** Rows that may be above the heads of the columns. */
const TITLE_ROWS = 15

/**
 * The row that names the columns, counted from 0; -1 if none does. Reports and tables may have a title above
 * it: rows that are narrower, and name nothing.
 */
export function findHeader(rows: readonly (readonly string[])[]): number {
  const cellsOf = (row: readonly string[]) => row.filter(cell => cell.trim() !== '')
  let [widest, named] = [0, 0]
  for (const [at, row] of rows.slice(0, TITLE_ROWS).entries()) {
    const cells = cellsOf(row)
    const names = cells.filter(isKnownHead).length
    const isColumn = cells.length === 1 && widest <= 1 && isAddressHead(cells[0] ?? '')
    const isBelowTitle = cells.length > widest || (named === 0 && names >= cells.length * 0.6)
    if ((names >= 2 || isColumn) && (at === 0 || isColumn || isBelowTitle) && isHeader(cells)) return at
    widest = Math.max(widest, cells.length)
    named = Math.max(named, names)
  }
  return isHeader(rows[0] ?? []) ? 0 : -1
}

/** Guesses which column holds which part, by the heads of the columns, then by what is in them. */
export function guessMapping(columns: readonly string[], samples: readonly (readonly string[])[]): Mapping {
  const mapping: Partial<Record<Part, number>> = { ...mapByHeads(columns, samples) }
  const taken = new Set<number>(Object.values(mapping))
  const take = (part: Part, at: number) => {
    if (at < 0 || taken.has(at) || mapping[part] !== undefined) return
    mapping[part] = at
    taken.add(at)
  }
  const most = (test: (cell: string) => boolean) =>
    columns.findIndex((_, at) => {
      const cells = samples.flatMap(row => row[at]?.trim() || [])
      return !taken.has(at) && cells.length > 0 && cells.filter(test).length / cells.length > 0.6
    })
  take('zipcode', mapping.address === undefined ? most(cell => /^\d{5}(-\d{4})?$/.test(cell)) : -1)
  take('state', mapping.address === undefined ? most(cell => stateNames.has(cell.toLowerCase())) : -1)
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

/**
 * What programs write where there is no value, in small letters: SQL, Python, R, JavaScript, and the errors of
 * spreadsheets in English, German, Spanish, and French.
 */
const PLACEHOLDERS = new Set(
  `null nan nat na n/a n.a. n.a none nil undefined void missing unknown empty blank tbd \\n
   #n/a #ref! #value! #name? #div/0! #null! #num! #spill! #calc! #field! #getting_data #blocked! #connect!
   #nv #wert! #bezug! #n/d #¡ref! #¡valor! #¿nombre? #¡div/0! #¡num! #valeur! #nom? #error! error:502`
    .split(/\s+/)
    .filter(Boolean),
)

/** Whether a cell stands for no value: a placeholder, in any brackets, or only signs. */
function isPlaceholder(text: string): boolean {
  const bare = trimEndOf(text.toLowerCase().replace(/^[([{<"']+/, ''), ')]}>"\'')
  return PLACEHOLDERS.has(bare) || !/[\p{L}\p{N}]/u.test(text)
}

/** The text of a cell as an address has it: in one line, without the marks that keep it a text. */
function textOf(cell: string): string {
  const text = cell
    // Joiners that no address has.
    .replace(/[\u200c\u200d]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    // The mark of a text, of spreadsheets and of our own files.
    .replace(/^'(?=[=+\-@\d])/, '')
  const formula = /^="([^"]*)"$/.exec(text)
  // Quotation marks are never part of an address: they were around it, or mean inches.
  const plain = (formula?.[1] ?? text).replace(/["“”]/g, '').trim()
  return isPlaceholder(plain) ? '' : plain
}

/** What a repair did to the ZIP Code of a row, or that it could not do anything. */
export type ZipcodeChange = { from: string; to: string } | { unreadable: string }

export type RowRead =
  | { lookup: AddressLookup; zipcode?: ZipcodeChange }
  | { problem: RowProblem; zipcode?: ZipcodeChange }

/**
 * The lookup of a row, or why it cannot be made: such rows are not sent and not counted. Without `keepZipcodes`,
 * ZIP Codes that a spreadsheet has changed are repaired. One that cannot be is left out where city and state are
 * there; otherwise the row is not looked up.
 */
export function lookupOf(
  cells: readonly string[],
  mapping: Mapping,
  { keepZipcodes = false }: { keepZipcodes?: boolean } = {},
): RowRead {
  const cell = (part: Part) => {
    const at = mapping[part]
    return at === undefined ? '' : textOf(cells[at] ?? '')
  }
  const whole = mapping.address === undefined ? undefined : splitWhole(textOf(cells[mapping.address] ?? ''))
  const street = cell('street') || whole?.street || ''
  const number = street ? cell('number').replace(/\.0+$/, '') : ''
  const lookup: AddressLookup = { street: number && !/^\d/.test(street) ? `${number} ${street}` : street }
  for (const part of ['secondary', 'city', 'state'] as const) {
    const text = cell(part) || whole?.[part]
    if (text) lookup[part] = text
  }
  // The raw cell: its marks say that it was to be a text.
  const given = mapping.zipcode === undefined ? '' : (cells[mapping.zipcode] ?? '').trim()
  const zipcode = textOf(given) === '' ? (whole?.zipcode ?? '') : given
  const change = keepZipcodes ? undefined : setZipcode(lookup, zipcode)
  if (keepZipcodes && zipcode) lookup.zipcode = zipcode
  const extra = change && { zipcode: change }
  if (!lookup.street) return { problem: 'no-street', ...extra }
  const isTooLong = (['street', 'secondary', 'city', 'state', 'zipcode'] as const).some(
    part => [...(lookup[part] ?? '')].length > LONGEST_PARTS[part],
  )
  if (isTooLong) return { problem: 'too-long', ...extra }
  const hasPlace = lookup.city !== undefined && lookup.state !== undefined
  if (change && 'unreadable' in change && !hasPlace) return { problem: 'no-zipcode', ...extra }
  return { lookup, ...extra }
}

/** The parts of a whole address, also where a spreadsheet has changed the ZIP Code after its state. */
function splitWhole(text: string): AddressLookup {
  const [last = '', beforeLast = ''] = text.split(' ').toReversed()
  const state = codeOf(beforeLast.replace(/,$/, ''))
  const read = state && /\d/.test(last) ? readZipcode(last, state) : undefined
  if (!read || !('isRepaired' in read) || !read.isRepaired) return splitAddress(text)
  const parts = splitAddress(`${text.slice(0, -last.length)}${read.zipcode}`)
  return { ...parts, zipcode: last }
}

function setZipcode(lookup: AddressLookup, zipcode: string): ZipcodeChange | undefined {
  if (!zipcode) return undefined
  const read = readZipcode(zipcode, codeOf(lookup.state))
  if ('unreadable' in read) return read
  if (!read.zipcode) return undefined
  lookup.zipcode = read.zipcode
  return 'isRepaired' in read && read.isRepaired ? { from: zipcode, to: read.zipcode } : undefined
}

const codes = new Map(
  states.flatMap(([code, name]) => [
    [code.toLowerCase(), code] as const,
    [name.toLowerCase(), code] as const,
  ]),
)

/** The abbreviation of a state; undefined for a text that is none. */
function codeOf(state: string | undefined): string | undefined {
  return codes.get((state ?? '').toLowerCase().replaceAll('.', '').trim())
}
