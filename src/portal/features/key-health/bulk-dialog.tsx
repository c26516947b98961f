import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import * as z from 'zod/mini'
import { DEFAULT_LIMIT } from '#domain/keys/health/checks.ts'
import { type Fix, tipOf } from '#domain/keys/health/findings.ts'
import { FINDING_TITLES } from '#domain/keys/health/titles.ts'
import { splitIpRanges } from '#domain/keys/ip-ranges.ts'
import { countOf, exactAmount } from '#domain/text/amounts.ts'
import { createKeyLimit } from '#generated/security/operations/createKeyLimit.ts'
import { deleteKeyLimit } from '#generated/security/operations/deleteKeyLimit.ts'
import { dismissKeyTip } from '#generated/security/operations/dismissKeyTip.ts'
import { restoreKeyTip } from '#generated/security/operations/restoreKeyTip.ts'
import { setSecretKeyRestrictions } from '#generated/security/operations/setSecretKeyRestrictions.ts'
import { zDismissNote, zDismissReason } from '#generated/security/zod.ts'
import { call } from '#portal/api/call.ts'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { fixAction, isReady, restrictionsOf } from '#portal/shared/keys/fixes.ts'
import { isInUse } from '#portal/shared/keys/key-actions.ts'
import { LookupsField, limitSchema } from '#portal/shared/keys/limit-form.tsx'
import { keyQueries } from '#portal/shared/keys/operations.ts'
import { BULK_FIXES, DISMISS_REASONS } from './copy.ts'
import { AddressesField, addressesSchema } from './fix-dialog.tsx'
import { type BulkResult, countKeys, fixOf, runEach, type Tip, type UndoOf } from './groups.ts'

interface BulkDialogProps {
  action: Fix['action'] | 'dismiss'
  tips: readonly [Tip, ...Tip[]]
  /** What became of each, and how to undo one of those that are done. */
  onResult: (result: BulkResult, undo: UndoOf) => void
  onClose: () => void
}

/**
 * Asks for the input that all tips get, or says what the fix stops; also why one tip is dismissed. A separate module,
 * so its forms load late.
 */
export default function BulkDialog({ action, ...props }: BulkDialogProps) {
  if (action === 'dismiss') return <DismissDialog {...props} />
  if (action === 'add-limit') return <LimitsDialog {...props} />
  if (action === 'restrict-addresses') return <AddressesDialog {...props} />
  return <FixesDialog action={action} {...props} />
}

type TipsProps = Omit<BulkDialogProps, 'action'>

/** A field and what is typed go with all tips: the operation of the form is sent once for each. */
function LimitsDialog({ tips, onResult, onClose }: TipsProps) {
  const result = useRef<BulkResult>(undefined)
  const keys = countOf(countKeys(tips), 'key')
  return (
    <FormDialog
      title={`Add a limit to ${keys}`}
      description="How many lookups each key can make from now on. Then its requests fail with 402 until you reset, raise, or delete the limit."
      operation={createKeyLimit}
      path={{ id: '' }}
      schema={limitSchema}
      defaultValues={{ max_lookups: exactAmount(DEFAULT_LIMIT) }}
      draft="limits of several keys"
      invalidates={keyQueries}
      submitLabel={`Limit ${keys}`}
      send={async (_input, body) => {
        result.current = await runEach(tips, ({ key }) =>
          call(createKeyLimit, { path: { id: key.keyId }, body }),
        )
      }}
      onDone={() => {
        const undo =
          ({ key }: Tip) =>
          () =>
            call(deleteKeyLimit, { path: { id: key.keyId } })
        if (result.current) onResult(result.current, undo)
      }}
      onClose={onClose}
    >
      {fields => <LookupsField fields={fields} />}
    </FormDialog>
  )
}

function AddressesDialog({ tips, onResult, onClose }: TipsProps) {
  const result = useRef<BulkResult>(undefined)
  const keys = countOf(countKeys(tips), 'key')
  const restrict = async ({ key: { keyId: id } }: Tip, allowed_ips: string[]) =>
    call(setSecretKeyRestrictions, { path: { id }, body: await restrictionsOf(id, { allowed_ips }) })
  return (
    <FormDialog
      title={`Restrict ${keys} to addresses`}
      description="Lookups from any other address are rejected within 5 seconds. Include every server and office that uses one of the keys."
      operation={setSecretKeyRestrictions}
      path={{ id: '' }}
      schema={addressesSchema}
      defaultValues={{ allowed_ips: '' }}
      draft="addresses of several keys"
      toBody={({ allowed_ips }) => ({
        allowed_ips: splitIpRanges(allowed_ips),
        expires: null,
        licenses: null,
        version: 1,
      })}
      invalidates={keyQueries}
      submitLabel={`Restrict ${keys}`}
      send={async (_input, { allowed_ips }) => {
        const addresses = splitIpRanges(allowed_ips)
        result.current = await runEach(tips, tip => restrict(tip, addresses))
      }}
      onDone={() => {
        if (result.current) onResult(result.current, tip => () => restrict(tip, [...tip.key.allowedIps]))
      }}
      onClose={onClose}
    >
      {fields => <AddressesField fields={fields} />}
    </FormDialog>
  )
}

/** Keys named in a question; the rest are counted. */
const NAMED = 5

function FixesDialog({ action, tips, onResult, onClose }: TipsProps & { action: Fix['action'] }) {
  const client = useQueryClient()
  const keys = countOf(countKeys(tips), 'key')
  const label = BULK_FIXES[action].label ?? ''
  const isDelete = action === 'delete'
  const inUse =
    action === 'delete' || action === 'pause' ? tips.filter(({ key }) => isInUse(key, Date.now())) : []
  const first = fixOf(tips[0], action)
  if (!first || !isReady(first)) return null
  const actionOf = (tip: Tip) => {
    const fix = fixOf(tip, action)
    return fix && isReady(fix) ? fixAction(tip.key, fix) : undefined
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`${label}: ${keys}?`}
      confirmLabel={label}
      tone={isDelete ? 'danger' : 'primary'}
      {...(isDelete && { typeToConfirm: keys })}
      onConfirm={async () => {
        const result = await runEach(tips, async tip => actionOf(tip)?.send())
        await refresh(client, keyQueries)
        onResult(result, tip => actionOf(tip)?.undo?.().send)
        onClose()
      }}
    >
      <p>{BULK_FIXES[action].effect}</p>
      <ul className="list-disc pl-5 wrap-anywhere">
        {tips.slice(0, NAMED).map(({ id, key, finding }) => (
          <li key={id}>{'hostname' in finding ? `${finding.hostname} of ${key.label}` : key.label}</li>
        ))}
        {tips.length > NAMED && <li>{exactAmount(tips.length - NAMED)} more</li>}
      </ul>
      {inUse.length > 0 && (
        <p>
          Used in the last 24 hours: <strong>{inUse.map(({ key }) => key.label).join(', ')}</strong>.
        </p>
      )}
    </ConfirmDialog>
  )
}

const dismissSchema = z.object({ reason: zDismissReason, note: zDismissNote })
const REASONS = Object.entries(DISMISS_REASONS).map(([value, label]) => ({ value, label }))

/** Asks why a tip is dismissed, or several about the same finding. */
function DismissDialog({ tips, onResult, onClose }: TipsProps) {
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
      schema={dismissSchema}
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
