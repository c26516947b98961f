import { useState } from 'react'
import { embeddedSnippet } from '#portal/content/snippets.ts'
import { ServerSnippets } from '#portal/shared/lookups/server-snippets.tsx'
import { Button } from '#portal/ui/button.tsx'
import { CodeBlock } from '#portal/ui/data/code-block.tsx'
import { CopyButton } from '#portal/ui/data/copy-button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'
import { SecretField } from '#portal/ui/input/secret-field.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'

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
export function NewEmbeddedKeyDialog({
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
