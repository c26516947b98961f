import { editDistance } from '../edit-distance.ts'

/** No name of a contract is longer. */
const LONGEST = 64
/** Fewer letters than this are the beginning of too many names. */
const SHORTEST_PART = 3

/**
 * The name that was most likely meant by one that a contract doesn't have: the same in another case or spelling, with
 * a typing error, or with words too many or too few (`include_only_states` for `only_state`, `zip` for `zipcode`).
 */
export function nearName(sent: string, names: readonly string[]): string | undefined {
  if (sent.length > LONGEST) return undefined
  const words = wordsOf(sent)
  if (!words.length) return undefined
  let nearest: { name: string; distance: number } | undefined
  for (const name of names) {
    const distance = distanceOf(words, wordsOf(name))
    if (distance !== undefined && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY))
      nearest = { name, distance }
  }
  return nearest?.name
}

/** Zero for the same words; undefined for names that have nothing in common. */
function distanceOf(sent: readonly string[], known: readonly string[]): number | undefined {
  const [a, b] = [sent.join(''), known.join('')]
  const allowed = Math.min(2, Math.floor(Math.max(a.length, b.length) / 3))
  const typed = editDistance(a, b, allowed)
  if (typed <= allowed) return typed
  if (known.every(word => sent.includes(word))) return 3 + sent.length - known.length
  if (sent.every(word => known.includes(word))) return 3 + known.length - sent.length
  const isPart = a.length >= SHORTEST_PART && b.startsWith(a)
  return isPart ? 10 + b.length - a.length : undefined
}

/** The words of a name in lower case and the singular, in any convention: `maxResults`, `max-results`. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter(Boolean)
    .map(word => (word.length > SHORTEST_PART && /[^s]s$/.test(word) ? word.slice(0, -1) : word))
}
