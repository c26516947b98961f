import type { InternationalSuggestion, InternationalSuggestions } from '#generated/gateway/types.ts'
import { hashOf } from '../seeded-random.ts'
import { type Street, streets } from './data.ts'
import { countryOf, linesOf, plain } from './responses.ts'

interface Named {
  /** As it is searched. */
  name: string
  group: string
  street: Street
}

/** The streets of each country in alphabetical order. */
const byCountry: ReadonlyMap<string, readonly Named[]> = new Map(
  [...Map.groupBy(streets, ({ country }) => country)].map(([country, ofCountry]) => [
    country,
    ofCountry
      .map(street => ({ name: plain(street.name), group: groupOf(street), street }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  ]),
)

/** A name of a street in a query: no longer than what a call may take, and the same on every server. */
function groupOf({ country, name, locality }: Street): string {
  return hashOf(`${country} ${name} of ${locality}`).toString(36)
}

/**
 * The addresses of a country that begin with the typed text: streets as groups, houses once their number is typed or
 * a group is asked for.
 */
export function completeInternational(
  query: { country: string; search: string; group?: string | undefined; max_results: number },
  fits: (place: { locality: string; postal_code: string }) => boolean = () => true,
): InternationalSuggestions {
  const words = plain(query.search).split(' ').filter(Boolean)
  // Countries differ in where the number stands, and so do people.
  const number = [words[0], words.at(-1)].find(word => word !== undefined && /^\d{1,6}$/.test(word))
  const name = words.filter(word => word !== number).join(' ')
  const ofCountry = byCountry.get(countryOf(query.country) ?? '') ?? []
  const named =
    query.group === undefined
      ? ofCountry.filter(each => name !== '' && startsWith(each.name, name))
      : ofCountry.filter(({ group }) => group === query.group)
  const found = named.filter(({ street: { locality, postalCode } }) =>
    fits({ locality, postal_code: postalCode }),
  )
  const listsHouses = number !== undefined || query.group !== undefined
  const suggestions = listsHouses
    ? found.flatMap(({ street }) => housesOf(street, number ?? '', query.max_results))
    : found.map(({ street, group }) => suggest(street, null, { entries: street.to - street.from + 1, group }))
  return { suggestions: suggestions.slice(0, query.max_results) }
}

/** Whether a name, or a word in it, begins with the typed text: `Gran` and `Via` both lead to the Gran Vía. */
function startsWith(name: string, typed: string): boolean {
  return ` ${name}`.includes(` ${typed}`)
}

/** The houses of a street whose number begins with the typed digits, the very number first. */
function housesOf(street: Street, typed: string, max: number): InternationalSuggestion[] {
  const houses: InternationalSuggestion[] = []
  for (let number = street.from; number <= street.to && houses.length < max; number++)
    if (String(number).startsWith(typed)) houses.push(suggest(street, number, { entries: 1, group: null }))
  return houses
}

function suggest(
  street: Street,
  number: number | null,
  { entries, group }: Pick<InternationalSuggestion, 'entries' | 'group'>,
): InternationalSuggestion {
  return {
    ...linesOf(street, number === null ? null : String(number)),
    locality: street.locality,
    postal_code: street.postalCode,
    country_iso3: street.country,
    entries,
    group: entries > 1 ? group : null,
  }
}
