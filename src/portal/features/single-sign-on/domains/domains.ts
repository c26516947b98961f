import { listOrganizationDomains } from '#generated/authorization/operations.ts'
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

export const domainQueries = [listOrganizationDomains]
