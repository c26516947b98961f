import * as z from 'zod/mini'
import { countOf, exactAmount } from '#domain/text/amounts.ts'
import { createKeyLimit } from '#generated/security/operations/createKeyLimit.ts'
import { deleteKeyLimit } from '#generated/security/operations/deleteKeyLimit.ts'
import { zMaxLookups } from '#generated/security/zod.ts'
import { call } from '#portal/api/call.ts'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import type { FormFields } from '#portal/ui/form/fields.tsx'
import { keyQueries } from './operations.ts'

/** A number of lookups as people type it: digits, with commas, spaces or periods between thousands. */
export function readCount(typed: string): number | string {
  const digits = typed.trim().replace(/(?<=\d)[,.\s_](?=\d{3}(?!\d))/g, '')
  return /^\d+$/.test(digits) ? Number(digits) : typed.trim()
}

/** The contract's number of lookups, typed as text. */
export const limitSchema = z.object({
  max_lookups: z.pipe(z.pipe(z.string(), z.transform(readCount)), zMaxLookups),
})

export interface LimitFormProps {
  id: string
  label: string
  onClose: () => void
}

/** Adds a limit to a key, with Undo. */
export function AddLimitDialog({ id, label, suggested, onClose }: LimitFormProps & { suggested?: number }) {
  return (
    <FormDialog
      title={`Add a limit to ${label}`}
      description={`How many lookups ${label} can make from now on. Then its requests fail with 402 until you reset, raise, or delete the limit.`}
      operation={createKeyLimit}
      path={{ id }}
      schema={limitSchema}
      defaultValues={{ max_lookups: suggested ? exactAmount(suggested) : '' }}
      invalidates={keyQueries}
      submitLabel="Add limit"
      doneText={({ max_lookups }) => `${label} is limited to ${countOf(max_lookups, 'lookup')}.`}
      undo={() => ({
        subject: id,
        send: () => call(deleteKeyLimit, { path: { id } }),
        doneText: 'Limit deleted.',
        failedTitle: `The limit of ${label} couldn’t be deleted`,
      })}
      onClose={onClose}
    >
      {fields => <LookupsField fields={fields} />}
    </FormDialog>
  )
}

export function LookupsField({ fields }: { fields: FormFields<'max_lookups'> }) {
  return (
    <fields.Text
      name="max_lookups"
      label="Lookups"
      hint="A whole number, 1 or more. To stop the key, pause it. For no limit, delete the limit."
      inputMode="numeric"
      autoComplete="off"
      data-autofocus=""
    />
  )
}
