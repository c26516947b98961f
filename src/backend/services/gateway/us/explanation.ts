import type { UsClosestAddress, UsExplanation } from '#generated/gateway/types.ts'
import { editDistance } from '#kernel/edit-distance.ts'
import { nearestName } from '../spelling.ts'
import { blocksByZip, placeOfZip, type UsBlock, type UsHouse } from './data/addresses.ts'
import { streetLineOf } from './delivery-point.ts'
import { readStreetLine, type StreetLine } from './line.ts'
import { isSameStreet, type TypedUsAddress, type UsMatch } from './matching.ts'
import { findPlaces, readState, readZip, splitWholeLine, type TypedPlace } from './place-search.ts'
import { plainText } from './words.ts'

/** Why an address has no match, without the lookup that it is about. */
export type UsReason = Omit<UsExplanation, 'input_id' | 'input_index'>

/** Most closest addresses. */
const MOST = 5
/** Longest text of the caller that a message repeats. */
const LONGEST = 60

/** Why an address has no match, or matches only a building. Undefined if all of it matches. */
export function explainUsAddress(
  typed: TypedUsAddress,
  match: Pick<UsMatch, 'house' | 'unit' | 'code'> | undefined,
): UsReason | undefined {
  if (match) return explainUnit(match)
  const isOneLine = !typed.city && !typed.state && !typed.zipcode
  const parts = isOneLine ? splitWholeLine(typed.street) : typed
  if (!parts) return explainLine(typed.street)
  const line = readStreetLine(parts.street, typed.secondary)
  const places = findPlaces(parts).flat()
  if (!places.length) return explainPlace(parts, line)
  const blocks = places.flatMap(({ zipcode }) => blocksByZip.get(zipcode) ?? [])
  return explainStreet({
    street: parts.street,
    line,
    blocks,
    state: places[0] && placeOfZip(places[0].zipcode)?.state,
  })
}

/** A building that exists: its unit doesn't, or it needs one. */
function explainUnit({ house, unit, code }: Pick<UsMatch, 'house' | 'unit' | 'code'>): UsReason | undefined {
  if (code === 'Y') return undefined
  const { units } = house
  const street = streetLineOf(house)
  const range = units && `${units.designator} 1 to ${units.designator} ${units.count}`
  const common = { part: 'unit', numbers: units && { from: '1', to: String(units.count) } } as const
  if (code === 'D')
    return {
      ...common,
      reason: 'missing',
      message: `${street} has units, ${range}, and the address doesn’t name one.`,
      closest: [],
    }
  const typed = `${unit?.designator} ${unit?.number}`
  return {
    ...common,
    reason: 'not-found',
    message: units
      ? `${street} has no ${typed}. Its units run from ${range}.`
      : `${street} has no units, and the address names ${typed}.`,
    closest: units
      ? closestNumbers(unit?.number ?? '', 1, units.count).map(number => ({
          ...toClosest(house),
          secondary: `${units.designator} ${number}`,
        }))
      : [toClosest(house)],
  }
}

/** Numbers of units next to a typed one, nearest first. */
function closestNumbers(typed: string, first: number, last: number): number[] {
  const number = Number.parseInt(typed, 10)
  const nearest = Math.min(Math.max(Number.isNaN(number) ? first : number, first), last)
  const around = Array.from({ length: 2 * MOST }, (_, at) => nearest - MOST + at)
  return around
    .filter(each => each >= first && each <= last)
    .toSorted((a, b) => Math.abs(a - nearest) - Math.abs(b - nearest))
    .slice(0, MOST)
}

/** A whole line whose end names no place. */
function explainLine(street: string): UsReason {
  const zipcode = /\d{5}$/.exec(plainText(street))?.[0]
  if (zipcode) return noZip(zipcode, readStreetLine(street))
  return {
    part: 'city',
    reason: 'missing',
    message:
      'The address doesn’t end with a ZIP Code, or with a city and state that we have. Street names exist in many places.',
    numbers: null,
    closest: [],
  }
}

function noZip(zipcode: string, line: StreetLine | undefined): UsReason {
  return {
    part: 'postal_code',
    reason: 'not-found',
    message: `We have no place with the ZIP Code ${quoted(zipcode)}.`,
    numbers: null,
    closest: line ? elsewhere(line) : [],
  }
}

/** Fields that lead to no place. */
function explainPlace({ city, state, zipcode }: TypedPlace, line: StreetLine | undefined): UsReason {
  const code = readState(state)
  const none = { numbers: null, closest: line ? elsewhere(line, code) : [] }
  if (state && !code)
    return { ...none, part: 'state', reason: 'not-found', message: `No state is called ${quoted(state)}.` }
  if (city && code)
    return {
      ...none,
      part: 'city',
      reason: 'not-found',
      message: `We have no city in ${code} called ${quoted(city)}${zipcode ? `, and no place with the ZIP Code ${quoted(zipcode)}` : ''}.`,
    }
  if (zipcode) return noZip(readZip(zipcode), line)
  if (city)
    return {
      ...none,
      part: 'state',
      reason: 'missing',
      message: `The address has a city, ${quoted(city)}, without its state. Add the state, or a ZIP Code.`,
    }
  return {
    ...none,
    part: 'city',
    reason: 'missing',
    message: 'The address has a state without a city. Add the city, or a ZIP Code.',
  }
}

interface TypedStreet {
  street: string
  line: StreetLine | undefined
  /** Of the places that the address names. */
  blocks: readonly UsBlock[]
  state: string | undefined
}

