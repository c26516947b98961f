import { hashOf } from '#backend/services/gateway/seeded-random.ts'
import { readStreetName } from '../line.ts'
import { type UsPlace, usPlaces } from './places.ts'

/** A house in the United States, with the numbers of its units if it has any. */
export interface UsHouse {
  number: string
  predirection: string | null
  street: string
  suffix: string | null
  postdirection: string | null
  city: string
  state: string
  zipcode: string
  plus4: string
  county: string
  /** Degrees, of the roof. */
  latitude: number
  longitude: number
  timeZone: string
  isResidential: boolean
  isVacant: boolean
  /** `Apt` or `Ste`, and how many there are, counted from 1. */
  units: { designator: string; count: number } | null
}

/** One side of a block: every second number of a street. */
export interface UsBlock {
  predirection: string | null
  street: string
  suffix: string | null
  postdirection: string | null
  /** The name as addresses are looked up by it. */
  name: string
  houses: readonly UsHouse[]
}

/**
 * Blocks with a purpose: those that examples, pages and tests show. `numbers|street|ZIP|use|units|+4 of the first
 * house|its roof`. Without a roof it is made up, as for all blocks of `us-places.ts`.
 */
const BLOCKS = `
200-238|N Juniper St|84116|R||2904
201-239|N Juniper St|84116|R||3004
14-60|Copper Mill Ave|80302|R||3104
62-90|Copper Mill Ave|80302|R|Apt 24|3204
1100-1148|W Larkspur Ln|84116|R||3304
500-520|S Foundry St|84101|C|Ste 12|3404
501-519|S Foundry St|84101|C||3504
300-330|NE Harbor View Dr|97217|R||3604
301-331|NE Harbor View Dr|97217|R|Apt 8|3704
2400-2440|Tidewater Rd|23451|R||3804
10-36|Exchange Pl|10005|C|Ste 40|3904
401-449|W Prairie Grass Blvd|60607|R|Apt 60|4004
400-448|E Prairie Grass Blvd|60611|C||4104
700-728|Main St|62701|C||4204
701-729|Main St|65806|R||4304
700-730|Main St|01103|R||4404
90-118|Orchard Hill Ter|01103|R||4504
3301-3349|SW Alder Creek Way|98101|R|Apt 18|4604
1200-1230|Magnolia Ct|30303|R||4704
1800-1846|N Saguaro Ave|85003|R||4804
55-79|Pelican Cir|33139|R|Apt 30|4904
610-634|Old Depot Rd|78701|C||5004
611-635|Old Depot Rd|78701|R||5104
2100-2128|Lakeshore Pkwy|55401|R||5204
5-29|Lighthouse Sq|04101|C||5304
640-668|Sugar Maple Dr|05401|R||5404
1500-1538|S Cannery Row|94107|C|Ste 20|5504
1501-1539|S Cannery Row|94107|R||5604
870-898|Vineyard Loop|95404|R||5704
33-59|Bluegrass Pike|40202|R||5804
1600|Amphitheatre Pkwy|94043|C||1351|37.42242,-122.08421
350|5th Ave|10118|C|Ste 8600|0110|40.74844,-73.98566
11|Wall St|10005|C||1905|40.70693,-74.01128
1600|Pennsylvania Ave NW|20500|C||0005|38.89768,-77.03653
233|S Wacker Dr|60606|C|Ste 9900|7147|41.87888,-87.63592
400|Broad St|98109|C||4607|47.62051,-122.34930`

/** A metre or so; a finer figure would claim what no one knows. */
const DECIMALS = 5
/** Degrees between a house and its neighbor, and between a house and the middle of the street. */
const STEP = 0.00015
const SETBACK = 0.00018

const placesByZip: ReadonlyMap<string, UsPlace> = new Map(usPlaces.map(place => [place.zipcode, place]))

/** All blocks, by ZIP Code. */
export const blocksByZip: ReadonlyMap<string, readonly UsBlock[]> = Map.groupBy(
  [...BLOCKS.trim().split('\n').map(shownBlock), ...usPlaces.flatMap(inventedBlocks)],
  block => block.houses[0]?.zipcode ?? '',
)

/** All houses of the sample. */
export const usHouses: readonly UsHouse[] = [...blocksByZip.values()].flat().flatMap(({ houses }) => houses)

