import { NAMED, VALUES } from '../contract/keywords.ts'
import type { ExtensionName } from '../lint-contracts/extensions.ts'
import { isNode, mapMembers } from './nodes.ts'

/** Whether a published contract has an extension: a caller can act on it, or only we use it. */
const PUBLISHED: Record<ExtensionName, boolean> = {
  // Rejections that a caller can foresee.
  'x-rate-limit': true,
  'x-limit': true,
  'x-body-limit': true,
  'x-recent-login': true,
  'x-before-password-change': true,
  'x-no-token': true,
  'x-while-closing': true,
  'x-pattern-message': true,
  // How to repeat a call, and how to prove who makes it.
  'x-repeat': true,
  'x-idempotent': true,
  'x-alias-of': true,
  'x-signed': true,
  // What to expect of a response, and what to keep out of a log.
  'x-optional': true,
  'x-secret': true,
  // What to call instead, and until when.
  'x-deprecated-message': true,
  'x-sunset': true,
  'x-replaced-by': true,
  // Where a contract comes from, why it is as it is, and what our pages, staff, and tests do with it.
  'x-spec': false,
  'x-inferred': false,
  'x-open': false,
  'x-open-parameters': false,
  'x-no-screen': false,
  'x-acting': false,
  'x-activity': false,
  'x-not-replayed': false,
  'x-durations': false,
  // Its sentence in the description and the header `As-Of` say all that a caller needs.
  'x-read-replica': false,
}
const isPublished = (key: string) => (PUBLISHED as Record<string, boolean>)[key] === true

/** The extensions that published contracts have, by name. */
export const publishedExtensions: readonly string[] = Object.keys(PUBLISHED).filter(isPublished)

/** Returns a document without the extensions that only we use. */
export function withoutOurExtensions<Json>(document: Json): Json {
  return strip(document, false) as Json
}

function strip(value: unknown, isNames: boolean): unknown {
  if (Array.isArray(value)) return value.map(each => strip(each, false))
  if (!isNode(value)) return value
  return mapMembers(value, (key, child) => {
    if (isNames) return [[key, strip(child, false)]]
    if (key.startsWith('x-')) return isPublished(key) ? [[key, child]] : []
    return [[key, VALUES.has(key) ? child : strip(child, NAMED.has(key))]]
  })
}
