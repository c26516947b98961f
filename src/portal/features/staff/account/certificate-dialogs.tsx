import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { getAccountSummary } from '#generated/billing/operations/getAccountSummary.ts'
import { acceptTaxCertificate } from '#generated/sales/operations/acceptTaxCertificate.ts'
import { attachTaxCertificate } from '#generated/sales/operations/attachTaxCertificate.ts'
import { getAccountTaxExemption } from '#generated/sales/operations/getAccountTaxExemption.ts'
import { listWaitingTaxCertificates } from '#generated/sales/operations/listWaitingTaxCertificates.ts'
import { rejectTaxCertificate } from '#generated/sales/operations/rejectTaxCertificate.ts'
import type { AccountTaxCertificate } from '#generated/sales/types.ts'
import { zReason } from '#generated/sales/zod.ts'
import {
  aboutOne,
  type DialogProps,
  type EntityDialogProps,
  listedIn,
} from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import {
  CertificateFileField,
  certificateFile,
  toUpload,
} from '#portal/shared/tax-certificates/certificate-file.tsx'
import { orderQueries } from '../orders/order.ts'
import { exemptionQuery, type OfAccount } from './account.ts'
import {
  ExemptionFields,
  exemptionDefaults,
  exemptionSchema,
  TaxChange,
  toExemption,
} from './exemption-dialogs.tsx'

const reviewed = [getAccountTaxExemption, listWaitingTaxCertificates, ...orderQueries]

/** Stores a certificate that came by email or on paper. */
export function AttachDialog({ accountId, onClose }: OfAccount & DialogProps) {
  return (
    <FormDialog
      title={`Attach a certificate to account ${accountId}`}
      description="For a certificate that came by email or on paper. It needs no review. People of the account who see billing can download it."
      operation={attachTaxCertificate}
      path={{ id: accountId }}
      schema={z.object({ file: certificateFile })}
      defaultValues={{ file: [] }}
      toBody={({ file }) => toUpload(file)}
      aliases={{ file: ['content', 'name'] }}
      invalidates={[getAccountTaxExemption, getAccountSummary]}
      submitLabel="Attach"
      doneText="Certificate attached."
      onClose={onClose}
    >
      {() => <CertificateFileField name="file" />}
    </FormDialog>
  )
}

function AcceptDialog({
  accountId,
  entity: { certificate_id: id, name },
  onClose,
}: OfAccount & EntityDialogProps<AccountTaxCertificate>) {
  return (
    <FormDialog
      title={`Accept ${name}?`}
      description="The account is tax-exempt from the first day on, and the person who uploaded the file gets an email. An exemption it already has is replaced. Orders that are due keep their tax until you recalculate it."
      operation={acceptTaxCertificate}
      path={{ id }}
      schema={exemptionSchema}
      defaultValues={exemptionDefaults()}
      toBody={toExemption}
      aliases={{ begins: ['timestamp'], ends: ['expiration'] }}
      invalidates={reviewed}
      submitLabel="Accept certificate"
      doneText="Certificate accepted."
      onClose={onClose}
    >
      {fields => (
        <>
          <ExemptionFields fields={fields} />
          <TaxChange accountId={accountId} />
        </>
      )}
    </FormDialog>
  )
}

function RejectDialog({
  entity: { certificate_id: id, name },
  onClose,
}: EntityDialogProps<AccountTaxCertificate>) {
  return (
    <FormDialog
      title={`Reject ${name}?`}
      description="The account’s taxes don’t change, and the customer can upload another certificate."
      operation={rejectTaxCertificate}
      path={{ id }}
      schema={z.object({ reason: zReason })}
      defaultValues={{ reason: '' }}
      invalidates={reviewed}
      submitVariant="danger"
      submitLabel="Reject certificate"
      doneText="Certificate rejected."
      onClose={onClose}
    >
      {fields => (
        <fields.Textarea
          name="reason"
          label="Reason for the customer"
          hint="We email it to the person who uploaded the file, and show it on their billing page."
          rows={3}
          data-autofocus=""
        />
      )}
    </FormDialog>
  )
}

const OF_CERTIFICATE = { 'accept-certificate': AcceptDialog, 'reject-certificate': RejectDialog }
export type CertificateDialogName = keyof typeof OF_CERTIFICATE

export const certificateDialogs = aboutOne<AccountTaxCertificate, OfAccount>({
  what: 'The certificate',
  useEntity: (id, { accountId }) =>
    listedIn(useQuery(exemptionQuery(accountId)), ({ certificates }) =>
      certificates.find(({ certificate_id }) => certificate_id === id),
    ),
  missing: { title: 'Certificate not found', text: 'This account doesn’t have it.' },
  dialogs: OF_CERTIFICATE,
})
