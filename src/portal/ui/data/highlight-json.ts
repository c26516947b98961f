export type TokenKind = 'key' | 'string' | 'number' | 'word' | 'plain'

export interface Token {
  kind: TokenKind
  text: string
}

// An unterminated string extends to the end of the text, because searching for its end from each quote would
// be slow.
const pattern =
  /("(?:[^"\\]|\\[\s\S])*(?:"|\\?$))(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g

/** Splits JSON into colored pieces. Joined again, the pieces are the original text. */
export function highlightJson(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  for (const match of text.matchAll(pattern)) {
    const [whole, string, colon, number] = match
    if (match.index > at) tokens.push({ kind: 'plain', text: text.slice(at, match.index) })
    if (string !== undefined) {
      tokens.push({ kind: colon === undefined ? 'string' : 'key', text: string })
      if (colon !== undefined) tokens.push({ kind: 'plain', text: colon })
    } else tokens.push({ kind: number === undefined ? 'word' : 'number', text: whole })
    at = match.index + whole.length
  }
  if (at < text.length) tokens.push({ kind: 'plain', text: text.slice(at) })
  return tokens
}
