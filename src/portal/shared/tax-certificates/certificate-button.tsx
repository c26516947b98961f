import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { downloadAccountTaxCertificate } from '#generated/sales/operations/downloadAccountTaxCertificate.ts'
import { downloadTaxCertificate } from '#generated/sales/operations/downloadTaxCertificate.ts'
import { download } from '#portal/api/call.ts'
import { showFailure } from '#portal/kit/action/failure-toast.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { saveFile } from '#portal/ui/data/save-file.ts'

/** Saves the file of a certificate: of the account in use or, for staff, of any. */
export function CertificateButton({
  id,
  name,
  ofAnyAccount = false,
}: {
  id: string
  name: string
  ofAnyAccount?: boolean
}) {
  const operation = ofAnyAccount ? downloadAccountTaxCertificate : downloadTaxCertificate
  const save = useMutation({
    mutationFn: async () => saveFile(await download(operation, { path: { id } })),
    onError: showFailure,
  })
  return (
    <OperationButton
      operation={operation}
      size="sm"
      icon={<Download aria-hidden="true" className="size-4" />}
      pending={save.isPending}
      aria-label={`Download ${name}`}
      onClick={() => save.mutate()}
    >
      Download
    </OperationButton>
  )
}
