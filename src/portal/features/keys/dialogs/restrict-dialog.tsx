import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { checkIpRanges, splitIpRanges } from '#domain/keys/ip-ranges.ts'
import { setEmbeddedKeyRestrictions } from '#generated/security/operations/setEmbeddedKeyRestrictions.ts'
import { setSecretKeyRestrictions } from '#generated/security/operations/setSecretKeyRestrictions.ts'
import { timeText } from '#portal/kit/day-text.ts'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { keyQueries } from '#portal/shared/keys/operations.ts'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { CheckboxGroup } from '#portal/ui/form/checkbox-group.tsx'
import type { FormFields } from '#portal/ui/form/fields.tsx'
import { ruleCheck } from '#portal/ui/form/schema.ts'
import type { KeyDialogProps } from '../actions.tsx'
import type { Key } from '../keys.ts'
import { heldLicensesQuery } from '../keys.ts'
import { keyConflict } from './fields.tsx'

const schema = z.object({
  /** The format of the browser's own field: local time, without seconds. */
  expires: z.string().check(
    z.check(({ value, issues }) => {
      if (value && !(Date.parse(value) > Date.now()))
        issues.push({ code: 'custom', message: 'Choose a time in the future.', input: value })
    }),
  ),
  licenses: z.array(z.number()),
  allowed_ips: z.string().check(ruleCheck(checkIpRanges)),
  url_credentials: z.boolean(),
})

/** When a key expires, which licenses it may use and, for a secret key, where calls may come from and have its token. */
export function RestrictDialog({ entity: key, onClose }: KeyDialogProps) {
  const { keyValue: id, kind } = key
  const held = useQuery(heldLicensesQuery)
  const form = {
    title: `Restrict ${key.label}`,
    description: 'The API rejects any other lookup within 5 seconds. Leave a field empty for no restriction.',
    path: { id },
    schema,
    defaultValues: {
      expires: key.expires ? toLocalInput(key.expires) : '',
      licenses: key.licenses ?? [],
      allowed_ips: key.kind === 'secret' ? key.allowedIps.join('\n') : '',
      url_credentials: key.kind === 'secret' && key.allowsUrl,
    },
    conflict: keyConflict(key, each => restrictionsByName(each, held.data)),
    invalidates: keyQueries,
    submitLabel: 'Save restrictions',
    doneText: 'Restrictions saved.',
    onClose,
    children: (fields: FormFields<'expires' | 'allowed_ips' | 'url_credentials'>) => (
      <>
        <fields.Text
          name="expires"
          type="datetime-local"
          label="Expires"
          hint={`In your time zone, ${Intl.DateTimeFormat().resolvedOptions().timeZone}.`}
        />
        {kind === 'secret' && (
          <fields.Textarea
            name="allowed_ips"
            label="Allowed IP addresses"
            hint="Addresses and ranges of your servers, one per line, such as 203.0.113.7 or 203.0.113.0/24."
            rows={3}
            spellCheck={false}
          />
        )}
        <LicensesField licenses={held.data} error={held.error} />
        {kind === 'secret' && (
          <fields.Checkbox
            name="url_credentials"
            label="Allow the token in the URL"
            hint="For programs of other providers that can’t use Basic authentication. URLs end up in logs of proxies and monitoring, where others can read the token."
          />
        )}
      </>
    ),
  }
  return kind === 'secret' ? (
    <FormDialog
      {...form}
      operation={setSecretKeyRestrictions}
      toBody={(typed, key) => ({
        ...toBody(typed, key),
        allowed_ips: splitIpRanges(typed.allowed_ips),
        url_credentials: typed.url_credentials,
      })}
    />
  ) : (
    <FormDialog {...form} operation={setEmbeddedKeyRestrictions} toBody={toBody} />
  )
}

/** The restrictions of both kinds of key. */
function toBody({ expires, licenses }: z.infer<typeof schema>, { version }: Key) {
  return {
    expires: expires ? new Date(expires).toISOString() : null,
    licenses: licenses.length ? licenses : null,
    version,
  }
}

/** The restrictions of a key by their names. */
function restrictionsByName(
  key: Key,
  licenses: readonly { id: number; label: string }[] = [],
): Record<string, string> {
  const labelOf = (id: number) => licenses.find(license => license.id === id)?.label ?? `license ${id}`
  return {
    Expires: key.expires ? timeText(key.expires) : 'never',
    Licenses: key.licenses?.map(labelOf).join(', ') ?? 'all',
    ...(key.kind === 'secret' && {
      'Allowed IP addresses': key.allowedIps.join(', ') || 'any',
      'Token in the URL': key.allowsUrl ? 'allowed' : 'not allowed',
    }),
  }
}

/** A moment in the format of `datetime-local`. */
function toLocalInput(moment: string): string {
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The licenses of the account that a key may use; none checked means all. */
function LicensesField({
  licenses,
  error,
}: {
  licenses: readonly { id: number; label: string }[] | undefined
  error: Error | null
}) {
  return (
    <CheckboxGroup
      name="licenses"
      legend="Licenses"
      options={(licenses ?? []).map(({ id, label }) => ({ value: id, label }))}
    >
      <p className="mb-2 text-sm text-faint">
        Leave all unchecked to let the key use every license, including future ones.
      </p>
      {error && <p className="text-sm text-danger">The licenses couldn’t be loaded. {error.message}</p>}
      {!licenses && !error && <Skeleton className="h-5 w-56" />}
      {licenses?.length === 0 && <p className="text-sm text-muted">This account holds no license yet.</p>}
    </CheckboxGroup>
  )
}
