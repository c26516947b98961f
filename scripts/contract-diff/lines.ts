import type { Finding } from './classify/classify.ts'
import { listed } from './words.ts'

/** Above this number, operations that share a change are counted, not named. */
const NAMED = 6

/** A change in one line: `createSecretKey`: query parameter `q` is new and required; a call without it is rejected. */
export function lineOf(finding: Finding): string {
  const { approval, why } = finding
  const approved = approval ? ` Approved by ${approval.owner} until ${approval.until}.` : ''
  return `${changeOf(finding)}; ${why}.${approved}`
}

/** The same without what it means for callers. An approval repeats it. */
export function changeOf({ operations, where, what, isText }: Finding): string {
  // The line is about operations that were added, removed or changed themselves.
  const named = where || isText ? operations.slice(0, NAMED) : operations
  const more = operations.length > named.length ? ` and ${operations.length - named.length} more` : ''
  const who = operations.length ? `${listed(named)}${more}: ` : ''
  return `${who}${[where, what].filter(Boolean).join(' ')}`
}
