import * as z from 'zod/mini'
import { checkHostname } from '#domain/keys/hostnames.ts'
import { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { zCreateEmbeddedKeyBody, zCreateSecretKeyBody } from '#generated/security/zod.ts'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { keyQueries } from '#portal/shared/keys/operations.ts'
import { KeySample } from '#portal/shared/lookups/key-sample.tsx'
import { Button } from '#portal/ui/button.tsx'
import { CopyButton } from '#portal/ui/data/copy-button.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { SecretDialog } from '#portal/ui/overlay/secret-dialog.tsx'
import type { KeyDialogProps } from '../actions.tsx'
import { DescriptionField, HostnamesField, LabelField } from './fields.tsx'

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

/** A new token: it is copied, or confirmed as stored, before the dialog closes. */
export function NewTokenDialog({
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
  return (
    <SecretDialog
      title={title}
      secret={token}
      warning={
        <>
          Store it where your server reads its secrets. You’ll need to log in again to view it later.
          {note && ` ${note}`}
        </>
      }
      onClose={onClose}
    >
      <div className="flex flex-col gap-1.5">
        <p className="font-medium">Key ID</p>
        <KeyId keyId={keyId} />
      </div>
      <KeySample kind="secret" keyId={keyId} />
    </SecretDialog>
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
      <p>Put this ID in your pages. It’s safe for anyone to see, because it works only on your hostnames.</p>
      <KeyId keyId={keyId} />
      <KeySample kind="embedded" keyId={keyId} />
    </Dialog>
  )
}

/** The public ID of a key, with a copy button. */
function KeyId({ keyId }: { keyId: string }) {
  return (
    <div className="flex items-center justify-between gap-2 rounded-md bg-sunken py-1 pr-1 pl-3 ring-1 ring-inset ring-line">
      <code translate="no" className="font-mono text-[0.8125rem] break-all">
        {keyId}
      </code>
      <CopyButton isIconOnly text={keyId} label="Copy key ID" />
    </div>
  )
}
