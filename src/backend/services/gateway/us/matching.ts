import { nearestName } from '../spelling.ts'
import { blocksByZip, type UsBlock, type UsHouse } from './data/addresses.ts'
import { readStreetLine, type StreetLine, type Unit } from './line.ts'
import { type FoundPlace, findPlaces, splitWholeLine } from './place-search.ts'

/** An address as it was typed. */
export interface TypedUsAddress {
  street: string
  secondary?: string | undefined
  city?: string | undefined
  state?: string | undefined
  zipcode?: string | undefined
}

/** A house that matches, with the requested unit. */
export interface UsMatch {
  house: UsHouse
  unit: Unit | undefined
  /** Y: the whole address exists. S: the unit doesn't exist. D: there are units, and none was given. */
  code: 'Y' | 'S' | 'D'
  /** What differs from the typed address, in the order of the contract: `A#`, `B#`, … */
  footnotes: readonly Footnote[]
}

export type Footnote = 'A#' | 'B#' | 'H#' | 'L#' | 'M#' | 'N#' | 'S#'

/** Blocks of a ZIP Code by the name of their street. */
const streetsByZip: ReadonlyMap<string, ReadonlyMap<string, readonly UsBlock[]>> = new Map(
  [...blocksByZip].map(([zipcode, blocks]) => [zipcode, Map.groupBy(blocks, ({ name }) => name)]),
)

/**
 * The houses that an address may refer to; those that match city, state and ZIP Code come before those that
 * match only some of them. Empty without a ZIP Code or a city and state: street names exist in many places.
 * A misspelled street is corrected only if no street of the place has the typed name.
 */
export function matchUsAddress(typed: TypedUsAddress): UsMatch[] {
  const isOneLine = !typed.city && !typed.state && !typed.zipcode
  const parts = isOneLine ? splitWholeLine(typed.street) : typed
  const line = parts && readStreetLine(parts.street, typed.secondary)
  if (!line) return []
  const groups = findPlaces(parts)
  const asTyped = firstFound(groups, place => matchesIn(place, line, line.name))
  if (asTyped.length) return asTyped
  return firstFound(groups, place => {
    const near = nearestName(line.name, streetsByZip.get(place.zipcode)?.keys() ?? [])
    return near === undefined ? [] : matchesIn(place, line, near)
  })
}

function firstFound(
  groups: readonly (readonly FoundPlace[])[],
  find: (place: FoundPlace) => UsMatch[],
): UsMatch[] {
  for (const places of groups) {
    const found = places.flatMap(find)
    if (found.length) return found
  }
  return []
}

function matchesIn(place: FoundPlace, line: StreetLine, name: string): UsMatch[] {
  const matches: UsMatch[] = []
  for (const block of streetsByZip.get(place.zipcode)?.get(name) ?? []) {
    const house = isSameStreet(line, block) ? houseIn(block, line.number) : undefined
    if (!house) continue
    const { unit, code } = unitOf(house, line.unit)
    const isCompleted =
      (!line.predirection && house.predirection) ||
      (!line.suffix && house.suffix) ||
      (!line.postdirection && house.postdirection)
    const noted: [Footnote, unknown][] = [
      ['A#', place.isZipCorrected],
      ['B#', place.isCityCorrected],
      ['H#', code === 'D'],
      ['L#', isCompleted],
      ['M#', name !== line.name],
      ['N#', line.isRewritten],
      ['S#', code === 'S'],
    ]
    const footnotes = noted.flatMap(([note, applies]) => (applies ? [note] : []))
    matches.push({ house, unit, code, footnotes })
  }
  return matches
}

/** Whether a street of the typed name may be this one. */
export function isSameStreet(line: StreetLine, block: UsBlock): boolean {
  return (
    isSame(line.predirection, block.predirection) &&
    isSame(line.suffix, block.suffix) &&
    isSame(line.postdirection, block.postdirection)
  )
}

/** Missing parts of a street are completed; other ones belong to another street. */
function isSame(typed: string | undefined, actual: string | null): boolean {
  return typed === undefined || typed === actual
}

function houseIn({ houses }: UsBlock, number: string): UsHouse | undefined {
  const step = (Number(number) - Number(houses[0]?.number)) / 2
  const house = houses[step]
  return house?.number === number ? house : undefined
}

function unitOf(house: UsHouse, unit: Unit | undefined): Pick<UsMatch, 'unit' | 'code'> {
  if (!unit) return { unit, code: house.units ? 'D' : 'Y' }
  const number = Number(unit.number)
  const isThere = house.units && Number.isInteger(number) && number >= 1 && number <= house.units.count
  if (!isThere) return { unit, code: 'S' }
  return { unit: { designator: house.units?.designator ?? '', number: String(number) }, code: 'Y' }
}
