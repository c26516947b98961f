import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { zConfirmEmailBody } from '#generated/identity/zod.ts'
import { toFormError } from '#portal/api/errors.ts'
import { Button } from '#portal/ui/button.tsx'
import { Form } from '#portal/ui/form/form.tsx'

/** Proof that a sign-up is the person's own: its password, or a new one. */
export type Proof = { password?: string; new_password?: string }

const { password, new_password } = zConfirmEmailBody.shape
// Each is optional on the wire, and the only field of its form.
const known = z.object({ password: z.nonoptional(password) })
const chosen = z.object({ new_password: z.nonoptional(new_password) })

/** For a browser that did not sign up, since anyone could have signed up with this address. */
export function ProofForm({
  pending,
  failure,
  onProof,
}: {
  pending: boolean
  failure: unknown
  onProof: (proof: Proof) => void
}) {
  const [isUnknown, setUnknown] = useState(false)
  const [hasTried, setTried] = useState(false)
  // A required password is why the form is shown, so it is not an error.
  const field = isUnknown ? 'new_password' : 'password'
  const error = useMemo(() => (hasTried ? toFormError(failure, [field]) : null), [hasTried, failure, field])
  const send = (proof: Proof) => {
    setTried(true)
    onProof(proof)
  }
  const other = (
    <Button
      variant="ghost"
      onClick={() => {
        setTried(false)
        setUnknown(!isUnknown)
      }}
    >
      {isUnknown ? 'I know it after all' : "I don't know it"}
    </Button>
  )
  if (isUnknown)
    return (
      <div className="flex flex-col gap-5">
        <p className="text-muted">
          Then choose your own. The password of the sign-up stops working, and whoever used it is logged out.
        </p>
        <Form
          key="chosen"
          schema={chosen}
          defaultValues={{ new_password: '' }}
          onSubmit={send}
          error={error}
          pending={pending}
          submitLabel="Set password and confirm"
          secondary={other}
        >
          {fields => (
            <fields.Password
              name="new_password"
              label="New password"
              hint="A few words are easy to remember and hard to guess."
              autoComplete="new-password"
            />
          )}
        </Form>
      </div>
    )
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">
        This is not the browser that signed up. Enter the password of that sign-up, so that no one else can
        open an account with your address.
      </p>
      <Form
        key="known"
        schema={known}
        defaultValues={{ password: '' }}
        onSubmit={send}
        error={error}
        pending={pending}
        submitLabel="Confirm"
        secondary={other}
      >
        {fields => <fields.Password name="password" label="Password" autoComplete="current-password" />}
      </Form>
    </div>
  )
}
