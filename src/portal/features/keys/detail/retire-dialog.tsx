import { exactAmount } from '#domain/text/amounts.ts'
import { completeSecretKeyRotation } from '#generated/security/operations.ts'
import { call } from '#portal/api/call.ts'
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx'
import { toast } from '#portal/ui/toast.ts'
import type { SecretKey } from '../shared/model.ts'
import { useKeyForm } from '../shared/use-key-form.ts'

/** Ends the old token. While it is used, that takes the label of the key. */
export function RetireDialog({
  secretKey: { keyValue: id, label, rotation },
  usedLastHour,
  onClose,
}: {
  secretKey: SecretKey
  usedLastHour: number
  onClose: () => void
}) {
  const isUsed = usedLastHour > 0
  const retire = useKeyForm(
    'secret',
    () => call(completeSecretKeyRotation, { path: { id }, body: isUsed ? { label } : {} }),
    () => {
      toast.success('The old token is retired.')
      onClose()
    },
  )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Retire the old token now?"
      confirmLabel="Retire old token"
      pending={retire.isPending}
      error={retire.error}
      {...(isUsed && { typeToConfirm: label })}
      onConfirm={() => retire.mutate(undefined)}
    >
      {isUsed ? (
        <>
          The token that ends with {rotation?.previousToken.slice(-4)} made {exactAmount(usedLastHour)}{' '}
          {usedLastHour === 1 ? 'lookup' : 'lookups'} within the last hour. They fail with status 401 from now
          on. It cannot be brought back.
        </>
      ) : (
        <>
          Nobody used the token that ends with {rotation?.previousToken.slice(-4)} within the last hour. It
          cannot be brought back.
        </>
      )}
    </ConfirmDialog>
  )
}
