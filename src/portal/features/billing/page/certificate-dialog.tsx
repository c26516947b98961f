import * as z from 'zod/mini'
import { getTaxExemption, uploadTaxCertificate } from '#generated/sales/operations.ts'
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
