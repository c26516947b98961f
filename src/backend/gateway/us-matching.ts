import { type UsHouse, usHouses } from './us-data.ts'
import { directions, plainText, states, suffixes, unitWords } from './us-words.ts'

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
  unit: { designator: string; number: string } | undefined
  /** Y: the whole address exists. S: the unit doesn't exist. D: there are units, and none was given. */
  code: 'Y' | 'S' | 'D'
}

interface StreetLine {
  number: string
  predirection: string | undefined
  name: string
  suffix: string | undefined
  unit: { designator: string; number: string } | undefined
}

const byNumberAndName = Map.groupBy(usHouses, house => `${house.number} ${plainText(house.street)}`)

/**
 * The houses that an address may refer to; those that match city, state and ZIP code come before those that
 * match only some of them. Empty without a ZIP code or a city and state: street names exist in many places.
 */
export function matchUsAddress(typed: TypedUsAddress): UsMatch[] {
  const line = readStreetLine(typed)
  if (!line) return []
  return (byNumberAndName.get(`${line.number} ${line.name}`) ?? [])
    .filter(({ predirection, suffix }) => fits(line.predirection, predirection) && fits(line.suffix, suffix))
    .map(house => ({ house, rank: rankOfPlace(house, typed) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ house }) => withUnit(house, line.unit))
}

function fits(typed: string | undefined, actual: string | null): boolean {
  return typed === undefined || typed === actual
}

/** 2 if both the ZIP code and the city match, 1 if one of them does, 0 if neither does. */
function rankOfPlace(house: UsHouse, { city, state, zipcode }: TypedUsAddress): number {
  const isZip = zipcode?.trim().slice(0, 5) === house.zipcode
  const isCity =
    city !== undefined &&
    plainText(city) === plainText(house.city) &&
    states.get(plainText(state ?? '')) === house.state
  return Number(isZip) + Number(isCity)
}

function withUnit(house: UsHouse, unit: StreetLine['unit']): UsMatch {
  if (!unit) return { house, unit, code: house.units ? 'D' : 'Y' }
  const number = Number(unit.number)
  const isThere = house.units && Number.isInteger(number) && number >= 1 && number <= house.units.count
  if (!isThere) return { house, unit, code: 'S' }
  return { house, unit: { designator: house.units?.designator ?? '', number: String(number) }, code: 'Y' }
}

function readStreetLine({ street, secondary = '' }: TypedUsAddress): StreetLine | undefined {
  const [number = '', ...words] = plainText(street).split(' ')
  if (!/^\d+[a-z]?$/.test(number)) return undefined
  const at = words.findIndex((word, index) => unitWords.has(word) && index > 0 && index < words.length - 1)
  const name = at < 0 ? words : words.slice(0, at)
  const unit = unitOf(plainText(secondary).split(' ')) ?? (at < 0 ? undefined : unitOf(words.slice(at)))
  const predirection = name.length > 1 ? directions.get(name[0] ?? '') : undefined
  if (predirection) name.shift()
  const suffix = name.length > 1 ? suffixes.get(name.at(-1) ?? '') : undefined
  if (suffix) name.pop()
  return name.length ? { number, predirection, name: name.join(' '), suffix, unit } : undefined
}

/** `apt 5`, `# 5` or only a number. */
function unitOf(words: readonly string[]): StreetLine['unit'] {
  const number = words.at(-1)
  if (!number) return undefined
  return { designator: unitWords.get(words[0] ?? '') ?? 'Unit', number: number.toUpperCase() }
}

interface Completion {
  house: UsHouse
  /** The texts that a search may be the beginning of: with the street's direction and without. */
  keys: string[]
}

const completions: readonly Completion[] = usHouses
  .map(house => {
    const rest = `${house.street} ${house.suffix ?? ''} ${house.city} ${house.state} ${house.zipcode}`
    const lines = [`${house.number} ${house.predirection ?? ''} ${rest}`, `${house.number} ${rest}`]
    return { house, keys: [...new Set(lines.map(line => plainText(line)))] }
  })
  .toSorted((a, b) => (a.keys[0] ?? '').localeCompare(b.keys[0] ?? '', 'en', { numeric: true }))

/** The houses whose address begins with the typed text. */
export function completeUsAddress(
  typed: string,
  { max, state }: { max: number; state?: string | undefined },
): UsHouse[] {
  const search = shortened(typed)
  if (!search) return []
  return completions
    .filter(({ house, keys }) => {
      const isWanted = state === undefined || house.state === state.toUpperCase()
      return isWanted && keys.some(key => key.startsWith(search))
    })
    .slice(0, max)
    .map(({ house }) => house)
}

/** Shortens complete words; the last one may be incomplete. */
function shortened(typed: string): string {
  const words = plainText(typed).split(' ')
  const last = words.pop() ?? ''
  const short = words.map((word, index) =>
    (index > 0 ? (directions.get(word) ?? suffixes.get(word) ?? word) : word).toLowerCase(),
  )
  const end = /[\s,.]$/.test(typed)
    ? ((directions.get(last) ?? suffixes.get(last))?.toLowerCase() ?? last)
    : last
  return [...short, end].join(' ')
}
