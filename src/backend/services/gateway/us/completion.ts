import { type UsHouse, usHouses } from './data/addresses.ts'
import { directions, ordinals, plainText, suffixes } from './words.ts'

/** A house, and a text that a search may be the beginning of. */
interface Completion {
  key: string
  house: UsHouse
}

const EVERYWHERE = ''
let sorted: ReadonlyMap<string, readonly Completion[]> | undefined

/** The completions of each state, and of all, in the order of their texts. Made for the first search. */
function completionsOf(state: string): readonly Completion[] {
  sorted ??= sortedCompletions()
  return sorted.get(state) ?? []
}

function sortedCompletions(): ReadonlyMap<string, readonly Completion[]> {
  const all = usHouses
    .flatMap(house => keysOf(house).map(key => ({ key, house })))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return new Map([[EVERYWHERE, all], ...Map.groupBy(all, ({ house }) => house.state)])
}

/** With the directions of the street and without. */
function keysOf(house: UsHouse): string[] {
  const { number, predirection, street, suffix, postdirection, city, state, zipcode } = house
  const line = (before: string | null, after: string | null) =>
    [number, before, plainText(street), suffix, after, plainText(city), state, zipcode]
      .filter(Boolean)
      .join(' ')
      .toLowerCase()
  return predirection || postdirection
    ? [line(predirection, postdirection), line(null, null)]
    : [line(null, null)]
}

/** The houses whose address begins with the typed text, in alphabetical order. */
export function completeUsAddress(
  typed: string,
  {
    max,
    state = EVERYWHERE,
    fits = () => true,
  }: { max: number; state?: string | undefined; fits?: ((house: UsHouse) => boolean) | undefined },
): UsHouse[] {
  const search = standardWords(typed)
  if (!search) return []
  const completions = completionsOf(state.toUpperCase())
  const found = new Set<UsHouse>()
  for (let at = firstFrom(completions, search); found.size < max; at++) {
    const completion = completions[at]
    if (!completion?.key.startsWith(search)) break
    if (fits(completion.house)) found.add(completion.house)
  }
  return [...found]
}

/** Index of the first text that is not before the searched one. */
function firstFrom(completions: readonly Completion[], search: string): number {
  let low = 0
  let high = completions.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((completions[middle]?.key ?? '') < search) low = middle + 1
    else high = middle
  }
  return low
}

/** Shortens complete words; the last one may be incomplete. */
export function standardWords(typed: string): string {
  const words = plainText(typed).split(' ')
  const isComplete = /[\s,.]$/.test(typed)
  return words
    .map((word, at) => {
      const isWhole = at > 0 && (at < words.length - 1 || isComplete)
      if (!isWhole) return word
      return (directions.get(word) ?? suffixes.get(word))?.toLowerCase() ?? ordinals.get(word) ?? word
    })
    .join(' ')
}
