import { useState } from 'react'
import { zCreateSecretKeyBody } from '#generated/security/zod.ts'
import { toFormError } from '#portal/api/errors.ts'
import { Alert } from '#portal/ui/alert.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Checkbox } from '#portal/ui/checkbox.tsx'
import { CopyButton } from '#portal/ui/copy-button.tsx'
import { Dialog } from '#portal/ui/dialog.tsx'
import { Form } from '#portal/ui/form/form.tsx'
import { SecretField } from '#portal/ui/secret-field.tsx'
import { DescriptionField, LabelField } from './key-fields.tsx'
import { useCreateKey } from './queries.ts'

/** First the form, then the whole token, which is shown this once. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateKey()
  if (create.data)
    return (
      <CreatedDialog
        keyId={create.data.key_id}
        label={create.data.label}
        token={create.data.token}
        onClose={onClose}
      />
    )
  return (
    <Dialog open isSticky onClose={onClose} title="Create a secret key" size="md">
      <Form
        schema={zCreateSecretKeyBody}
        defaultValues={{ label: '', description: '' }}
        onSubmit={body => create.mutate([{ body }])}
        error={toFormError(create.error, ['label', 'description'])}
        pending={create.isPending}
        submitLabel="Create key"
        draft="create"
        secondary={<Button onClick={onClose}>Cancel</Button>}
      >
        {fields => (
          <>
            <LabelField fields={fields} />
            <DescriptionField fields={fields} />
          </>
        )}
      </Form>
    </Dialog>
  )
}

function CreatedDialog({
  keyId,
  label,
  token,
  onClose,
}: {
  keyId: string
  label: string
  token: string
  onClose: () => void
}) {
  const [isKept, setKept] = useState(false)
  return (
    <Dialog
      open
      isSticky
      onClose={() => isKept && onClose()}
      title={`${label} is ready`}
      size="md"
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
        It is not shown again. Revealing it later needs a fresh login, and is recorded.
      </Alert>
      <div className="flex flex-col gap-1.5">
        <p className="font-medium">Token</p>
        <SecretField label="Token" secret={token} isShownAtFirst onCopy={() => setKept(true)} />
      </div>
      <div className="flex flex-col gap-1.5">
        <p className="font-medium">Key id</p>
        <div className="flex items-center justify-between gap-2 rounded-md bg-sunken py-1 pr-1 pl-3 ring-1 ring-inset ring-line">
          <code className="font-mono text-[0.8125rem] break-all">{keyId}</code>
          <CopyButton isIconOnly text={keyId} label="Copy key id" />
        </div>
      </div>
      <Checkbox
        label="I have stored the token in a safe place"
        checked={isKept}
        onChange={event => setKept(event.target.checked)}
      />
    </Dialog>
  )
}
