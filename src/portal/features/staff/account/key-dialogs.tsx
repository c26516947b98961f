import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { exactAmount } from '#domain/text/amounts.ts'
import { HOUR } from '#domain/time/durations.ts'
import { clearKeyLimit } from '#generated/security/operations/clearKeyLimit.ts'
import { clearKeyRateLimits } from '#generated/security/operations/clearKeyRateLimits.ts'
import { clearKeyTrace } from '#generated/security/operations/clearKeyTrace.ts'
import { getKeySettings } from '#generated/security/operations/getKeySettings.ts'
import { listAccountEmbeddedKeys } from '#generated/security/operations/listAccountEmbeddedKeys.ts'
import { listAccountSecretKeys } from '#generated/security/operations/listAccountSecretKeys.ts'
import { listTraceEntries } from '#generated/security/operations/listTraceEntries.ts'
import { listTraces } from '#generated/security/operations/listTraces.ts'
import { setIpRateLimit } from '#generated/security/operations/setIpRateLimit.ts'
import { setKeyLimit } from '#generated/security/operations/setKeyLimit.ts'
import { setKeyTrace } from '#generated/security/operations/setKeyTrace.ts'
import type { KeySettings } from '#generated/security/types.ts'
import { zMaxLookups, zReason, zSetIpRateLimitBody } from '#generated/security/zod.ts'
import { query } from '#portal/api/call.ts'
import { aboutOne, defineDialogs, type EntityDialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { ReasonField, reasonSchema } from '../shared/change-fields.tsx'

const invalidates = [
  getKeySettings,
  listAccountSecretKeys,
  listAccountEmbeddedKeys,
  listTraces,
  listTraceEntries,
]

type Props = EntityDialogProps<KeySettings>

const toNumber = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed.trim()) : typed.trim())
const typedNumber = z.pipe(z.string(), z.transform(toNumber))

const limitSchema = z.object({ max_lookups: z.pipe(typedNumber, zMaxLookups), reason: zReason })

