import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { getKeySurvey, getSecretKeyRotation } from '#generated/security/operations.ts'
import type {
  EmbeddedKeyPage,
  SecretKeyPage,
  EmbeddedKey as WireEmbeddedKey,
  SecretKey as WireSecretKey,
} from '#generated/security/types.ts'
import { listLicenses } from '#generated/subscription/operations.ts'
import { keyOf, query } from '#portal/api/call.ts'
import { queryClient } from '#portal/api/query-client.ts'
import type { ListPage } from '#portal/kit/resource-list.tsx'
import { operationQuery } from '#portal/kit/send-operation.ts'
import type { ListSearch } from '../list/list-search.ts'
import { type KeyKind, keyOperations } from './key-operations.ts'
import { type Key, toKey } from './model.ts'

type WireKey = WireSecretKey | WireEmbeddedKey
type WirePage = SecretKeyPage | EmbeddedKeyPage

const keysOf = (page: WirePage): WireKey[] => ('secret_keys' in page ? page.secret_keys : page.embedded_keys)

/** One page of the keys of a kind; the page before stays in sight while the next one comes. */
export function keysQuery(kind: KeyKind, { host, ...search }: ListSearch) {
  return queryOptions({
    ...operationQuery(keyOperations[kind].list, {
      query: kind === 'embedded' ? { ...search, host } : search,
    }),
    select: (page): ListPage<Key> => ({ ...page, rows: keysOf(page).map(toKey) }),
    placeholderData: keepPreviousData,
  })
}

/** One key. Where a list has it already, it is there at once. */
export function keyQuery(kind: KeyKind, id: string) {
  const listed = () => findListed(kind, id)
  return queryOptions({
    ...operationQuery(keyOperations[kind].get, { path: { id } }),
    select: toKey,
    initialData: () => listed()?.key,
    initialDataUpdatedAt: () => listed()?.at,
  })
}

function findListed(kind: KeyKind, id: string): { key: WireKey; at: number } | undefined {
  const lists = queryClient.getQueryCache().findAll({ queryKey: keyOf(keyOperations[kind].list) })
  for (const { state } of lists) {
    if (!state.data || state.isInvalidated) continue
    const key = keysOf(state.data as WirePage).find(({ key_id }) => key_id === id)
    if (key) return { key, at: state.dataUpdatedAt }
  }
}

/** All keys at once, with what decides about their lookups. */
export const surveyQuery = query(getKeySurvey)

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

/** Lays a change over a key wherever it is held, and returns what takes it back. */
export function patchKey(client: QueryClient, { kind, keyValue }: Key, change: object): () => void {
  const { list, get } = keyOperations[kind]
  const lists = { queryKey: keyOf(list) }
  const one = { queryKey: operationQuery(get, { path: { id: keyValue } }).queryKey }
  const before = [...client.getQueriesData(lists), ...client.getQueriesData(one)]
  const patch = <K extends WireKey>(key: K): K => (key.key_id === keyValue ? { ...key, ...change } : key)
  client.setQueriesData<WirePage>(
    lists,
    page =>
      page &&
      ('secret_keys' in page
        ? { ...page, secret_keys: page.secret_keys.map(patch) }
        : { ...page, embedded_keys: page.embedded_keys.map(patch) }),
  )
  client.setQueriesData<WireKey>(one, key => key && patch(key))
  return () => {
    for (const [queryKey, data] of before) client.setQueryData(queryKey, data)
  }
}
