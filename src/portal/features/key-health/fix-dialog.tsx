import * as z from 'zod/mini'
import type { Fix, SurveyedKey } from '#domain/keys/health/findings.ts'
import { checkHostname } from '#domain/keys/hostnames.ts'
import { checkIpRanges, splitIpRanges } from '#domain/keys/ip-ranges.ts'
import { authorizeDomain } from '#generated/security/operations/authorizeDomain.ts'
import { setSecretKeyRestrictions } from '#generated/security/operations/setSecretKeyRestrictions.ts'
import { zDomain } from '#generated/security/zod.ts'
import { call } from '#portal/api/call.ts'
import type { Actions } from '#portal/kit/action/actions.tsx'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { deactivate, describeFix, fixAction, isReady, restrictionsOf } from '#portal/shared/keys/fixes.ts'
import { AddLimitDialog } from '#portal/shared/keys/limit-form.tsx'
import { keyQueries } from '#portal/shared/keys/operations.ts'
import type { FormFields } from '#portal/ui/form/fields.tsx'
import { ruleCheck } from '#portal/ui/form/schema.ts'

interface FixDialogProps {
  entity: SurveyedKey
  fix: Fix
  actions: Actions
  /** The fix is applied. */
  onFixed: () => void
  onClose: () => void
}

/**
 * Asks for the input that a fix still needs, or says what it stops. A separate module, so its forms load
 * late.
 */
export default function FixDialog({ entity: key, fix, actions, onFixed, onClose }: FixDialogProps) {
  if (fix.action === 'add-limit')
    return <AddLimitDialog id={key.keyId} label={key.label} suggested={fix.max} onClose={onClose} />
  if (fix.action === 'restrict-addresses') return <AddressesDialog entity={key} onClose={onClose} />
  if (!isReady(fix)) return <HostnameDialog entity={key} onClose={onClose} />
  const { label, effect } = describeFix(fix)
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`${label}?`}
      confirmLabel={label}
      tone={fix.action === 'delete' ? 'danger' : 'primary'}
      error={actions.failure?.error}
      onConfirm={async () => {
        if (!(await actions.run(fixAction(key, fix)))) return
        onFixed()
        onClose()
      }}
    >
      <p className="wrap-anywhere">{effect(key)}</p>
    </ConfirmDialog>
  )
}

type AskingProps = Pick<FixDialogProps, 'entity' | 'onClose'>

const hostnameSchema = z.object({ hostname: zDomain.check(ruleCheck(value => checkHostname(value))) })

function HostnameDialog({ entity: key, onClose }: AskingProps) {
  return (
    <FormDialog
      title={`Authorize a hostname for ${key.label}`}
      description="Pages on this hostname can use the key. Start it with *. to cover every subdomain, but not the domain itself."
      operation={authorizeDomain}
      path={({ hostname }) => ({ id: key.keyId, domain: hostname })}
      schema={hostnameSchema}
      defaultValues={{ hostname: '' }}
      toBody={() => undefined}
      aliases={{ hostname: ['domain'] }}
      draft={`hostname ${key.keyId}`}
      invalidates={keyQueries}
      submitLabel="Authorize"
      doneText={({ hostname }) => describeFix({ action: 'authorize', hostname }).doneText(key.label)}
      undo={({ hostname }) => ({
        subject: key.keyId,
        send: () => deactivate(key, hostname),
        doneText: `${hostname} is no longer authorized.`,
        failedTitle: `${hostname} could not be changed`,
      })}
      onClose={onClose}
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
    </FormDialog>
  )
}

export const addressesSchema = z.object({
  allowed_ips: z.string().check(z.minLength(1), ruleCheck(checkIpRanges)),
})

function AddressesDialog({ entity: key, onClose }: AskingProps) {
  const path = { id: key.keyId }
  return (
    <FormDialog
      title={`Restrict ${key.label} to addresses`}
      description="Lookups from any other address are rejected within 5 seconds. Include every server and office that uses the key."
      operation={setSecretKeyRestrictions}
      path={path}
      schema={addressesSchema}
      defaultValues={{ allowed_ips: '' }}
      toBody={typed => restrictionsOf(key.keyId, { allowed_ips: splitIpRanges(typed.allowed_ips) })}
      invalidates={keyQueries}
      submitLabel="Restrict"
      doneText={describeFix({ action: 'restrict-addresses' }).doneText(key.label)}
      undo={() => ({
        subject: key.keyId,
        send: async () =>
          call(setSecretKeyRestrictions, {
            path,
            body: await restrictionsOf(key.keyId, { allowed_ips: [...key.allowedIps] }),
          }),
        doneText: `${key.label} works from the addresses it had before.`,
        failedTitle: `The addresses of ${key.label} could not be changed`,
      })}
      onClose={onClose}
    >
      {fields => <AddressesField fields={fields} />}
    </FormDialog>
  )
}

export function AddressesField({ fields }: { fields: FormFields<'allowed_ips'> }) {
  return (
    <fields.Textarea
      name="allowed_ips"
      label="Addresses and ranges"
      hint="One per line, such as 203.0.113.7 or 203.0.113.0/24."
      rows={3}
      spellCheck={false}
      data-autofocus=""
    />
  )
}
