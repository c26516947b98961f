import { useQuery } from '@tanstack/react-query'
import { countryName } from '#domain/text/countries.ts'
import {
  declareTaxExemption,
  getAccountTaxExemption,
  listAccountTaxableLocations,
  revokeTaxExemption,
} from '#generated/sales/operations.ts'
import type { TaxableLocation, TaxExemptionDeclaration } from '#generated/sales/types.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { dayText } from '#portal/kit/day-text.ts'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import { SECTION_ROWS, SectionList } from '../shared/section-list.tsx'
import { exemptionQuery } from './account.ts'
import type { AccountDialogName } from './account-dialogs.tsx'

/** Whether the account pays tax, with everything that staff have declared about it. */
export function ExemptionSection({ accountId }: { accountId: number }) {
  const open = useOpenDialog<AccountDialogName>()
  const { data } = useQuery(exemptionQuery(accountId))
  const isExempt = data?.status === 'exempt' || data?.status === 'upcoming'
  return (
    <SectionList
      title="Tax exemption"
      actions={
        isExempt ? (
          <OperationButton size="sm" operation={revokeTaxExemption} onClick={() => open('revoke')}>
            Revoke exemption
          </OperationButton>
        ) : (
          <OperationButton size="sm" operation={declareTaxExemption} onClick={() => open('declare')}>
            Declare exemption
          </OperationButton>
        )
      }
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
