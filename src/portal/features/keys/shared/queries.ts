import { getKeySurvey } from '#generated/security/operations.ts'
import type { EmbeddedKeyPage, SecretKeyPage } from '#generated/security/types.ts'
import { query } from '#portal/api/call.ts'
import { fetchList, listedQuery, listQuery } from '#portal/kit/list/queries.ts'
import type { ListSearch } from '../list/list-search.ts'
import { type KeyKind, keyOperations } from './key-operations.ts'
import { toKey } from './model.ts'

/** One page of the keys of a kind, as a query and for a file. */
export const keysQuery = (kind: KeyKind, search: ListSearch) => listQuery(...keysOf(kind, search))
export const fetchKeys = (kind: KeyKind, search: ListSearch & { page_size: number }) =>
  fetchList(...keysOf(kind, search))

function keysOf(kind: KeyKind, { host, ...search }: ListSearch) {
  const input = { query: kind === 'embedded' ? { ...search, host } : search }
  const { list } = keyOperations[kind]
  return [list, input, toKeys] as const
}

function toKeys(page: SecretKeyPage | EmbeddedKeyPage) {
  return ('secret_keys' in page ? page.secret_keys : page.embedded_keys).map(toKey)
}

/** One key. */
export function keyQuery(kind: KeyKind, id: string) {
  const { get, list } = keyOperations[kind]
  return listedQuery(get, { path: { id } }, toKey, { list, matches: ({ key_id }) => key_id === id })
}

/** All keys at once, with the facts that decide about their lookups. */
export const surveyQuery = query(getKeySurvey)