function LimitDialog({ entity: { key_id: id, key_label, limit }, onClose }: Props) {
  return (
    <FormDialog
      title={`Limit of ${key_label}`}
      description={
        limit
          ? `Now ${exactAmount(limit.max_lookups)} lookups, of which ${exactAmount(limit.lookups_used)} are used. What was used still counts.`
          : 'The key has no limit. A new one counts from zero.'
      }
      operation={setKeyLimit}
      path={{ id }}
      schema={limitSchema}
      defaultValues={{ max_lookups: limit ? String(limit.max_lookups) : '', reason: '' }}
      invalidates={invalidates}
      submitLabel="Set limit"
      doneText={({ max_lookups }) => `${key_label} can make ${exactAmount(max_lookups)} lookups.`}
      onClose={onClose}
    >
      {fields => (
        <>
          <fields.Text
            name="max_lookups"
            label="Lookups"
            inputMode="numeric"
            autoComplete="off"
            data-autofocus=""
          />
          <ReasonField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}

/** The contract also takes null for no bound, which another dialog sets. */
const typedRate = z.pipe(
  z.string(),
  z.transform((typed: string): number | string | null => toNumber(typed)),
)

const rateSchema = z.object({
  rate_limit: z.pipe(typedRate, zSetIpRateLimitBody.shape.rate_limit),
  reason: zReason,
})

function IpRateLimitDialog({ entity: { key_id: id, key_label, ip_rate_limit }, onClose }: Props) {
  return (
    <FormDialog
      title={`IP rate limit of ${key_label}`}
      description={
        ip_rate_limit === null
          ? 'One IP address can make as many lookups per second as the plan allows.'
          : `One IP address can make ${exactAmount(ip_rate_limit)} lookups per second now.`
      }
      operation={setIpRateLimit}
      path={{ id }}
      schema={rateSchema}
      defaultValues={{ rate_limit: ip_rate_limit === null ? '' : String(ip_rate_limit), reason: '' }}
      invalidates={invalidates}
      submitLabel="Set rate limit"
      doneText="IP rate limit set."
      onClose={onClose}
    >
      {fields => (
        <>
          <fields.Text
            name="rate_limit"
            label="Lookups per second from one IP address"
            inputMode="numeric"
            autoComplete="off"
            data-autofocus=""
          />
          <ReasonField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}

const HOURS = [
  { value: '1', label: 'One hour' },
  { value: '6', label: 'Six hours' },
  { value: '24', label: 'A day' },
]
const traceSchema = z.object({ hours: z.enum(['1', '6', '24']), reason: zReason })

function TraceDialog({ entity: { key_id: id, key_label, trace }, onClose }: Props) {
  return (
    <FormDialog
      title={`Trace ${key_label}`}
      description={
        trace
          ? `${trace.email_address} has set a trace. This one replaces it.`
          : 'Records how each call is decided, without what it sent.'
      }
      operation={setKeyTrace}
      path={{ id }}
      schema={traceSchema}
      defaultValues={{ hours: '1', reason: '' }}
      toBody={({ hours, reason }) => ({
        // A minute less than a day: the clocks of this machine and of the server differ.
        expiration: new Date(Date.now() + Number(hours) * HOUR - (hours === '24' ? 60_000 : 0)).toISOString(),
        reason,
      })}
      invalidates={invalidates}
      submitLabel="Set trace"
      doneText={`Calls of ${key_label} are traced.`}
      onClose={onClose}
    >
      {fields => (
        <>
          <fields.Select name="hours" label="For how long" options={HOURS} />
          <ReasonField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}

function ClearLimitDialog({ entity: { key_id: id, key_label }, onClose }: Props) {
  return (
    <FormDialog
      title={`Clear the limit of ${key_label}?`}
      description="The key then makes as many lookups as its subscriptions have."
      operation={clearKeyLimit}
      path={{ id }}
      query={({ reason }) => ({ reason })}
      toBody={() => undefined}
      schema={reasonSchema}
      defaultValues={{ reason: '' }}
      invalidates={invalidates}
      submitLabel="Clear limit"
      doneText="Limit cleared."
      onClose={onClose}
    >
      {fields => <ReasonField fields={fields} />}
    </FormDialog>
  )
}

function ClearRateLimitsDialog({ entity: { key_id: id, key_label }, onClose }: Props) {
  return (
    <FormDialog
      title={`Clear the rate limits of ${key_label}?`}
      description="The rate limit of the plan stays."
      operation={clearKeyRateLimits}
      path={{ id }}
      query={({ reason }) => ({ reason })}
      toBody={() => undefined}
      schema={reasonSchema}
      defaultValues={{ reason: '' }}
      invalidates={invalidates}
      submitLabel="Clear rate limits"
      doneText="Rate limits cleared."
      onClose={onClose}
    >
      {fields => <ReasonField fields={fields} />}
    </FormDialog>
  )
}

function EndTraceDialog({ entity: { key_id: id, key_label }, onClose }: Props) {
  return (
    <FormDialog
      title={`End the trace of ${key_label}?`}
      description="What it has recorded can be read until it is a day old."
      operation={clearKeyTrace}
      path={{ id }}
      query={({ reason }) => ({ reason })}
      toBody={() => undefined}
      schema={reasonSchema}
      defaultValues={{ reason: '' }}
      invalidates={invalidates}
      submitLabel="End trace"
      doneText="Trace ended."
      onClose={onClose}
    >
      {fields => <ReasonField fields={fields} />}
    </FormDialog>
  )
}

/** What staff can do with a key of the account, by the names of the dialogs in the address. */
export default defineDialogs(
  {},
  aboutOne<KeySettings>({
    what: 'The key',
    useEntity: id => useQuery(query(getKeySettings, { path: { id } })),
    missing: { title: 'This key no longer exists', text: 'Its recovery deadline may have passed.' },
    dialogs: {
      limit: LimitDialog,
      'clear-limit': ClearLimitDialog,
      'ip-rate-limit': IpRateLimitDialog,
      'clear-rate-limits': ClearRateLimitsDialog,
      trace: TraceDialog,
      'end-trace': EndTraceDialog,
    },
  }),
)
