import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import * as z from 'zod/mini'
import { downloadAccountTaxCertificate, downloadTaxCertificate } from '#generated/sales/operations.ts'
import { download } from '#portal/api/call.ts'
import { showFailure } from '#portal/kit/action/failure-toast.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { saveFile } from '#portal/ui/data/save-file.ts'
import { useFormField } from '#portal/ui/form/fields.tsx'
import { FileField } from '#portal/ui/input/file-field.tsx'
import { isCertificate, LARGEST_FILE, toBase64 } from './file.ts'

/** The file of a form: one in a list, which is empty before the choice. */
export const certificateFile = z.array(z.instanceof(File)).check(
  z.minLength(1),
  z.refine(([file]) => !file || file.size <= LARGEST_FILE, 'The file is larger than 5 MB.'),
  z.refine(
    async ([file]) => !file || file.size > LARGEST_FILE || (await isCertificate(file)),
    'Choose a PDF, PNG, or JPEG file.',
  ),
)

/** The body of an upload. */
export async function toUpload(files: readonly File[]): Promise<{ name: string; content: string }> {
  const [file] = files
  if (!file) throw new Error('a form was sent without its file')
  return { name: file.name.slice(-200), content: await toBase64(file) }
}

/** Chooses the file of a form. A file can't be kept for later, so it is as secret as a password to drafts. */
export function CertificateFileField({ name }: { name: string }) {
  const { error, onBlur, set } = useFormField(name, true)
  return (
    <FileField
      name={name}
      label="File"
      hint="PDF, PNG, or JPEG, up to 5 MB."
      accept=".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg"
      error={error}
      onBlur={onBlur}
      onChange={event => set([...(event.target.files ?? [])])}
    />
  )
}

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
