import type { Finding } from './judge.ts'
import { listed } from './words.ts'

/** More operations than this are counted, not named, where they share what changed. */
const NAMED = 6

/** A change in one line: `createSecretKey`: query parameter `q` is new and required; a call without it is refused. */
export function lineOf({ operations, where, what, why, isText }: Finding): string {
  // Those that came, went or changed themselves are what the line is about.
  const named = where || isText ? operations.slice(0, NAMED) : operations
  const more = operations.length > named.length ? ` and ${operations.length - named.length} more` : ''
  const who = operations.length ? `${listed(named)}${more}: ` : ''
  return `${who}${[where, what].filter(Boolean).join(' ')}; ${why}.`
}
