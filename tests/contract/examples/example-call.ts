import { ORIGIN } from '../../support/backend.ts'
import type { AnyCall } from '../../support/contract/world.ts'
import type { RequestPart } from './examples.ts'

/** Where the contracts' examples have the portal. */
const SITE = 'https://gatepost.example'

/**
 * The call that an example makes, of one that succeeds. A case that is arranged on the mock and on the server makes
 * the same call twice: where the two differ, the mock's has the identifiers of the examples, and the server's has
 * those of what was made there. So an identifier of the example is replaced by the server's.
 */
export function exampleCall(shown: AnyCall, call: AnyCall, parts: readonly RequestPart[]): AnyCall {
  const known = new Map<string, unknown>()
  for (const place of ['params', 'query', 'body'] as const) learn(known, place, shown[place], call[place])
  const result: AnyCall = { ...call }
  for (const { in: place, name, value } of parts)
    if (place === 'body') result.body = replaced(known, place, value, shown.body, call.body)
    else {
      const own = { ...call[place] } as Record<string, unknown>
      const theirs = { ...shown[place] } as Record<string, unknown>
      const changed = { ...result[place], [name]: replaced(known, name, value, theirs[name], own[name]) }
      Object.assign(result, { [place]: changed })
    }
  return result
}

function learn(known: Map<string, unknown>, name: string, shown: unknown, own: unknown): void {
  if (typeof shown === 'object' && shown !== null) {
    for (const [key, child] of Object.entries(shown))
      learn(known, Array.isArray(shown) ? name : key, child, at(own, key))
  } else if (shown !== own && typeof shown === typeof own) known.set(keyOf(name, shown), own)
}

/** A value of the example with the server's identifiers. */
function replaced(
  known: ReadonlyMap<string, unknown>,
  name: string,
  value: unknown,
  shown: unknown,
  own: unknown,
): unknown {
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, child]) => {
      const inner = Array.isArray(value) ? name : key
      return [key, replaced(known, inner, child, at(shown, key), at(own, key))] as const
    })
    return Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries)
  }
  if (shown !== own && typeof own === typeof value) return own
  const found = known.get(keyOf(name, value)) ?? value
  return typeof found === 'string' ? found.replace(SITE, ORIGIN) : found
}

function at(node: unknown, key: string): unknown {
  return typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined
}

/** The same text is the same thing everywhere, but a number only under the same name. */
function keyOf(name: string, value: unknown): string {
  return typeof value === 'string' ? value : `${name} ${value}`
}
