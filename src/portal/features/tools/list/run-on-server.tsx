import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CloudUpload } from 'lucide-react'
import type { Mapping } from '#domain/address-list/mapping.ts'
import { createList } from '#generated/lists/operations/createList.ts'
import { messageOf } from '#portal/api/errors/errors.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { toColumns } from '../lists/lists.ts'
import { rejectionOfFile, uploadList } from '../lists/upload.ts'
import type { StoredList } from './engine/model.ts'

/** Uploads the list that is open in this browser, read in the same way, to be run without it. */
export function RunOnServer({
  list,
  mapping,
  file,
}: {
  list: StoredList
  mapping: Mapping
  file: Blob | undefined
}) {
  const navigate = useNavigate()
  const upload = useMutation({
    networkMode: 'always',
    mutationFn: (given: Blob) => uploadList({ file: given, notify: true, ...asIs(list, mapping) }, () => {}),
    onSuccess: listId => navigate({ to: '/account/tools/lists/$listId', params: { listId } }),
  })
  const reason = file ? rejectionOfFile(file) : 'Choose the file again. This page was reloaded since.'
  return (
    <span className="flex flex-col gap-1">
      <OperationButton
        operation={createList}
        icon={<CloudUpload className="size-4" />}
        pending={upload.isPending}
        disabledReason={reason}
        onClick={() => file && upload.mutate(file)}
      >
        Run on the server
      </OperationButton>
      {upload.error && (
        <span role="alert" className="text-sm text-danger">
          {messageOf(upload.error)}
        </span>
      )}
    </span>
  )
}

/** How the file is read here, with what the person has changed of it. */
function asIs({ name, format, sheet, hasHeader, mapping: guessed, undone }: StoredList, mapping: Mapping) {
  const isChanged = undone.length > 0 || JSON.stringify(mapping) !== JSON.stringify(guessed)
  const text = format && { encoding: format.encoding, delimiter: format.delimiter }
  return {
    name,
    format: { ...text, ...(sheet && { sheet: sheet.name }), has_header: hasHeader },
    reading: isChanged ? { mapping: toColumns(mapping), undone: [...undone] } : undefined,
  }
}
