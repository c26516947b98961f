import * as z from 'zod/mini'
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
