/** What the address of the page of results says. */
export interface SearchAddress {
  /** A text of digits alone is a number, or the address would have it in quotes. */
  query?: string | number
  /** The moment of the search, so that the same search again is another page to go back from. */
  t?: number
}

/** The address of a search at a moment, in milliseconds. */
export function searchAddress(text: string, now: number): SearchAddress {
  const query = text.trim()
  return { query: String(Number(query)) === query ? Number(query) : query, t: now }
}

/** Reads an address; `q` is what people and other sites write for `query`. */
export function readSearchAddress({ q, query = q, t }: Record<string, unknown>): SearchAddress {
  const text = textOf(query)
  return {
    ...(text !== undefined && text !== '' && { query: text }),
    ...(typeof t === 'number' && { t }),
  }
}

function textOf(value: unknown): string | number | undefined {
  if (value === undefined || value === null || typeof value === 'string' || typeof value === 'number')
    return value ?? undefined
  // The router takes `true` and `[1]` in an address for what they are in JSON. Here they are words.
  return JSON.stringify(value)
}
