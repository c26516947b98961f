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

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const hour = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric' })

/** A moment of the wire, in the time zone of the browser. */
export const formatMoment = (iso: string) => moment.format(new Date(iso))

/** An hour by its first moment, in the time zone of the browser. */
export const formatHour = (iso: string) => hour.format(new Date(iso))
