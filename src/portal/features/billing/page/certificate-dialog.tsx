import * as z from 'zod/mini'
import { getTaxExemption } from '#generated/sales/operations/getTaxExemption.ts'
import { uploadTaxCertificate } from '#generated/sales/operations/uploadTaxCertificate.ts'
import { withdrawTaxCertificate } from '#generated/sales/operations/withdrawTaxCertificate.ts'
import type { TaxCertificate } from '#generated/sales/types.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import type { EntityDialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import {
  CertificateFileField,
  certificateFile,
  toUpload,
} from '#portal/shared/tax-certificates/certificate-file.tsx'

const schema = z.object({ file: certificateFile })

/** Sends a tax certificate to staff. */
export function CertificateDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      title="Upload tax certificate"
      description="Proof that your organization pays no sales tax, such as a resale or exemption certificate. We review it and email you the result."
      operation={uploadTaxCertificate}
      schema={schema}
      defaultValues={{ file: [] }}
      toBody={({ file }) => toUpload(file)}
      aliases={{ file: ['content', 'name'] }}
      invalidates={[getTaxExemption]}
      submitLabel="Upload"
      doneText="Certificate uploaded."
      onClose={onClose}
    >
      {() => <CertificateFileField name="file" />}
    </FormDialog>
  )
}

/** Takes back a certificate that no one has reviewed, such as a wrong file. */
export function WithdrawDialog({
  entity: { certificate_id: id, name },
  onClose,
}: EntityDialogProps<TaxCertificate>) {
  return (
    <ConfirmDialog
      title={`Withdraw ${name}?`}
      confirmLabel="Withdraw certificate"
      operation={withdrawTaxCertificate}
      path={{ id }}
      invalidates={[getTaxExemption]}
      doneText="Certificate withdrawn."
      onClose={onClose}
    >
      <p>We delete the file and don’t review it. You can upload another certificate afterward.</p>
    </ConfirmDialog>
  )
}
