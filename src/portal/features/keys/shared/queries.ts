import { queryOptions } from '@tanstack/react-query'
import { getKeySurvey, getSecretKeyRotation } from '#generated/security/operations.ts'
import { listLicenses } from '#generated/subscription/operations.ts'
import { query } from '#portal/api/call.ts'
import { listedQuery, listQuery } from '#portal/kit/list-queries.ts'
import type { ListSearch } from '../list/list-search.ts'
import { type KeyKind, keyOperations } from './key-operations.ts'
import { toKey } from './model.ts'

/** One page of the keys of a kind. */
export function keysQuery(kind: KeyKind, { host, ...search }: ListSearch) {
  const input = { query: kind === 'embedded' ? { ...search, host } : search }
  return listQuery(keyOperations[kind].list, input, page =>
    ('secret_keys' in page ? page.secret_keys : page.embedded_keys).map(toKey),
  )
}

/** One key. */
export function keyQuery(kind: KeyKind, id: string) {
  const { get, list } = keyOperations[kind]
  return listedQuery(get, { path: { id } }, toKey, { list, isIt: ({ key_id }) => key_id === id })
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
