import { directions, ordinals, plainText, suffixes, unitWords } from './words.ts'

/** The name of a street, in standard form, and how to find it. */
export interface StreetName {
  predirection: string | undefined
  /** Lower case, with digits for `fifth` and `saint` for `st`. */
  name: string
  suffix: string | undefined
  postdirection: string | undefined
  /** Whether a word of it was written in another form than the standard one. */
  isRewritten: boolean
}

export interface Unit {
  designator: string
  number: string
}

export interface StreetLine extends StreetName {
  number: string
  unit: Unit | undefined
}

/** Words that begin names of streets and cities, and have a short form. */
const FIRST_WORDS: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['mt', 'mount'],
  ['ft', 'fort'],
])

/** A name of a street or city in the form that names are compared in. */
export function nameKey(words: readonly string[]): string {
  return words.map((word, at) => (at === 0 ? (FIRST_WORDS.get(word) ?? word) : word)).join(' ')
}

/** Reads `n main street sw`. Undefined if there are no words. */
export function readStreetName(words: readonly string[]): StreetName | undefined {
  const rest = [...words]
  let isRewritten = false
  const take = (forms: ReadonlyMap<string, string>, side: 'first' | 'last'): string | undefined => {
    const word = side === 'first' ? rest[0] : rest.at(-1)
    const standard = rest.length > 1 ? forms.get(word ?? '') : undefined
    if (standard === undefined) return undefined
    if (word !== standard.toLowerCase()) isRewritten = true
    if (side === 'first') rest.shift()
    else rest.pop()
    return standard
  }
  const postdirection = take(directions, 'last')
  const suffix = take(suffixes, 'last')
  const predirection = take(directions, 'first')
  if (!rest.length) return undefined
  const digits = rest.map(word => ordinals.get(word) ?? word)
  if (digits.some((word, at) => word !== rest[at])) isRewritten = true
  return { predirection, name: nameKey(digits), suffix, postdirection, isRewritten }
}

/** Reads a house number, a street, and the unit if it is there. Undefined without number or street. */
export function readStreetLine(street: string, secondary = ''): StreetLine | undefined {
  const [number = '', ...words] = plainText(street).split(' ')
  if (!/^\d{1,6}[a-z]?$/.test(number)) return undefined
  const at = words.findIndex((word, index) => unitWords.has(word) && index > 0 && index < words.length - 1)
  const typed = secondary ? plainText(secondary).split(' ') : at < 0 ? [] : words.slice(at)
  const name = readStreetName(at < 0 ? words : words.slice(0, at))
  const unit = unitOf(typed)
  const isUnitRewritten =
    unitWords.has(typed[0] ?? '') && typed[0] !== '#' && typed[0] !== unit?.designator.toLowerCase()
  return name && { ...name, number, unit, isRewritten: name.isRewritten || isUnitRewritten }
}

/** `apt 5`, `# 5` or only a number. */
function unitOf(words: readonly string[]): Unit | undefined {
  const number = words.at(-1)
  if (!number) return undefined
  return { designator: unitWords.get(words[0] ?? '') ?? 'Unit', number: number.slice(0, 12).toUpperCase() }
}