/** Places exist, so the street or its number doesn't. */
function explainStreet({ street, line, blocks, state }: TypedStreet): UsReason {
  // Any number, to find the street of a line without one.
  const read = line ?? readStreetLine(`0 ${street}`)
  const named = read && blocksNamed(read.name, blocks)
  const fitting = read && named?.filter(block => isSameStreet(read, block))
  const place = placeText(blocks)
  if (!line) return explainNumberless(street, fitting ?? [])
  if (fitting?.length)
    return {
      ...houseNumbers(fitting),
      part: 'house_number',
      reason: 'not-found',
      message: `There’s no house number ${line.number} on ${streetText(fitting[0])} in ${placeText(fitting)}.${rangeText(fitting)}`,
      closest: nearestHouses(fitting, line.number).map(toClosest),
    }
  const typed = quoted(street.trim().split(/\s+/).slice(1).join(' '))
  if (named?.length)
    return {
      part: 'street',
      reason: 'not-found',
      message: `There’s no ${typed} in ${place}, but there’s ${streetText(named[0])}.`,
      numbers: null,
      closest: nearestHouses(named, line.number).map(toClosest),
    }
  const others = elsewhere(line, state)
  return {
    part: 'street',
    reason: others.length ? 'elsewhere' : 'not-found',
    message: others[0]
      ? `There’s no ${typed} in ${place}. There’s one in ${others[0].city}, ${others[0].state}.`
      : `There’s no ${typed} in ${place}.`,
    numbers: null,
    closest: others.length ? others : similarStreets(line, blocks),
  }
}

/** A line without a street, or without a number that a house could have. */
function explainNumberless(street: string, fitting: readonly UsBlock[]): UsReason {
  const [first = '', ...others] = street.trim().split(/\s+/)
  if (/^\d/.test(first) && !others.length)
    return {
      part: 'street',
      reason: 'missing',
      message: 'The street line has a number, but no street.',
      numbers: null,
      closest: [],
    }
  const hasNumber = /^\d/.test(first)
  return {
    ...houseNumbers(fitting),
    part: 'house_number',
    reason: hasNumber ? 'not-found' : 'missing',
    message: hasNumber
      ? `${quoted(first)} isn’t a house number.`
      : `The street line doesn’t begin with a house number.${rangeText(fitting)}`,
    closest: fitting
      .flatMap(({ houses }) => houses.slice(0, 1))
      .slice(0, MOST)
      .map(toClosest),
  }
}

/** Blocks of the street, or of the only one whose name is similar. */
function blocksNamed(name: string, blocks: readonly UsBlock[]): readonly UsBlock[] {
  const found = blocks.filter(block => block.name === name)
  if (found.length) return found
  const near = nearestName(name, new Set(blocks.map(block => block.name)))
  return near === undefined ? [] : blocks.filter(block => block.name === near)
}

let blocksByName: ReadonlyMap<string, readonly UsBlock[]> | undefined

/** The same house of a street of the same name in other places: of the state first, then anywhere. */
function elsewhere(line: StreetLine, state?: string): UsClosestAddress[] {
  blocksByName ??= Map.groupBy([...blocksByZip.values()].flat(), ({ name }) => name)
  const houses = (blocksByName.get(line.name) ?? [])
    .filter(block => isSameStreet(line, block))
    .flatMap(({ houses }) => houses.find(({ number }) => number === line.number) ?? [])
  const isInState = (house: UsHouse) => Number(house.state !== state)
  return houses
    .toSorted((a, b) => isInState(a) - isInState(b))
    .slice(0, MOST)
    .map(toClosest)
}

/** The streets of a place whose names are most like a typed one, each with the nearest house. */
function similarStreets({ name, number }: StreetLine, blocks: readonly UsBlock[]): UsClosestAddress[] {
  const limit = Math.ceil(name.length / 2)
  return [...Map.groupBy(blocks, block => block.name)]
    .map(([other, found]) => ({ found, distance: editDistance(name, other, limit) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MOST)
    .flatMap(({ found }) => nearestHouses(found, number).slice(0, 1))
    .map(toClosest)
}

function nearestHouses(blocks: readonly UsBlock[], typed: string): UsHouse[] {
  const number = Number.parseInt(typed, 10)
  const distanceOf = (house: UsHouse) => Math.abs(Number(house.number) - number)
  return blocks
    .flatMap(({ houses }) => houses)
    .toSorted((a, b) => distanceOf(a) - distanceOf(b))
    .slice(0, MOST)
}

function houseNumbers(blocks: readonly UsBlock[] | undefined): Pick<UsReason, 'numbers'> {
  const numbers = (blocks ?? []).flatMap(({ houses }) => houses.map(({ number }) => Number(number)))
  if (!numbers.length) return { numbers: null }
  return { numbers: { from: String(Math.min(...numbers)), to: String(Math.max(...numbers)) } }
}

/** A sentence about the numbers of a street, after a space; empty if it is unknown. */
function rangeText(blocks: readonly UsBlock[] | undefined): string {
  const { numbers } = houseNumbers(blocks)
  if (!numbers) return ''
  return numbers.from === numbers.to
    ? ` The only number there is ${numbers.from}.`
    : ` Numbers there run from ${numbers.from} to ${numbers.to}.`
}

function streetText(block: UsBlock | undefined): string {
  return [block?.predirection, block?.street, block?.suffix, block?.postdirection].filter(Boolean).join(' ')
}

function placeText(blocks: readonly UsBlock[]): string {
  const house = blocks[0]?.houses[0]
  return house ? `${house.city}, ${house.state}` : 'this place'
}

function quoted(text: string): string {
  const short = text.trim().slice(0, LONGEST)
  return `“${short}${text.trim().length > LONGEST ? '…' : ''}”`
}

function toClosest(house: UsHouse): UsClosestAddress {
  const { city, state, zipcode } = house
  return { street: streetLineOf(house), secondary: null, city, state, zipcode }
}
