import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { checkHostname } from '#domain/keys/hostnames.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import {
  completeSecretKeyRotation,
  createEmbeddedKey,
  createSecretKey,
  startSecretKeyRotation,
} from '#generated/security/operations.ts'
import { zCreateEmbeddedKeyBody, zCreateSecretKeyBody, zStartRotationBody } from '#generated/security/zod.ts'
import { embeddedSnippet } from '#portal/content/snippets.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { ServerSnippets } from '#portal/shared/lookups/server-snippets.tsx'
import { Button } from '#portal/ui/button.tsx'
import { CodeBlock } from '#portal/ui/data/code-block.tsx'
import { CopyButton } from '#portal/ui/data/copy-button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'
import { SecretField } from '#portal/ui/input/secret-field.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { formatMoment, rotationQuery } from '../detail/key-details.ts'
import type { KeyDialogProps } from './key-actions.tsx'
import { DescriptionField, HostnamesField, LabelField } from './key-fields.tsx'
import { keyQueries } from './keys.ts'

/** The contract's body, with the rules for hostnames that its patterns cannot express (account-portal §5). */
const createEmbeddedSchema = z.extend(zCreateEmbeddedKeyBody, {
  domains: zCreateEmbeddedKeyBody.shape.domains.check(
    z.check(({ value, issues }) => {
      const wrong = value.find(typed => checkHostname(typed))
      if (wrong === undefined) return
      issues.push({ code: 'custom', message: `${wrong}: ${checkHostname(wrong)?.message}`, input: value })
    }),
  ),
})

type CreateProps = Omit<KeyDialogProps, 'entity'>

