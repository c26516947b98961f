import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { exactAmount } from '#domain/text/amounts.ts'
import { createKeyLimit, getKeyLimit, updateKeyLimit } from '#generated/security/operations.ts'
import { call, query } from '#portal/api/call.ts'
import { toFormError } from '#portal/api/errors.ts'
import { Button } from '#portal/ui/button.tsx'
import { Dialog } from '#portal/ui/dialog.tsx'
import { Form } from '#portal/ui/form/form.tsx'
import { toast } from '#portal/ui/toast.ts'
import { Conflict } from './conflict.tsx'
import { limitSchema } from './limit-schema.ts'
import type { Key } from './model.ts'
import { isConflict, useKeyForm } from './use-key-form.ts'

/** Adds a limit, or gives it another number. */
export function LimitDialog({
  entity: { keyValue: id, kind, label, limit },
  onClose,
}: {
  entity: Key
  onClose: () => void
}) {
  // The number that a new one takes the place of: the one that the person sees.
  const [insteadOf, setInsteadOf] = useState(limit?.maxLookups)
  const save = useKeyForm(
    kind,
    (count: number) =>
      insteadOf === undefined
        ? call(createKeyLimit, { path: { id }, body: { max_lookups: count } })
        : call(updateKeyLimit, { path: { id }, body: { max_lookups: count, instead_of: insteadOf } }),
    () => {
      toast.success(limit ? 'Limit changed.' : 'Limit added.')
      onClose()
    },
  )
  const hasLost = isConflict(save.error)
  const current = useQuery({ ...query(getKeyLimit, { path: { id } }), enabled: hasLost, staleTime: 0 })
  const now = hasLost && !current.isFetching ? current.data : undefined

  return (
    <Dialog
      open
      isSticky
      onClose={onClose}
      title={limit ? 'Change the limit' : 'Add a limit'}
      description={
        limit
          ? `${label} has used ${exactAmount(limit.lookupsUsed)} lookups; they stay used. A number below that stops it at once.`
          : `${label} may make so many lookups from now on. Then it gets status 402 until the limit is reset, raised or deleted.`
      }
      size="md"
    >
      {hasLost && (
        <Conflict
          title="Somebody else has just changed this limit"
          was={{ 'The limit': exactAmount(insteadOf ?? 0) }}
          now={now && { 'The limit': exactAmount(now.max_lookups) }}
          keepLabel="Keep mine"
          onKeep={() => {
            setInsteadOf(now?.max_lookups)
            save.reset()
          }}
          onTake={onClose}
        />
      )}
      <Form
        schema={limitSchema}
        defaultValues={{ max_lookups: limit ? String(limit.maxLookups) : '' }}
        onSubmit={({ max_lookups }) => save.mutate(max_lookups)}
        error={hasLost ? null : toFormError(save.error, ['max_lookups'])}
        pending={save.isPending}
        disabledReason={hasLost ? 'Decide first which number to keep.' : undefined}
        submitLabel={limit ? 'Change limit' : 'Add limit'}
        draft={`limit ${id}`}
        secondary={<Button onClick={onClose}>Cancel</Button>}
      >
        {fields => (
          <fields.Text
            name="max_lookups"
            label="Lookups"
            hint="A whole number, 1 or more. For no lookups at all, pause the key; for no limit, delete it."
            inputMode="numeric"
            autoComplete="off"
            data-autofocus=""
          />
        )}
      </Form>
    </Dialog>
  )
}
