import { queryOptions } from '@tanstack/react-query'
import { getSecretKeyRotation } from '#generated/security/operations.ts'
import { listLicenses } from '#generated/subscription/operations.ts'
import { query } from '#portal/api/call.ts'

/** The licenses that the account holds, by label. */
export const licensesQuery = queryOptions({
  ...query(listLicenses),
  select: ({ licenses }) =>
    licenses.map(({ license_id, license_label }) => ({ id: license_id, label: license_label })),
})

/** How much the old token of a key in rotation is still used; fetched again every 30 seconds. */
export function rotationQuery(id: string) {
  return queryOptions({
    ...query(getSecretKeyRotation, { path: { id } }),
    refetchInterval: 30_000,
  })
}
