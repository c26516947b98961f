import { useQuery } from '@tanstack/react-query'
import { countOf, exactAmount } from '#domain/text/amounts.ts'
import { deleteKeyLimit } from '#generated/security/operations/deleteKeyLimit.ts'
import { getKeyLimit } from '#generated/security/operations/getKeyLimit.ts'
import { getKeyUsageLimits } from '#generated/security/operations/getKeyUsageLimits.ts'
import { resetKeyLimit } from '#generated/security/operations/resetKeyLimit.ts'
import { updateKeyLimit } from '#generated/security/operations/updateKeyLimit.ts'
import { call, query } from '#portal/api/call.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import {
  AddLimitDialog,
  type LimitFormProps,
  LookupsField,
  limitSchema,
} from '#portal/shared/keys/limit-form.tsx'
import { keyQueries } from '#portal/shared/keys/operations.ts'
import { UsageLimitsDialog } from '#portal/shared/keys/usage-limits.tsx'
import type { KeyDialogProps } from '../actions.tsx'
import type { KeyLimit } from '../keys.ts'

/** Adds a limit, or changes its number. */
export function LimitDialog({ entity: { keyValue: id, label, limit }, onClose }: KeyDialogProps) {
  return limit ? (
    <ChangeLimitDialog {...{ id, label, limit, onClose }} />
  ) : (
    <AddLimitDialog {...{ id, label, onClose }} />
  )
}

/** The limits of a key for a day and a month. A failure to load them shows on the page. */
export function UsageLimitsOfKeyDialog({ entity: { keyValue: id, label }, onClose }: KeyDialogProps) {
  const { data } = useQuery(query(getKeyUsageLimits, { path: { id } }))
  return data ? <UsageLimitsDialog owner={{ id, label }} limits={data} onClose={onClose} /> : null
}

function ChangeLimitDialog({ id, label, limit, onClose }: LimitFormProps & { limit: KeyLimit }) {
  return (
    <FormDialog
      title="Change the limit"
      description={`${label} has used ${countOf(limit.lookupsUsed, 'lookup')}, which still count. A lower number stops the key within 5 seconds.`}
      operation={updateKeyLimit}
      path={{ id }}
      schema={limitSchema}
      defaultValues={{ max_lookups: String(limit.maxLookups) }}
      // The number that the new one replaces: the one that the person sees.
      toBody={({ max_lookups }, instead_of) => ({ max_lookups, instead_of })}
      conflict={{
        errors: ['limit-changed'],
        title: 'Someone else just changed this limit',
        from: limit.maxLookups,
        load: async () => (await call(getKeyLimit, { path: { id } })).max_lookups,
        words: max => ({ 'The limit': exactAmount(max) }),
      }}
      invalidates={keyQueries}
      submitLabel="Change limit"
      doneText="Limit changed."
      onClose={onClose}
    >
      {fields => <LookupsField fields={fields} />}
    </FormDialog>
  )
}

/** Resetting the counter discards a number for good, so it is shown first. */
export function ResetLimitDialog({ entity: { keyValue: id, label, limit }, onClose }: KeyDialogProps) {
  if (!limit) return null
  const [used, max] = [exactAmount(limit.lookupsUsed), exactAmount(limit.maxLookups)]
  return (
    <ConfirmDialog
      title="Reset the counter?"
      confirmLabel="Reset counter"
      operation={resetKeyLimit}
      path={{ id }}
      invalidates={keyQueries}
      doneText={`${label} counts from zero again.`}
      onClose={onClose}
    >
      {label} has used {used} of {max} lookups. It may make {max} more from now on. You can’t undo this. The
      activity log keeps the number.
    </ConfirmDialog>
  )
}

export function DeleteLimitDialog({ entity: { keyValue: id, label, limit }, onClose }: KeyDialogProps) {
  if (!limit) return null
  return (
    <ConfirmDialog
      title="Delete the limit?"
      confirmLabel="Delete limit"
      operation={deleteKeyLimit}
      path={{ id }}
      invalidates={keyQueries}
      doneText="Limit deleted."
      onClose={onClose}
    >
      {label} may then make as many lookups as the subscription has left. Its count of{' '}
      {exactAmount(limit.lookupsUsed)} of {exactAmount(limit.maxLookups)} used lookups is discarded.
    </ConfirmDialog>
  )
}
