import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { zFactorCode, zLogInBody } from '#generated/identity/zod.ts'
import { ApiError, messageOf, notesOf } from '#portal/api/errors/errors.ts'
import { signIn } from '#portal/api/session/session.ts'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { FactorCodeField } from '#portal/ui/form/factor-code-field.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'

const zPassword = z.pick(zLogInBody, { password: true, code: true })
/** The same, once it is known that a code is required. */
const zPasswordAndCode = z.extend(zPassword, { code: zFactorCode })

/** What the member of staff has to provide before the access is raised. */
type Proof = 'none' | 'password' | 'password-and-code'
/** What a rejection requires. */
const PROOFS: Record<string, Proof> = {
  'recent-login-required': 'password',
  'code-required': 'password-and-code',
}

const proofFor = (error: unknown) => (error instanceof ApiError ? PROOFS[error.name] : undefined)

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
  async function tryRaising(prove?: () => Promise<unknown>) {
    try {
      await prove?.()
      await onRaise()
      onClose()
    } catch (error) {
      const next = proofFor(error)
      if (next) setProof(next)
      throw error
    }
  }
  const raise = useMutation({ mutationFn: tryRaising })
  // An error that requires a proof shows the field for it instead.
  const failure = raise.error && proofFor(raise.error) === undefined && (
    <Alert tone="danger" reference={notesOf(raise.error).reference}>
      {messageOf(raise.error)}
    </Alert>
  )
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
        failure
      ) : (
        <div className="flex flex-col gap-4">
          {failure}
          <OperationForm
            form={{
              operation: logIn,
              send: ({ body }) => tryRaising(() => signIn(body)),
              schema: proof === 'password' ? zPassword : zPasswordAndCode,
              defaultValues: { password: '', code: '' },
              toBody: typed => ({ username: staff, ...typed }),
              isShownElsewhere: error => proofFor(error) !== undefined,
            }}
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
          </OperationForm>
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
