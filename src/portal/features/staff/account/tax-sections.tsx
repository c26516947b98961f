import { countryName } from '#domain/text/countries.ts'
import { getAccountTaxExemption, listAccountTaxableLocations } from '#generated/sales/operations.ts'
import type { TaxableLocation, TaxExemptionDeclaration } from '#generated/sales/types.ts'
import { dayText } from '#portal/kit/day-text.ts'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import { SECTION_ROWS, SectionList } from '../shared/section-list.tsx'

/** Whether the account pays tax, with everything that staff have declared about it. */
export function ExemptionSection({ accountId }: { accountId: number }) {
  return (
    <SectionList
      title="Tax exemption"
      nouns={['declaration', 'declarations']}
      query={() =>
        listQuery(getAccountTaxExemption, { path: { id: accountId } }, ({ declarations }) => declarations)
      }
      columns={declarationColumns}
      rowId={({ declared }) => declared}
      empty="The account pays tax. Nothing was ever declared."
    />
  )
}

const declarationColumns: readonly ListColumn<TaxExemptionDeclaration>[] = [
  {
    id: 'declared',
    header: 'Exempt',
    part: 'title',
    cell: ({ timestamp, expiration }) =>
      `From ${dayText(timestamp)}${expiration ? ` to ${dayText(expiration)}` : ''}`,
  },
  { id: 'note', header: 'Evidence', cell: ({ note }) => note },
  { id: 'by', header: 'Declared', cell: ({ declared }) => dayText(declared) },
  { id: 'revoked', header: 'Revoked', cell: ({ revoked }) => (revoked ? dayText(revoked) : 'No') },
]

/** The taxable address, and those before it. */
export function AddressesSection({ accountId }: { accountId: number }) {
  return (
    <SectionList
      title="Taxable addresses"
      nouns={['address', 'addresses']}
      query={page =>
        listQuery(
          listAccountTaxableLocations,
          { path: { id: accountId }, query: { page, page_size: SECTION_ROWS } },
          ({ taxable_locations }) => taxable_locations,
        )
      }
      columns={addressColumns}
      rowId={({ created }) => created}
      empty="The account has no taxable address."
    />
  )
}

const addressColumns: readonly ListColumn<TaxableLocation>[] = [
  {
    id: 'address',
    header: 'Address',
    part: 'title',
    cell: ({ thoroughfare, locality, administrative_area, postal_code }) =>
      [thoroughfare, locality, `${administrative_area} ${postal_code}`.trim()].filter(Boolean).join(', '),
  },
  { id: 'country', header: 'Country', cell: ({ country_iso3 }) => countryName(country_iso3) },
  { id: 'created', header: 'Since', cell: ({ created }) => dayText(created) },
]
