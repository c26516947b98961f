import { useState } from 'react'
import * as z from 'zod/mini'
import { checkHostname } from '#domain/keys/hostnames.ts'
import { checkIpRanges, splitIpRanges } from '#domain/keys/ip-ranges.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { zCreateKeyLimitBody, zDomain } from '#generated/security/zod.ts'
import { notesOf, toFormError } from '#portal/api/errors.ts'
import { Button } from '#portal/ui/button.tsx'
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx'
import { Dialog } from '#portal/ui/dialog.tsx'
import { useFormField } from '#portal/ui/form/fields.tsx'
import { Form } from '#portal/ui/form/form.tsx'
import { obeys } from '#portal/ui/form/obeys.ts'
import { TextField } from '#portal/ui/text-field.tsx'
import type { ExaminedKey, Fix } from './findings.ts'
import { isReady, type ReadyFix } from './fixes.ts'
import type { Fixing } from './use-fix.ts'
import { effectOf, fixLabel } from './words.ts'

interface FixDialogProps {
  patientKey: ExaminedKey
  fix: Fix
  fixing: Fixing
  onClose: () => void
}

/** Asks for what a fix still needs, or says what it stops. A module of its own, for its forms are loaded late. */
export default function FixDialog(props: FixDialogProps) {
  const { patientKey: key, fix, fixing, onClose } = props
  const send = (ready: ReadyFix) => fixing.run(ready, { onSuccess: onClose })
  if (fix.act === 'add-limit') return <LimitDialog {...props} max={fix.max} onSend={send} />
  if (fix.act === 'restrict-addresses') return <AddressesDialog {...props} onSend={send} />
  if (!isReady(fix)) return <HostnameDialog {...props} onSend={send} />
  const { error } = fixing.failed ?? {}
  const { help, reference } = notesOf(error)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`${fixLabel(fix)}?`}
      confirmLabel={fixLabel(fix)}
      tone={fix.act === 'delete' ? 'danger' : 'primary'}
      pending={fixing.pending !== undefined}
      error={error ? { message: error.message, requestId: reference, help } : null}
      onConfirm={() => send(fix)}
    >
      <p className="wrap-anywhere">{effectOf(fix, key)}</p>
    </ConfirmDialog>
  )
}

type AskingProps = FixDialogProps & { onSend: (fix: ReadyFix) => void }

function LimitDialog({ patientKey: key, fixing, max, onClose, onSend }: AskingProps & { max: number }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Add a limit to ${key.label}`}
      description="Once it has made so many lookups from now on, the key stops until you reset or raise the limit."
    >
      <Form
        schema={zCreateKeyLimitBody}
        defaultValues={{ max_lookups: max }}
        onSubmit={body => onSend({ act: 'add-limit', max: body.max_lookups })}
        error={toFormError(fixing.failed?.error ?? null, ['max_lookups'])}
        pending={fixing.pending !== undefined}
        submitLabel="Add a limit"
        draft={`limit ${key.keyId}`}
        secondary={<Button onClick={onClose}>Cancel</Button>}
      >
        {() => <LookupsField />}
      </Form>
    </Dialog>
  )
}

/** A number that people may write with commas. */
function LookupsField() {
  const { value, error, onBlur, set } = useFormField('max_lookups')
  const [typed, setTyped] = useState(() => exactAmount(Number(value)))
  return (
    <TextField
      label="Lookups"
      inputMode="numeric"
      autoComplete="off"
      data-autofocus=""
      value={typed}
      error={error}
      onBlur={onBlur}
      onChange={event => {
        setTyped(event.target.value)
        const digits = event.target.value.replace(/[\s,]/g, '')
        set(/^\d+$/.test(digits) ? Number(digits) : digits)
      }}
    />
  )
}

const hostnameSchema = z.object({ hostname: zDomain.check(obeys(value => checkHostname(value))) })

function HostnameDialog({ patientKey: key, fixing, onClose, onSend }: AskingProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Authorize a hostname for ${key.label}`}
      description="Pages of this hostname may use the key. *. in front covers every name below it, and not the name itself."
    >
      <Form
        schema={hostnameSchema}
        defaultValues={{ hostname: '' }}
        onSubmit={({ hostname }) => onSend({ act: 'authorize', hostname })}
        error={toFormError(fixing.failed?.error ?? null, ['hostname'], { hostname: ['domain'] })}
        pending={fixing.pending !== undefined}
        submitLabel="Authorize"
        draft={`hostname ${key.keyId}`}
        secondary={<Button onClick={onClose}>Cancel</Button>}
      >
        {fields => (
          <fields.Text
            name="hostname"
            label="Hostname"
            hint="Such as shop.northwind.example."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus=""
          />
        )}
      </Form>
    </Dialog>
  )
}

const addressesSchema = z.object({
  allowed_ips: z.string().check(z.minLength(1), obeys(checkIpRanges)),
})

function AddressesDialog({ patientKey: key, fixing, onClose, onSend }: AskingProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Restrict ${key.label} to addresses`}
      description="Lookups from any other address are refused at once. Name every server and every office that uses the key."
    >
      <Form
        schema={addressesSchema}
        defaultValues={{ allowed_ips: '' }}
        onSubmit={body => onSend({ act: 'restrict-addresses', addresses: splitIpRanges(body.allowed_ips) })}
        error={toFormError(fixing.failed?.error ?? null, ['allowed_ips'])}
        pending={fixing.pending !== undefined}
        submitLabel="Restrict"
        draft={`addresses ${key.keyId}`}
        secondary={<Button onClick={onClose}>Cancel</Button>}
      >
        {fields => (
          <fields.Textarea
            name="allowed_ips"
            label="Addresses and ranges"
            hint="One on each line, such as 203.0.113.7 or 203.0.113.0/24."
            rows={3}
            spellCheck={false}
            data-autofocus=""
          />
        )}
      </Form>
    </Dialog>
  )
}
