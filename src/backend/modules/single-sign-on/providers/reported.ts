/** Maximum characters of a value that an identity provider reports, as in the contract. */
const LIMIT = 500

/** A text of an identity provider as the contract returns it: never empty, and not too long. */
export function reported(text: string): string {
  return text.slice(0, LIMIT) || '?'
}

/** A value of a document from elsewhere, which may be of any type; null unless it is a text. */
export function reportedOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? reported(value) : null
}

/** The texts of a list in a document from elsewhere, at most so many; undefined unless it is a list. */
export function reportedList(value: unknown, max: number): string[] | undefined {
  if (!Array.isArray(value)) return undefined
  const texts = value.filter((item): item is string => typeof item === 'string' && item !== '')
  return texts.slice(0, max).map(reported)
}
