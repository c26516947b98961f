import type { UsStreetCandidate, UsStreetLookup } from '#generated/gateway/types.ts'

/** A part of an address; a changed one is not in the other form of it. */
export interface Piece {
  /** How many are before it. */
  at: number
  text: string
  isChanged: boolean
}

/** An address as it was typed and in standard form, with the words marked that only one of them has. */
export interface Comparison {
  typed: Piece[]
  verified: Piece[]
  /** Whether any word differs; case and punctuation do not count. */
  isChanged: boolean
}

/** What a lookup says of an address. */
export type TypedAddress = Pick<
  Partial<UsStreetLookup>,
  'street' | 'secondary' | 'city' | 'state' | 'zipcode'
>

/** A response in one line. */
export function verifiedLineOf({
  delivery_line_1,
  delivery_line_2,
  last_line,
}: Pick<UsStreetCandidate, 'delivery_line_1' | 'delivery_line_2' | 'last_line'>): string {
  return [[delivery_line_1, delivery_line_2].filter(Boolean).join(' '), last_line].join(', ')
}

/** Compares word by word: the longest sequence that both have stays, the other words have changed. */
export function compareLines(typed: string, verified: string): Comparison {
  const [from, to] = [wordsOf(typed), wordsOf(verified)]
  const kept = longestCommon(from.map(plain), to.map(plain))
  const pieces = {
    typed: from.map((text, at) => ({ at, text, isChanged: !kept.from.has(at) })),
    verified: to.map((text, at) => ({ at, text, isChanged: !kept.to.has(at) })),
  }
  return { ...pieces, isChanged: [...pieces.typed, ...pieces.verified].some(({ isChanged }) => isChanged) }
}

function wordsOf(text: string): string[] {
  // The ZIP Code and its four digits are compared on their own: often only those are new.
  return text
    .replaceAll('-', ' -')
    .split(/\s/)
    .filter(word => plain(word) !== '')
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function longestCommon(from: readonly string[], to: readonly string[]) {
  const width = to.length + 1
  // The length of the longest sequence of the rests after `row` words and `column` words.
  const lengths = new Array<number>((from.length + 1) * width).fill(0)
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = from.length - 1; row >= 0; row--)
    for (let column = to.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        from[row] === to[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1))
  const kept = { from: new Set<number>(), to: new Set<number>() }
  for (let row = 0, column = 0; row < from.length && column < to.length; )
    if (from[row] === to[column]) {
      kept.from.add(row++)
      kept.to.add(column++)
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row++
    else column++
  return kept
}
