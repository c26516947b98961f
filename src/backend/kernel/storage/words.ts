import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Marks that the parser of PostgreSQL reads as parts of addresses, numbers, and paths. Here they separate words. */
const MARKS = '@.-_/+:~<>&%'

/**
 * The words of some columns that are never null, for a GIN index and for `hasWords`: both must say the same. No
 * dictionary changes them, for they are names and addresses.
 */
export function wordsOf(...columns: readonly SQLWrapper[]): SQL {
  const text = sql.join([...columns], sql` || ' ' || `)
  return sql`to_tsvector('simple', translate(${text}, ${sql.raw(`'${MARKS}', '${' '.repeat(MARKS.length)}'`)}))`
}

/**
 * Whether each word of a text begins one of the words, ignoring case. With the index, it takes as long among a million
 * rows as among a thousand.
 */
export function hasWords(words: SQL, text: string): SQL {
  const wanted = text.match(/[\p{L}\p{N}]+/gu) ?? []
  // Letters and digits only, so nothing in the quotes has a meaning.
  if (!wanted.length) return sql`false`
  return sql`${words} @@ to_tsquery('simple', ${wanted.map(word => `'${word}':*`).join(' & ')})`
}

/**
 * Rows that a search finds at most, in a subquery of its own: then the database reads the index of the words for it, and
 * sorts and counts no more than these. Above this, a person types another word.
 */
export const MOST_FOUND = 1_000
