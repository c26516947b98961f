import { sql } from 'drizzle-orm'
import type { EmbeddedKey } from '#generated/security/types.ts'
import { embeddedKeys, hostnames } from '../tables.ts'
import { keyStore } from './key-store.ts'
import { type Domains, toCommonWire } from './keys.ts'
import { ofPeople } from './portal-key.ts'

/** Hostnames of a key, and whether each is authorized: one value, so a page of keys takes one statement. */
export const domainsOf = sql<Domains | null>`(
  select json_object_agg(${hostnames.hostname}, ${hostnames.isAuthorized})
  from ${hostnames} where ${hostnames.keyId} = ${embeddedKeys.keyId})`

export const embeddedKeyStore = keyStore({
  table: embeddedKeys,
  ofPeople,
  domains: domainsOf,
  toWire: (row): EmbeddedKey => ({
    ...toCommonWire(row),
    active: !row.key.paused,
    domain: toDomain(row.domains),
  }),
})

/** Hostnames in alphabetical order. */
export function toDomain(domains: Domains | null): EmbeddedKey['domain'] {
  return Object.entries(domains ?? {})
    .map(([hostname, isAuthorized]) => ({
      hostname,
      state: isAuthorized ? ('authorized' as const) : ('deactivated' as const),
    }))
    .toSorted((a, b) => (a.hostname < b.hostname ? -1 : 1))
}
