import { useQuery } from '@tanstack/react-query'
import { countryName } from '#domain/text/countries.ts'
import { acceptTaxCertificate } from '#generated/sales/operations/acceptTaxCertificate.ts'
import { attachTaxCertificate } from '#generated/sales/operations/attachTaxCertificate.ts'
import { declareTaxExemption } from '#generated/sales/operations/declareTaxExemption.ts'
import { getAccountTaxExemption } from '#generated/sales/operations/getAccountTaxExemption.ts'
import { listAccountTaxableLocations } from '#generated/sales/operations/listAccountTaxableLocations.ts'
import { rejectTaxCertificate } from '#generated/sales/operations/rejectTaxCertificate.ts'
import { revokeTaxExemption } from '#generated/sales/operations/revokeTaxExemption.ts'
import type {
  AccountTaxCertificate,
  TaxableLocation,
  TaxExemptionDeclaration,
} from '#generated/sales/types.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { dayText } from '#portal/kit/day-text.ts'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import { CertificateButton } from '#portal/shared/tax-certificates/certificate-button.tsx'
import { Badge, type BadgeTone } from '#portal/ui/data/badge.tsx'
import { SECTION_ROWS, SectionList } from '../shared/section-list.tsx'
import { exemptionQuery } from './account.ts'
import type { AccountDialogName } from './account-dialogs.tsx'
import type { CertificateDialogName } from './certificate-dialogs.tsx'

/** Whether the account pays tax, with everything that staff have declared about it. */
export function ExemptionSection({ accountId }: { accountId: number }) {
  const open = useOpenDialog<AccountDialogName>()
  const { data } = useQuery(exemptionQuery(accountId))
  const isExempt = data?.status === 'exempt' || data?.status === 'upcoming'
  return (
    <div className="flex flex-col gap-6">
      <SectionList
        title="Tax exemption"
        actions={
          isExempt ? (
            <>
              <OperationButton size="sm" operation={attachTaxCertificate} onClick={() => open('attach')}>
                Attach certificate
              </OperationButton>
              <OperationButton size="sm" operation={revokeTaxExemption} onClick={() => open('revoke')}>
                Revoke exemption
              </OperationButton>
            </>
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
        empty="No exemption declared. The account pays sales tax."
      />
      <SectionList
        title="Tax certificates"
        nouns={['certificate', 'certificates']}
        query={() =>
          listQuery(getAccountTaxExemption, { path: { id: accountId } }, ({ certificates }) => certificates)
        }
        columns={certificateColumns}
        rowId={({ certificate_id }) => certificate_id}
        empty="No certificates yet."
      />
    </div>
  )
}

const CERTIFICATE_STATES: Record<AccountTaxCertificate['state'], readonly [tone: BadgeTone, text: string]> = {
  waiting: ['warning', 'To review'],
  accepted: ['accent', 'Accepted'],
  rejected: ['danger', 'Rejected'],
}

const certificateColumns: readonly ListColumn<AccountTaxCertificate>[] = [
  {
    id: 'file',
    header: 'File',
    part: 'title',
    cell: ({ name, rejection }) => (
      <>
        <span className="block wrap-anywhere">{name}</span>
        {rejection && <span className="block font-normal text-muted wrap-anywhere">{rejection}</span>}
      </>
    ),
  },
  {
    id: 'state',
    header: 'Status',
    card: 'line',
    cell: ({ state }) => {
      const [tone, text] = CERTIFICATE_STATES[state]
      return (
        <Badge tone={tone} hasDot>
          {text}
        </Badge>
      )
    },
  },
  { id: 'uploaded', header: 'Uploaded', cell: ({ uploaded }) => dayText(uploaded) },
  {
    id: 'actions',
    header: 'Actions',
    part: 'actions',
    cell: certificate => <CertificateActions certificate={certificate} />,
  },
]

function CertificateActions({
  certificate: { certificate_id: id, name, state },
}: {
  certificate: AccountTaxCertificate
}) {
  const open = useOpenDialog<CertificateDialogName>()
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {state === 'waiting' && (
        <>
          <OperationButton
            size="sm"
            operation={acceptTaxCertificate}
            aria-label={`Accept ${name}`}
            onClick={() => open('accept-certificate', id)}
          >
            Accept
          </OperationButton>
          <OperationButton
            size="sm"
            operation={rejectTaxCertificate}
            aria-label={`Reject ${name}`}
            onClick={() => open('reject-certificate', id)}
          >
            Reject
          </OperationButton>
        </>
      )}
      <CertificateButton id={id} name={name} ofAnyAccount />
    </span>
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

/** The billing address, and those before it. */
export function AddressesSection({ accountId }: { accountId: number }) {
  return (
    <SectionList
      title="Billing addresses"
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
      empty="The account has no billing address."
    />
  )
}

const addressColumns: readonly ListColumn<TaxableLocation>[] = [
  {
    id: 'address',
    header: 'Address',
    part: 'title',
    cell: ({ thoroughfare, suite, locality, administrative_area, postal_code }) =>
      [thoroughfare, suite, locality, `${administrative_area} ${postal_code}`.trim()]
        .filter(Boolean)
        .join(', '),
  },
  { id: 'country', header: 'Country', cell: ({ country_iso3 }) => countryName(country_iso3) },
  { id: 'created', header: 'Since', cell: ({ created }) => dayText(created) },
]
