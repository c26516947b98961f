import { countries } from '#backend/services/gateway/international/data.ts'
import { type UsHouse, usHouses } from '#backend/services/gateway/us/data/addresses.ts'
import { streetLineOf } from '#backend/services/gateway/us/delivery-point.ts'
import { matchUsAddress, type TypedUsAddress } from '#backend/services/gateway/us/matching.ts'

/** A way to type an address wrong. Null for an address that has nothing to get wrong in this way. */
interface Mistake {
  name: string
  type: (house: UsHouse) => TypedUsAddress | null
}

const MISTAKES: readonly Mistake[] = [
  {
    name: 'ZIP Code missing',
    type: ({ zipcode: _zipcode, ...house }) => ({ ...house, street: lineOf(house) }),
  },
  {
    name: 'Wrong ZIP Code',
    type: house => ({ ...house, street: lineOf(house), zipcode: withOtherDigit(house.zipcode) }),
  },
  {
    name: 'A letter missing in the street name',
    type: house => withStreet(house, withoutMiddle(house.street)),
  },
  {
    name: 'Two letters swapped in the street name',
    type: house => withStreet(house, withSwapped(house.street)),
  },
  {
    name: 'A letter missing in the city, without a ZIP Code',
    type: ({ zipcode: _zipcode, ...house }) => {
      const city = withoutMiddle(house.city)
      return city === null ? null : { street: lineOf(house), city, state: house.state }
    },
  },
  {
    name: 'Street suffix missing',
    type: house => (house.suffix ? { ...house, street: lineOf({ ...house, suffix: null }) } : null),
  },
]

/** The module with how many misspelled addresses of the gateway's sample it matches, and what the sample covers. */
export function accuracyFile(note: string): Record<string, string> {
  const rows = MISTAKES.map(({ name, type }) => ({ name, ...measure(type) }))
  const states = new Set(usHouses.map(({ state }) => state))
  const zipCodes = new Set(usHouses.map(({ zipcode }) => zipcode))
  return {
    'accuracy.ts': `${note}
/** Addresses of the sample, each typed with a mistake: those that matched their own building, another one, or none. */
export const typingMistakes: readonly {
  name: string
  typed: number
  right: number
  wrong: number
  notFound: number
}[] = ${JSON.stringify(rows, null, 2)}

/** What the sample covers. Washington, D.C., counts as a state. */
export const sampleCoverage = ${JSON.stringify({ states: states.size, zipCodes: zipCodes.size, countries: new Set(countries.values()).size + 1 })}
`,
  }
}

function measure(type: Mistake['type']) {
  const counts = { typed: 0, right: 0, wrong: 0, notFound: 0 }
  for (const house of usHouses) {
    const typed = type(house)
    if (!typed) continue
    const [match] = matchUsAddress(typed)
    counts.typed++
    if (!match) counts.notFound++
    else if (match.house === house) counts.right++
    else counts.wrong++
  }
  return counts
}

/** The street line without fields that the matching would read as something else. */
const lineOf = (house: Omit<UsHouse, 'zipcode'>) => streetLineOf(house as UsHouse)

function withStreet(house: UsHouse, street: string | null): TypedUsAddress | null {
  return street === null ? null : { ...house, street: lineOf({ ...house, street }) }
}

/** Leaves out the middle letter, or returns null where a letter less is another name, as in `5th`. */
function withoutMiddle(name: string): string | null {
  const middle = Math.floor(name.length / 2)
  return isPlain(name) ? name.slice(0, middle) + name.slice(middle + 1) : null
}

/** Swaps the letters around the middle, or returns null where that changes nothing or is another name. */
function withSwapped(name: string): string | null {
  const middle = Math.floor(name.length / 2)
  const [before, after] = [name[middle - 1], name[middle]]
  if (!isPlain(name) || before === after) return null
  return name.slice(0, middle - 1) + after + before + name.slice(middle + 1)
}

const isPlain = (name: string) => /^[A-Za-z]{2,}$/.test(name)

const withOtherDigit = (zipcode: string) => `${zipcode.slice(0, -1)}${(Number(zipcode.at(-1)) + 1) % 10}`
