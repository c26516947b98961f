import { useState } from 'react'
import * as z from 'zod/mini'
import { setOrganizationKeyLimits } from '#generated/security/operations/setOrganizationKeyLimits.ts'
import { startOrganizationKeyRotations } from '#generated/security/operations/startOrganizationKeyRotations.ts'
import { zOrganizationKeyLimitsBody, zOrganizationKeyRotationsBody } from '#generated/security/zod.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { isInUse } from '#portal/shared/keys/key-actions.ts'
import { readCount } from '#portal/shared/keys/limit-form.tsx'
import { keyQueries } from '#portal/shared/keys/operations.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { type Asked, amountOf, useOrganizationKeyActions } from './actions.tsx'
import type { OrganizationKey } from './organization-keys.ts'

/** The question about the change that a person has chosen. */
export default function ChangeDialogs() {
  const { asked } = useOrganizationKeyActions()
  if (asked?.change === 'pause') return <PauseDialog {...asked} />
  if (asked?.change === 'limit') return <LimitDialog {...asked} />
  if (asked?.change === 'rotate') return <RotateDialog {...asked} />
  return null
}

/** "Checkout server", or "3 keys of 2 accounts". */
function nameOf(keys: readonly OrganizationKey[]): string {
  const [first] = keys
  if (first && keys.length === 1) return first.label
  const accounts = new Set(keys.map(({ account }) => account.id))
  return `${amountOf(keys)} of ${accounts.size === 1 ? '1 account' : `${accounts.size} accounts`}`
}

const idsOf = (keys: readonly OrganizationKey[]) => keys.map(({ keyValue }) => keyValue)

function PauseDialog({ keys, onDone }: Asked) {
  const { send, close } = useOrganizationKeyActions()
  const now = Date.now()
  const inUse = keys.filter(key => isInUse(key, now))
  return (
    <ConfirmDialog
      onClose={close}
      title={`Pause ${nameOf(keys)}?`}
      confirmLabel={`Pause ${amountOf(keys)}`}
      tone="primary"
      onConfirm={async () => {
        close()
        if (await send('pause', keys)) onDone()
      }}
    >
      <p>
        Requests with {keys.length === 1 ? 'it' : 'them'} stop working within 5 seconds. Nothing else changes,
        and you can resume {keys.length === 1 ? 'it' : 'them'} at any time.
      </p>
      {inUse.length > 0 && (
        <p>
          Used in the last 24 hours:{' '}
          <strong>{inUse.map(({ label, account }) => `${label} (${account.label})`).join(', ')}</strong>.
        </p>
      )}
    </ConfirmDialog>
  )
}

/** A number of lookups as people type it; nothing for no limit. */
const limitSchema = z.object({
  period: zOrganizationKeyLimitsBody.shape.period,
  max_lookups: z.pipe(
    z.pipe(
      z.string(),
      z.transform(typed => (typed.trim() === '' ? null : readCount(typed))),
    ),
    zOrganizationKeyLimitsBody.shape.max_lookups,
  ),
})

const PERIODS = [
  { value: 'total', label: 'In total' },
  { value: 'day', label: 'A day' },
  { value: 'month', label: 'A month' },
]

function LimitDialog({ keys, onDone }: Asked) {
  const { tell, close } = useOrganizationKeyActions()
  return (
    <FormDialog
      title={`Limit ${nameOf(keys)}`}
      description={`${keys.length === 1 ? 'The key gets' : 'Each key gets'} this limit in place of the one it has. Lookups so far still count, so a lower number can stop it within 5 seconds.`}
      operation={setOrganizationKeyLimits}
      schema={limitSchema}
      defaultValues={{ period: 'day' as const, max_lookups: '' }}
      toBody={values => ({ ...values, keys: idsOf(keys) })}
      invalidates={keyQueries}
      submitLabel={`Limit ${amountOf(keys)}`}
      onDone={({ results }) => {
        tell('limit', keys, results)
        onDone()
      }}
      onClose={close}
    >
      {fields => (
        <>
          <fields.Select
            name="period"
            label="Counts lookups"
            hint="Days and months are those of each account’s time zone."
            options={PERIODS}
          />
          <fields.Text
            name="max_lookups"
            label="Lookups for each key"
            hint="A whole number, 1 or more. Leave it empty to remove the limit."
            inputMode="numeric"
            autoComplete="off"
            data-autofocus=""
          />
        </>
      )}
    </FormDialog>
  )
}

const OVERLAPS = [
  { value: '0', label: 'Revoke them now' },
  { value: '1', label: '1 hour' },
  { value: '24', label: '1 day' },
  { value: '72', label: '3 days' },
  { value: '168', label: '1 week' },
  { value: '720', label: '30 days' },
]

const rotateSchema = z.object({
  overlap_hours: z.pipe(
    z.pipe(z.string(), z.transform(Number)),
    zOrganizationKeyRotationsBody.shape.overlap_hours,
  ),
})

function RotateDialog({ keys, onDone }: Asked) {
  const { tell, close } = useOrganizationKeyActions()
  const [overlap, setOverlap] = useState('24')
  const isOne = keys.length === 1
  return (
    <FormDialog
      title={`Rotate ${isOne ? `the token of ${nameOf(keys)}` : `the tokens of ${nameOf(keys)}`}`}
      description={
        isOne
          ? 'You won’t see the new token here. People of the key’s account reveal it on the page of the key.'
          : 'You won’t see the new tokens here. People of each account reveal them on the pages of their keys.'
      }
      operation={startOrganizationKeyRotations}
      schema={rotateSchema}
      defaultValues={{ overlap_hours: '24' }}
      onValuesChange={({ overlap_hours }) => setOverlap(overlap_hours)}
      toBody={values => ({ ...values, keys: idsOf(keys) })}
      invalidates={keyQueries}
      submitLabel={isOne ? 'Rotate token' : `Rotate ${keys.length} tokens`}
      submitVariant={overlap === '0' ? 'danger' : 'primary'}
      onDone={({ results }) => {
        tell('rotate', keys, results)
        onDone()
      }}
      onClose={close}
    >
      {fields => (
        <>
          <fields.Select
            name="overlap_hours"
            label={isOne ? 'Keep the old token for' : 'Keep the old tokens for'}
            hint="Long enough to update every system that uses them."
            options={OVERLAPS}
            data-autofocus=""
          />
          {overlap === '0' && (
            <Alert tone="warning">
              Requests fail within 5 seconds, until someone reveals the new {isOne ? 'token' : 'tokens'} and
              updates the systems that use {isOne ? 'it' : 'them'}.
            </Alert>
          )}
        </>
      )}
    </FormDialog>
  )
}
