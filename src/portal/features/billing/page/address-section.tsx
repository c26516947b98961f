import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { countryName } from '#domain/text/countries.ts'
import { createTaxableLocation } from '#generated/sales/operations/createTaxableLocation.ts'
import { uploadTaxCertificate } from '#generated/sales/operations/uploadTaxCertificate.ts'
import { withdrawTaxCertificate } from '#generated/sales/operations/withdrawTaxCertificate.ts'
import type { TaxableLocation, TaxExemption } from '#generated/sales/types.ts'
import { useRejectionText } from '#portal/api/can.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { dayText } from '#portal/kit/day-text.ts'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { CertificateButton } from '#portal/shared/tax-certificates/certificate-button.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { addressLines } from '../address/address-words.ts'
import { exemptionQuery, locationsQuery } from '../shared/order.ts'
import type { BillingDialogName } from './billing-dialogs.tsx'

/** The address that determines the tax, with those before it. */
export function AddressSection() {
  const locations = useQuery(locationsQuery)
  const hasOne = (locations.data?.taxable_locations.length ?? 0) > 0
  return (
    <Card
      title="Billing address"
      description="Used to calculate tax on your orders."
      actions={hasOne && <EditButton label="Change" />}
      footer={<TaxStatus />}
    >
      <Loaded query={locations} what="Your billing address">
        {({ taxable_locations: [current, ...earlier] }) =>
          current ? (
            <div className="flex flex-col gap-4">
              <address className="not-italic">
                {linesOf(current).map(line => (
                  <span key={line} className="block wrap-anywhere">
                    {line}
                  </span>
                ))}
              </address>
              {earlier.length > 0 && <Earlier locations={earlier} />}
            </div>
          ) : (
            <EmptyState icon={<MapPin />} title="No address yet" action={<EditButton label="Add address" />}>
              We need it to calculate tax.
            </EmptyState>
          )
        }
      </Loaded>
    </Card>
  )
}

function EditButton({ label }: { label: string }) {
  const open = useOpenDialog<BillingDialogName>()
  return (
    <OperationButton operation={createTaxableLocation} onClick={() => open('edit-address')}>
      {label}
    </OperationButton>
  )
}

function Earlier({ locations }: { locations: readonly TaxableLocation[] }) {
  return (
    <details>
      <summary className="cursor-pointer rounded-xs text-muted hover:text-ink">
        {locations.length === 1 ? 'One earlier address' : `${locations.length} earlier addresses`}
      </summary>
      <ul aria-label="Earlier addresses" className="mt-3 flex flex-col gap-3 border-l border-line pl-4">
        {locations.map(location => (
          <li key={location.created} className="text-muted">
            <span className="block wrap-anywhere">{linesOf(location).join(', ')}</span>
            <span className="text-xs">Saved {dayText(location.created)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

const linesOf = (location: TaxableLocation) => [...addressLines(location), countryName(location.country_iso3)]

/** Whether the account pays sales tax. Customers send a certificate; staff decide. */
function TaxStatus() {
  const { data, error } = useQuery(exemptionQuery)
  const reason = useRejectionText(error)
  if (data) return <Status exemption={data} />
  if (error) return <p className="text-sm text-muted">Your tax status couldn’t be loaded. {reason}</p>
  return <Skeleton className="h-5 w-56" />
}

function Status({ exemption }: { exemption: TaxExemption }) {
  const { status, timestamp, expiration, certificate } = exemption
  return (
    <div className="flex min-w-0 flex-col gap-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={status === 'exempt' ? 'accent' : status === 'expired' ? 'warning' : 'neutral'} hasDot>
          {status === 'exempt' ? 'Tax-exempt' : status === 'expired' ? 'Exemption expired' : 'Not tax-exempt'}
        </Badge>
        <p className="text-muted">
          {status === 'exempt' && timestamp && `Since ${dayText(timestamp)}`}
          {status === 'exempt' && expiration && `, until ${dayText(expiration)}`}
          {status === 'expired' && expiration && `On ${dayText(expiration)}.`}
          {status !== 'exempt' && status !== 'expired' && !certificate && 'Is your organization exempt?'}
        </p>
      </div>
      {certificate && <LastCertificate certificate={certificate} />}
      {certificate?.state !== 'waiting' && <UploadButton isFirst={!certificate} />}
    </div>
  )
}

/** What became of the certificate that was uploaded last. */
function LastCertificate({
  certificate: { certificate_id: id, name, uploaded, state, rejection },
}: {
  certificate: NonNullable<TaxExemption['certificate']>
}) {
  const open = useOpenDialog<BillingDialogName>()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-surface px-4 py-3 ring-1 ring-line">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-muted wrap-anywhere">
          {state === 'waiting' && `Uploaded ${dayText(uploaded)}. We’re reviewing it and will email you.`}
          {state === 'accepted' && `Uploaded ${dayText(uploaded)}. Accepted.`}
          {state === 'rejected' && `We couldn’t accept it: ${rejection}`}
        </p>
      </div>
      <span className="flex flex-wrap gap-2">
        {state === 'waiting' && (
          <OperationButton
            size="sm"
            operation={withdrawTaxCertificate}
            aria-label={`Withdraw ${name}`}
            onClick={() => open('withdraw-certificate', id)}
          >
            Withdraw
          </OperationButton>
        )}
        <CertificateButton id={id} name={name} />
      </span>
    </div>
  )
}

function UploadButton({ isFirst }: { isFirst: boolean }) {
  const open = useOpenDialog<BillingDialogName>()
  return (
    <div>
      <OperationButton operation={uploadTaxCertificate} size="sm" onClick={() => open('upload-certificate')}>
        {isFirst ? 'Upload tax certificate' : 'Upload another certificate'}
      </OperationButton>
    </div>
  )
}