/** First the form, then the full token. */
export function CreateSecretDialog({ onClose, onMade }: CreateProps) {
  return (
    <FormDialog
      title="Create a secret key"
      operation={createSecretKey}
      schema={zCreateSecretKeyBody}
      defaultValues={{ label: '', description: '' }}
      invalidates={keyQueries}
      submitLabel="Create key"
      onDone={key =>
        onMade(<NewTokenDialog title={`${key.label} is ready`} {...key} onClose={() => onMade(null)} />)
      }
      onClose={onClose}
    >
      {fields => (
        <>
          <LabelField fields={fields} kind="secret" />
          <DescriptionField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}

/** First the form, then the key with the code that a page needs to use it. */
export function CreateEmbeddedDialog({ onClose, onMade }: CreateProps) {
  return (
    <FormDialog
      title="Create an embedded key"
      operation={createEmbeddedKey}
      schema={createEmbeddedSchema}
      defaultValues={{ label: '', description: '', domains: [] as string[] }}
      invalidates={keyQueries}
      submitLabel="Create key"
      onDone={key => onMade(<NewEmbeddedKeyDialog {...key} onClose={() => onMade(null)} />)}
      onClose={onClose}
    >
      {fields => (
        <>
          <LabelField fields={fields} kind="embedded" />
          <HostnamesField name="domains" />
          <DescriptionField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}

const OVERLAPS = [
  { value: '1', label: 'One hour' },
  { value: '24', label: 'One day' },
  { value: '72', label: 'Three days' },
  { value: '168', label: 'One week' },
  { value: '720', label: 'Thirty days' },
  { value: '0', label: 'Ends immediately' },
]

const schema = z.object({
  overlap_hours: z.pipe(z.pipe(z.string(), z.transform(Number)), zStartRotationBody.shape.overlap_hours),
})

/** Creates a new token next to the old one, and sets how long the old one works. */
export function RotateDialog({ entity: { keyValue: id, label }, onClose, onMade }: KeyDialogProps) {
  return (
    <FormDialog
      title={`Rotate the token of ${label}`}
      description="The key keeps its id, limit and history. Both tokens work for a while, and the key’s page shows which one is in use."
      operation={startSecretKeyRotation}
      path={{ id }}
      schema={schema}
      defaultValues={{ overlap_hours: '24' }}
      invalidates={keyQueries}
      submitLabel="Rotate token"
      onDone={({ key_id, token, rotation }) =>
        onMade(
          <NewTokenDialog
            title={`${label} has a new token`}
            note={
              rotation
                ? `The old token works until ${formatMoment(rotation.ends)}.`
                : 'The old token no longer works.'
            }
            {...{ key_id, token }}
            onClose={() => onMade(null)}
          />,
        )
      }
      onClose={onClose}
    >
      {fields => (
        <fields.Select
          name="overlap_hours"
          label="Keep the old token working for"
          hint="Choose long enough to update every system that uses this key."
          options={OVERLAPS}
        />
      )}
    </FormDialog>
  )
}

/** Ends the old token. While it is in use, the person must type the key's label to confirm. */
export function RetireDialog({ entity: key, onClose }: KeyDialogProps) {
  const { keyValue: id, label } = key
  const { data } = useQuery(rotationQuery(id))
  if (key.kind !== 'secret' || !key.rotation || !data) return null
  const ending = key.rotation.previousToken.slice(-4)
  const used = data.can_retire ? 0 : data.previous_used_last_hour
  return (
    <ConfirmDialog
      title="Retire the old token now?"
      confirmLabel="Retire old token"
      operation={completeSecretKeyRotation}
      path={{ id }}
      body={used > 0 ? { label } : {}}
      {...(used > 0 && { typeToConfirm: label })}
      invalidates={keyQueries}
      doneText="The old token is retired."
      onClose={onClose}
    >
      {used > 0 ? (
        <>
          The token that ends with {ending} made {exactAmount(used)} {used === 1 ? 'lookup' : 'lookups'}{' '}
          within the last hour. They will fail with status 401. You can’t restore the token.
        </>
      ) : (
        <>The token that ends with {ending} was not used within the last hour. You can’t restore it.</>
      )}
    </ConfirmDialog>
  )
}

/** A new token: it is copied, or confirmed as stored, before the dialog closes. */
function NewTokenDialog({
  title,
  key_id: keyId,
  token,
  note,
  onClose,
}: {
  title: string
  key_id: string
  token: string
  /** What happens to the previous token after a rotation. */
  note?: string
  onClose: () => void
}) {
  const [isKept, setKept] = useState(false)
  return (
    <Dialog
      open
      isSticky
      isHeld={!isKept}
      onClose={onClose}
      title={title}
      size="lg"
      footer={
        <Button
          variant="primary"
          disabledReason={isKept ? undefined : 'Copy the token first, or say that you have stored it.'}
          onClick={onClose}
        >
          Done
        </Button>
      }
    >
      <Alert tone="warning" title="Copy the token now">
        Store it where your server reads its secrets. To see it again, you have to log in again and reveal it,
        and the account’s activity log says that you did.
        {note && ` ${note}`}
      </Alert>
      <div className="flex flex-col gap-1.5">
        <p className="font-medium">Token</p>
        <SecretField label="Token" secret={token} isShownAtFirst isCopyFirst onCopy={() => setKept(true)} />
      </div>
      <div className="flex flex-col gap-1.5">
        <p className="font-medium">Key id</p>
        <KeyId keyId={keyId} />
      </div>
      <ServerSnippets keyId={keyId} />
      <Checkbox
        label="I have stored the token in a safe place"
        checked={isKept}
        onChange={event => setKept(event.target.checked)}
      />
    </Dialog>
  )
}

/** What a page needs to use a new embedded key. */
function NewEmbeddedKeyDialog({
  key_id: keyId,
  label,
  onClose,
}: {
  key_id: string
  label: string
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${label} is ready`}
      size="lg"
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <p>
        Put this id in your pages. Anyone can read it there, and that is fine: it works only on your
        hostnames.
      </p>
      <KeyId keyId={keyId} />
      <CodeBlock title="Suggestions while people type" code={embeddedSnippet(location.origin, keyId)} />
    </Dialog>
  )
}

/** The public half of a key, to copy. */
function KeyId({ keyId }: { keyId: string }) {
  return (
    <div className="flex items-center justify-between gap-2 rounded-md bg-sunken py-1 pr-1 pl-3 ring-1 ring-inset ring-line">
      <code className="font-mono text-[0.8125rem] break-all">{keyId}</code>
      <CopyButton isIconOnly text={keyId} label="Copy key id" />
    </div>
  )
}
