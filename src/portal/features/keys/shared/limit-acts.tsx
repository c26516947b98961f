import { exactAmount } from '#domain/text/amounts.ts'
import { deleteKeyLimit, resetKeyLimit } from '#generated/security/operations.ts'
import { call } from '#portal/api/call.ts'
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx'
import { toast } from '#portal/ui/toast.ts'
import type { Key, KeyLimit } from './model.ts'
import { useKeyForm } from './use-key-form.ts'

interface LimitActProps {
  entity: Key
  limit: KeyLimit
  onClose: () => void
}

/** Counting from zero again forgets a number for good, so it is named first. */
export function ResetLimitDialog({ entity: { keyValue: id, kind, label }, limit, onClose }: LimitActProps) {
  const reset = useKeyForm(
    kind,
    () => call(resetKeyLimit, { path: { id } }),
    () => {
      toast.success(`${label} counts from zero again.`)
      onClose()
    },
  )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Reset the counter?"
      confirmLabel={`Forget ${exactAmount(limit.lookupsUsed)} used lookups`}
      tone="primary"
      pending={reset.isPending}
      error={reset.error}
      onConfirm={() => reset.mutate(undefined)}
    >
      {label} has used {exactAmount(limit.lookupsUsed)} of {exactAmount(limit.maxLookups)} lookups. It may
      make {exactAmount(limit.maxLookups)} more from now on. This cannot be taken back; the number goes into
      the activity log.
    </ConfirmDialog>
  )
}

export function DeleteLimitDialog({ entity: { keyValue: id, kind, label }, limit, onClose }: LimitActProps) {
  const remove = useKeyForm(
    kind,
    () => call(deleteKeyLimit, { path: { id } }),
    () => {
      toast.success('Limit deleted.')
      onClose()
    },
  )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Delete the limit?"
      confirmLabel="Delete limit"
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(undefined)}
    >
      {label} may then make as many lookups as the subscription has left. That it used{' '}
      {exactAmount(limit.lookupsUsed)} of {exactAmount(limit.maxLookups)} is forgotten.
    </ConfirmDialog>
  )
}
