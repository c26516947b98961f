/** What is typed into a card form: nothing of it may leave for anywhere but the vendor. */
export interface TypedCard {
  number: string
  cvv: string
}

/** Runs of 13 to 19 digits, pasted with spaces or hyphens or not. Ids of letters and digits are none. */
const RUNS = /(?<![\w-])\d(?:[ -]?\d){12,18}(?![\w-])/g
/** The first digits that networks give out. */
const BEGINNINGS = /^(4|5[1-5]|2[2-7]|3[4-8]|6)/

/** Whether a text has a number that a card could have: of a network, and with a right check digit. */
export function hasCardNumber(text: string): boolean {
  return [...text.matchAll(RUNS)].some(([run]) => {
    const digits = run.replace(/\D/g, '')
    return BEGINNINGS.test(digits) && isLuhn(digits)
  })
}

function isLuhn(digits: string): boolean {
  let sum = 0
  for (const [at, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (at % 2 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

/** A value at any depth that is one of these texts, and nothing else. */
export function hasValue(value: unknown, texts: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return texts.has(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(inner => hasValue(inner, texts))
}

/** The card in a request to the vendor's own page. */
export function typedCardOf(body: unknown): TypedCard | undefined {
  const { card } = (body ?? {}) as { card?: Partial<TypedCard> }
  return typeof card?.number === 'string' && typeof card.cvv === 'string'
    ? { number: card.number.replace(/\D/g, ''), cvv: card.cvv }
    : undefined
}
