import { useRef } from 'react'
import * as z from 'zod/mini'
import { tipOf } from '#domain/keys/health/findings.ts'
import { FINDING_TITLES } from '#domain/keys/health/titles.ts'
import { countOf } from '#domain/text/amounts.ts'
import { dismissKeyTip, restoreKeyTip } from '#generated/security/operations.ts'
import { zDismissNote, zDismissReason } from '#generated/security/zod.ts'
import { call } from '#portal/api/call.ts'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { keyQueries } from '#portal/shared/keys/operations.ts'
import { DISMISS_REASONS } from './copy.ts'
import { type BulkResult, countKeys, runEach, type Tip } from './groups.ts'

const schema = z.object({ reason: zDismissReason, note: zDismissNote })
const REASONS = Object.entries(DISMISS_REASONS).map(([value, label]) => ({ value, label }))

/** Asks why a tip is dismissed, or several about the same finding. A separate module, so its form loads late. */
export default function DismissDialog({
  tips,
  onResult,
  onClose,
}: {
  tips: readonly [Tip, ...Tip[]]
  /** What became of each, and how to undo one of those that are done. */
  onResult: (result: BulkResult, undo: (tip: Tip) => () => Promise<unknown>) => void
  onClose: () => void
}) {
  const result = useRef<BulkResult>(undefined)
  const [first] = tips
  const pathOf = ({ key, finding }: Tip) => ({ id: key.keyId, tip: tipOf(finding) })
  const title = FINDING_TITLES[first.finding.id]
  const whose = tips.length === 1 ? first.key.label : countOf(countKeys(tips), 'key')
  return (
    <FormDialog
      title={`Dismiss “${title}” for ${whose}`}
      description="It’s hidden for your colleagues too. It returns when something about the key changes."
      operation={dismissKeyTip}
      path={pathOf(first)}
      schema={schema}
      defaultValues={{ reason: '', note: '' }}
      draft={`dismiss ${tips.map(({ id }) => id).join(' ')}`}
      invalidates={keyQueries}
      submitLabel="Dismiss"
      send={async (_input, body) => {
        const send = (tip: Tip) => call(dismissKeyTip, { path: pathOf(tip), body })
        if (tips.length > 1) result.current = await runEach(tips, send)
        else {
          // Its failure belongs into the form.
          await send(first)
          result.current = { done: [first], failed: new Map() }
        }
      }}
      onDone={() => {
        const undo = (tip: Tip) => () => call(restoreKeyTip, { path: pathOf(tip) })
        if (result.current) onResult(result.current, undo)
      }}
      onClose={onClose}
    >
      {fields => (
        <>
          <fields.Select
            name="reason"
            label="Reason"
            placeholder="Choose a reason"
            options={REASONS}
            data-autofocus=""
          />
          <fields.Textarea
            name="note"
            label="Note"
            isOptional
            hint="What your colleagues should know about it."
            rows={3}
          />
        </>
      )}
    </FormDialog>
  )
}
