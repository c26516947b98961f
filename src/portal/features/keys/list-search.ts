import * as z from 'zod/mini'
import { zListSecretKeysQuery } from '#generated/security/zod.ts'

/** What the address of the keys page can hold; the names are those of the operation's parameters. */
export type ListSearch = Partial<z.input<typeof zListSecretKeysQuery>>

const { search, state, sort, direction, page } = zListSecretKeysQuery.shape
const parameters = { search, state, sort, direction, page }

/**
 * Reads the list's part of an address. What the contract does not take is left out, so a mistyped or old
 * address shows a list all the same; what is the default is left out as well, so addresses stay short.
 */
export function readListSearch(raw: Record<string, unknown>): ListSearch {
  const entries = Object.entries(parameters).flatMap(([name, schema]) => {
    const given = raw[name]
    if (given === undefined || given === '') return []
    // A search for digits arrives as a number.
    const value = name === 'search' ? String(given) : given
    const result = z.safeParse(schema, value)
    const fallback = z.safeParse(schema, undefined)
    return result.success && result.data !== fallback.data ? [[name, result.data] as const] : []
  })
  return Object.fromEntries(entries)
}
