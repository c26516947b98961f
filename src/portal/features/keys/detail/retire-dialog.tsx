import { useQuery } from '@tanstack/react-query'
import { exactAmount } from '#domain/text/amounts.ts'
import { completeSecretKeyRotation } from '#generated/security/operations.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import type { KeyDialogProps } from '../shared/key-dialogs.tsx'
import { keyQueries } from '../shared/key-operations.ts'
import { rotationQuery } from './queries.ts'

/** Ends the old token. While it is in use, the person must type the key's label to confirm. */
export function RetireDialog({ entity: key, onClose }: KeyDialogProps) {
  const { keyValue: id, label } = key
  const { data } = useQuery(rotationQuery(id))
  if (key.kind !== 'secret' || !key.rotation || !data) return null
  const ending = key.rotation.previousToken.slice(-4)
  const used = data.can_retire ? 0 : data.previous_used_last_hour
  return (
    <ConfirmDialog
      title="Retire the old token now?"
      confirmLabel="Retire old token"
      operation={completeSecretKeyRotation}
      path={{ id }}
      body={used > 0 ? { label } : {}}
      {...(used > 0 && { typeToConfirm: label })}
      invalidates={keyQueries}
      doneText="The old token is retired."
      onClose={onClose}
    >
      {used > 0 ? (
        <>
          The token that ends with {ending} made {exactAmount(used)} {used === 1 ? 'lookup' : 'lookups'}{' '}
          within the last hour. They will fail with status 401. You can’t restore the token.
        </>
      ) : (
        <>The token that ends with {ending} was not used within the last hour. You can’t restore it.</>
      )}
    </ConfirmDialog>
  )
}