export const placeOfZip = (zipcode: string): UsPlace | undefined => placesByZip.get(zipcode)

function shownBlock(line: string): UsBlock {
  const [numbers = '', street = '', zipcode = '', use = '', units = '', plus4 = '', roof] = line.split('|')
  const [from = 0, to = from] = numbers.split('-').map(Number)
  const place = placesByZip.get(zipcode)
  if (!place) throw new Error(`no place has the ZIP Code ${zipcode}`)
  const [designator = '', count = '0'] = units.split(' ')
  return blockOf(place, street, {
    from,
    to,
    isResidential: use === 'R',
    units: designator ? { designator, count: Number(count) } : null,
    plus4: Number(plus4),
    roof: roof?.split(',').map(Number),
  })
}

/** Two sides of each street, with numbers, use and units that follow from its name alone. */
function inventedBlocks(place: UsPlace): UsBlock[] {
  return place.streets.flatMap((street, at) => {
    const seed = hashOf(`${place.zipcode} ${street}`)
    const first = (1 + (seed % 29)) * 100 + 2 * ((seed >>> 5) % 8)
    const isResidential = seed % 5 < 3
    return [0, 1]
      .map(side => ({
        from: first + side,
        to: first + side + 2 * (5 + ((seed >>> (8 + side)) % 4)),
        isResidential,
        units: (seed >>> 12) % 4 === side ? unitsOf(isResidential, seed) : null,
        plus4: 1001 + at * 40 + side * 20 + ((seed >>> 14) % 80) * 100,
        roof: undefined,
      }))
      .map(block => blockOf(place, street, block))
  })
}

function unitsOf(isResidential: boolean, seed: number): UsHouse['units'] {
  return { designator: isResidential ? 'Apt' : 'Ste', count: 4 + ((seed >>> 16) % 45) }
}

interface BlockFacts {
  from: number
  to: number
  isResidential: boolean
  units: UsHouse['units']
  plus4: number
  roof: number[] | undefined
}

function blockOf(place: UsPlace, written: string, facts: BlockFacts): UsBlock {
  const words = written.split(' ')
  const parsed = readStreetName(words.map(word => word.toLowerCase()))
  if (!parsed) throw new Error(`${written} is not a street`)
  const { predirection = null, suffix = null, postdirection = null, name } = parsed
  const street = words
    .slice(predirection ? 1 : 0, words.length - Number(suffix !== null) - Number(postdirection !== null))
    .join(' ')
  const common = { predirection, street, suffix, postdirection }
  const roofOf = roofsOf(place, written, facts)
  const houses = Array.from({ length: (facts.to - facts.from) / 2 + 1 }, (_, step): UsHouse => {
    const [latitude = 0, longitude = 0] = roofOf(step)
    return {
      number: String(facts.from + 2 * step),
      ...common,
      city: place.city,
      state: place.state,
      zipcode: place.zipcode,
      plus4: String(facts.plus4 + step).padStart(4, '0'),
      county: place.county,
      latitude,
      longitude,
      timeZone: place.timeZone,
      isResidential: facts.isResidential,
      isVacant: !facts.roof && (facts.plus4 + step * 5) % 23 === 11,
      units: facts.units,
    }
  })
  return { ...common, name, houses }
}

/** Where the houses of a block stand: along a line through the place, the odd numbers on the other side. */
function roofsOf(
  place: UsPlace,
  street: string,
  { from, roof }: BlockFacts,
): (step: number) => readonly number[] {
  if (roof) return () => roof
  const seed = hashOf(`${street} of ${place.zipcode}`)
  const angle = ((seed % 360) * Math.PI) / 180
  const [along, across] = [
    [Math.sin(angle), Math.cos(angle)],
    [-Math.cos(angle), Math.sin(angle)],
  ] as const
  const start = [place.latitude + spread(seed >>> 9), place.longitude + spread(seed >>> 17)] as const
  const side = from % 2 ? -SETBACK : SETBACK
  return step =>
    [0, 1].map(axis => {
      const distance = ((from % 100) / 2 + step) * STEP
      return round((start[axis] ?? 0) + distance * (along[axis] ?? 0) + side * (across[axis] ?? 0))
    })
}

/** Up to a hundredth of a degree, half a mile, in either direction. */
function spread(seed: number): number {
  return ((seed % 201) - 100) / 10_000
}

function round(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS))
}
