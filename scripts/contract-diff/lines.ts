import type { Finding } from './classify/classify.ts'
import { listed } from './words.ts'

/** Above this number, operations that share a change are counted, not named. */
const NAMED = 6

/** A change in one line: `createSecretKey`: query parameter `q` is new and required; a call without it is rejected. */
export function lineOf({ operations, where, what, why, isText }: Finding): string {
  // The line is about operations that were added, removed or changed themselves.
  const named = where || isText ? operations.slice(0, NAMED) : operations
  const more = operations.length > named.length ? ` and ${operations.length - named.length} more` : ''
  const who = operations.length ? `${listed(named)}${more}: ` : ''
  return `${who}${[where, what].filter(Boolean).join(' ')}; ${why}.`
}
