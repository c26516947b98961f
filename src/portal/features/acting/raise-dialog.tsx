import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { zFactorCode, zLogInBody } from '#generated/identity/zod.ts'
import { ApiError, messageOf, notesOf, toFormError } from '#portal/api/errors.ts'
import { signIn } from '#portal/api/session/session.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { FactorCodeField } from '#portal/ui/form/factor-code-field.tsx'
import { Form } from '#portal/ui/form/form.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'

const zPassword = z.pick(zLogInBody, { password: true, code: true })
/** The same, once it is known that a code is required. */
const zPasswordAndCode = z.extend(zPassword, { code: zFactorCode })

/** What the member of staff has to provide before the access is raised. */
type Proof = 'none' | 'password' | 'password-and-code'
/** What a refusal requires. */
const PROOFS: Record<string, Proof> = {
  'recent-login-required': 'password',
  'second-factor-required': 'password-and-code',
}

/**
 * Raises the access at once after a recent login; otherwise asks the member of staff to log in again first.
 * The question of `step-up` would ask the person whom they act as.
 */
export default function RaiseDialog({
  staff,
  person,
  onClose,
  onRaise,
}: {
  staff: string
  person: string
  onClose: () => void
  onRaise: () => Promise<unknown>
}) {
  const [proof, setProof] = useState<Proof>('none')
  const raise = useMutation({
    mutationFn: async (prove: (() => Promise<unknown>) | undefined) => {
      await prove?.()
      await onRaise()
    },
    onSuccess: onClose,
    onError: error => {
      const next = error instanceof ApiError ? PROOFS[error.name] : undefined
      if (next) setProof(next)
    },
  })
  // An error that requires a proof shows the field for it instead.
  const error = raise.error instanceof ApiError && PROOFS[raise.error.name] ? null : raise.error
  const cancel = <Button onClick={onClose}>Cancel</Button>
  return (
    <Dialog
      open
      onClose={onClose}
      title="Allow changes"
      description={`You can then make changes as ${person}. Each change is recorded with your name, here and in the account.`}
      footer={
        proof === 'none' && (
          <>
            {cancel}
            <Button variant="primary" pending={raise.isPending} onClick={() => raise.mutate(undefined)}>
              Allow changes
            </Button>
          </>
        )
      }
    >
      {proof === 'none' ? (
        error && (
          <Alert tone="danger" reference={notesOf(error).reference}>
            {messageOf(error)}
          </Alert>
        )
      ) : (
        <div className="flex flex-col gap-4">
          <Form
            schema={proof === 'password' ? zPassword : zPasswordAndCode}
            defaultValues={{ password: '', code: '' }}
            onSubmit={typed => raise.mutate(() => signIn({ username: staff, ...typed }))}
            error={toFormError(error, ['password', 'code'])}
            pending={raise.isPending}
            submitLabel="Allow changes"
            secondary={cancel}
          >
            {fields => (
              <>
                <fields.Password
                  name="password"
                  label={`Your password (${staff})`}
                  autoComplete="current-password"
                  data-autofocus=""
                />
                {proof === 'password-and-code' && <FactorCodeField fields={fields} />}
              </>
            )}
          </Form>
          <Button
            isWide
            icon={<KeyRound className="size-4" />}
            onClick={() =>
              raise.mutate(async () => (await import('#portal/api/session/passkeys.ts')).signInWithPasskey())
            }
          >
            Use a passkey
          </Button>
        </div>
      )}
    </Dialog>
  )
}
