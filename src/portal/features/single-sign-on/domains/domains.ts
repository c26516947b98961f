import { listOrganizationDomains } from '#generated/authorization/operations/listOrganizationDomains.ts'
import { query } from '#portal/api/call.ts'
import type { ResponseOf } from '#portal/kit/action/send-operation.ts'
import { listQuery } from '#portal/kit/list/queries.ts'

/** An email domain of the organization. */
export interface Domain {
  name: string
  /** The TXT record that verifies it. */
  record: { name: string; value: string }
  /** When the record was found; null while it was not. */
  verified: string | null
}

export const domainsQuery = listQuery(listOrganizationDomains, {}, ({ domains }) =>
  domains.map(
    ({ domain, record_name, record_value, verified }): Domain => ({
      name: domain,
      record: { name: record_name, value: record_value },
      verified,
    }),
  ),
)

/** What an organization from before domains had to be verified still has to verify. */
interface GracePeriod {
  /** Until when the domains count without being verified. */
  ends: string
  domains: readonly string[]
}

export const gracePeriodQuery = {
  ...query(listOrganizationDomains),
  select: (response: ResponseOf<typeof listOrganizationDomains>): GracePeriod | null => response.grace_period,
}

export const domainQueries = [listOrganizationDomains]
