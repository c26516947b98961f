import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  getEmbeddedKey,
  getKeySurvey,
  getSecretKey,
  getSecretKeyRotation,
  listEmbeddedKeys,
  listSecretKeys,
} from '#generated/security/operations.ts'
import { listLicenses } from '#generated/subscription/operations.ts'
import { keyOf, query } from '#portal/api/call.ts'
import type { ListSearch } from '../list/list-search.ts'
import { type KeyKind, keyOperations } from './key-operations.ts'
import { type Key, toEmbeddedKey, toSecretKey } from './model.ts'

/** A page of a list, of whichever kind. */
export interface KeyPage {
  keys: Key[]
  total: number
  page: number
  page_size: number
}

/** One page of the secret keys; the page before stays in sight while the next one comes. */
export function secretKeysQuery({ host: _, ...search }: ListSearch) {
  return queryOptions({
    ...query(listSecretKeys, { query: search }),
    select: ({ secret_keys, ...page }): KeyPage => ({ ...page, keys: secret_keys.map(toSecretKey) }),
    placeholderData: keepPreviousData,
  })
}

export function embeddedKeysQuery(search: ListSearch) {
  return queryOptions({
    ...query(listEmbeddedKeys, { query: search }),
    select: ({ embedded_keys, ...page }): KeyPage => ({ ...page, keys: embedded_keys.map(toEmbeddedKey) }),
    placeholderData: keepPreviousData,
  })
}

export function secretKeyQuery(id: string) {
  return queryOptions({ ...query(getSecretKey, { path: { id } }), select: toSecretKey })
}

export function embeddedKeyQuery(id: string) {
  return queryOptions({ ...query(getEmbeddedKey, { path: { id } }), select: toEmbeddedKey })
}

/** The licenses that the account holds, by label. */
export const licensesQuery = queryOptions({
  ...query(listLicenses),
  select: ({ licenses }) =>
    licenses.map(({ license_id, license_label }) => ({ id: license_id, label: license_label })),
})

/** Who uses the old token of a key that is being rotated; asked for anew every half minute. */
export function rotationQuery(id: string) {
  return queryOptions({
    ...query(getSecretKeyRotation, { path: { id } }),
    refetchInterval: 30_000,
  })
}

/** What a change of a key may have changed elsewhere: its lists, itself, its rotation, the survey of all keys. */
export function refreshKeys(client: QueryClient, kind: KeyKind): Promise<unknown> {
  const { list, get } = keyOperations[kind]
  return Promise.all(
    [list, get, getKeySurvey, getSecretKeyRotation].map(operation =>
      client.invalidateQueries({ queryKey: keyOf(operation) }),
    ),
  )
}

interface WireKey {
  key_id: string
}

/** Lays a change over a key wherever it is held, and returns what takes it back. */
export function patchKey(client: QueryClient, { kind, keyValue }: Key, change: object): () => void {
  const { list, get } = keyOperations[kind]
  const field = kind === 'secret' ? 'secret_keys' : 'embedded_keys'
  const lists = { queryKey: keyOf(list) }
  const one = { queryKey: query(get as typeof getSecretKey, { path: { id: keyValue } }).queryKey }
  const before = [...client.getQueriesData(lists), ...client.getQueriesData(one)]
  const patch = (key: WireKey) => (key.key_id === keyValue ? { ...key, ...change } : key)
  client.setQueriesData<Record<string, unknown>>(
    lists,
    page => page && { ...page, [field]: (page[field] as WireKey[]).map(patch) },
  )
  client.setQueriesData<WireKey>(one, key => key && patch(key))
  return () => {
    for (const [queryKey, data] of before) client.setQueryData(queryKey, data)
  }
}
