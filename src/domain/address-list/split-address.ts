import type { AddressLookup } from '#domain/address-list/lookup.ts'
import { directionWords, stateNames, suffixWords, unitWords } from '#domain/address-list/us-words.ts'

/**
 * The parts of an address that was typed in one line or several: "350 5th Ave Ste 12, New York NY 10118". The
 * ZIP Code and the state are taken from its end. Commas divide the rest; without them, the city begins after
 * the kind of street. What cannot be recognized stays in the street, which the gateway reads as well.
 */
export function splitAddress(text: string): AddressLookup {
  const parts = text
    .split(/[,;\n\r\t]/)
    .map(part => part.trim().split(/\s+/).filter(Boolean))
    .filter(words => words.length > 0)
  dropCountry(parts)
  const zipcode = takeZipcode(parts)
  const state = takeState(parts) ?? takeUnknownState(parts)
  const [street = [], ...rest] = parts
  const place =
    rest.length > 0
      ? { street, secondary: rest.slice(0, -1).flat(), city: rest.at(-1) ?? [] }
      : zipcode || state
        ? divide(street)
        : { street, secondary: [], city: [] }
  // A unit after the last comma is no city: "5 Main St, Apt 4, 80302".
  if (place.secondary.length === 0 && isUnit(place.city[0])) {
    place.secondary = place.city
    place.city = []
  }
  // The only city that is most often written without its state.
  const isCityOnly = place.city.length === 0 && state?.toLowerCase() === 'new york'
  return {
    street: place.street.join(' '),
    ...(place.secondary.length > 0 && { secondary: place.secondary.join(' ') }),
    ...(place.city.length > 0 ? { city: place.city.join(' ') } : isCityOnly && { city: state }),
    ...(state && { state }),
    ...(zipcode && { zipcode }),
  }
}

function dropCountry(parts: string[][]): void {
  const words = parts.at(-1)
  if (parts.length > 1 && words && /^(usa|us|united states( of america)?)$/i.test(words.join(' ')))
    parts.pop()
}

function takeZipcode(parts: string[][]): string | undefined {
  const words = parts.at(-1)
  const last = words?.at(-1) ?? ''
  // A house number alone is no ZIP Code.
  const isFirst = parts.length === 1 && words?.length === 1
  if (isFirst || !words || !/^\d{5}(-\d{4})?$/.test(last)) return undefined
  words.pop()
  if (words.length === 0) parts.pop()
  return last
}

function takeState(parts: string[][]): string | undefined {
  const words = parts.at(-1)
  if (!words) return undefined
  for (const length of [3, 2, 1]) {
    const end = words.slice(-length)
    // The first line of an address begins with a house, not with a state.
    const isWhole = parts.length === 1 && end.length === words.length
    const state = end.join(' ').replaceAll('.', '')
    if (end.length < length || isWhole || !stateNames.has(state.toLowerCase())) continue
    words.splice(-length)
    if (words.length === 0) parts.pop()
    return state
  }
  return undefined
}

/** After street and city comes the state, even where its name is misspelled. */
function takeUnknownState(parts: string[][]): string | undefined {
  const hasCity = parts.length === 3 && !isUnit(parts[1]?.[0])
  return hasCity || parts.length > 3 ? parts.pop()?.join(' ') : undefined
}

/** Divides a line without commas, which is known to end with a city. */
function divide(words: readonly string[]) {
  const suffix = words.findLastIndex((word, at) => at >= 2 && suffixWords.has(bare(word)))
  if (suffix < 0) return { street: [...words], secondary: [], city: [] }
  let end = suffix + 1
  if (directionWords.has(bare(words[end])) && words.length > end + 1) end++
  const street = words.slice(0, end)
  let unit = end
  if (isUnit(words[end])) unit += words[end] === '#' || !words[end]?.startsWith('#') ? 2 : 1
  return { street, secondary: words.slice(end, unit), city: words.slice(unit) }
}

function isUnit(word: string | undefined): boolean {
  return word !== undefined && (word.startsWith('#') || unitWords.has(bare(word)))
}

function bare(word: string | undefined): string {
  return (word ?? '').toLowerCase().replaceAll('.', '')
}
