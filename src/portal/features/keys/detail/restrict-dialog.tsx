import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { checkIpRanges, splitIpRanges } from '#domain/keys/ip-ranges.ts'
import { setEmbeddedKeyRestrictions, setSecretKeyRestrictions } from '#generated/security/operations.ts'
import { call } from '#portal/api/call.ts'
import { toFormError } from '#portal/api/errors.ts'
import { Button } from '#portal/ui/button.tsx'
import { Dialog } from '#portal/ui/dialog.tsx'
import { Form } from '#portal/ui/form/form.tsx'
import { obeys } from '#portal/ui/form/obeys.ts'
import { toast } from '#portal/ui/toast.ts'
import { formatMoment } from '../shared/format.ts'
import { KeyConflict } from '../shared/key-conflict.tsx'
import type { Key } from '../shared/model.ts'
import { licensesQuery } from '../shared/queries.ts'
import { isConflict, useKeyForm } from '../shared/use-key-form.ts'
import { LicensesField } from './licenses-field.tsx'

const schema = z.object({
  /** As the browser's own field has it: local time, without seconds. */
  expires: z.string().check(
    z.check(({ value, issues }) => {
      if (value && !(Date.parse(value) > Date.now()))
        issues.push({ code: 'custom', message: 'Choose a moment in the future.', input: value })
    }),
  ),
  licenses: z.array(z.number()),
  allowed_ips: z.string().check(obeys(checkIpRanges)),
})

/** When a key ends, which licenses it may use and, of a secret key, where calls may come from. */
export function RestrictDialog({ entity: key, onClose }: { entity: Key; onClose: () => void }) {
  const { keyValue: id, kind } = key
  const [version, setVersion] = useState(key.version)
  const held = useQuery(licensesQuery)
  const save = useKeyForm(
    kind,
    ({ expires, licenses, allowed_ips }: z.infer<typeof schema>): Promise<unknown> => {
      const body = {
        expires: expires ? new Date(expires).toISOString() : null,
        licenses: licenses.length ? licenses : null,
        version,
      }
      return kind === 'secret'
        ? call(setSecretKeyRestrictions, {
            path: { id },
            body: { ...body, allowed_ips: splitIpRanges(allowed_ips) },
          })
        : call(setEmbeddedKeyRestrictions, { path: { id }, body })
    },
    () => {
      toast.success('Restrictions saved.')
      onClose()
    },
  )
  const hasLost = isConflict(save.error)

  return (
    <Dialog
      open
      isSticky
      onClose={onClose}
      title={`Restrict ${key.label}`}
      description="The gateway refuses what falls outside, from the next lookup on. Leave a field empty for no restriction."
      size="md"
    >
      {hasLost && (
        <KeyConflict
          entity={key}
          version={version}
          words={each => wordsFor(each, held.data)}
          onKeep={newer => {
            setVersion(newer)
            save.reset()
          }}
          onTake={onClose}
        />
      )}
      <Form
        schema={schema}
        defaultValues={{
          expires: key.expires ? toLocalInput(key.expires) : '',
          licenses: key.licenses ?? [],
          allowed_ips: key.kind === 'secret' ? key.allowedIps.join('\n') : '',
        }}
        onSubmit={body => save.mutate(body)}
        error={hasLost ? null : toFormError(save.error, ['expires', 'licenses', 'allowed_ips'])}
        pending={save.isPending}
        disabledReason={hasLost ? 'Decide first which version to keep.' : undefined}
        submitLabel="Save restrictions"
        draft={`restrict ${id}`}
        secondary={<Button onClick={onClose}>Cancel</Button>}
      >
        {fields => (
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
                hint="Addresses and ranges of your servers, one a line: 203.0.113.7 or 203.0.113.0/24."
                rows={3}
                spellCheck={false}
              />
            )}
            <LicensesField name="licenses" licenses={held.data} error={held.error} />
          </>
        )}
      </Form>
    </Dialog>
  )
}

/** What a key is restricted to, in words. */
function wordsFor(key: Key, licenses: readonly { id: number; label: string }[] = []): Record<string, string> {
  const labelOf = (id: number) => licenses.find(license => license.id === id)?.label ?? `license ${id}`
  return {
    Expires: key.expires ? formatMoment(key.expires) : 'never',
    Licenses: key.licenses?.map(labelOf).join(', ') ?? 'all',
    ...(key.kind === 'secret' && { 'Allowed addresses': key.allowedIps.join(', ') || 'any' }),
  }
}

/** A moment as `datetime-local` takes it. */
function toLocalInput(moment: string): string {
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
