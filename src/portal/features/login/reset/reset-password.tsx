import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { completePasswordReset } from '#generated/identity/operations/completePasswordReset.ts'
import { call } from '#portal/api/call.ts'
import { ApiError, toFormError } from '#portal/api/errors/errors.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Form } from '#portal/ui/form/form.tsx'
import { NewPasswordFields } from '../password/new-password-fields.tsx'

const loadSchema = async () => (await import('../password/password-schemas.ts')).zResetForm

/** Sets a new password with the token of the mailed link. */
export function ResetPassword({
  token,
  username,
  toLogin,
  otherwise,
}: {
  token: string
  username: string
  toLogin: ReactNode
  /** How to go on with a link that isn’t valid. */
  otherwise: ReactNode
}) {
  const complete = useMutation({
    mutationFn: (password: string) => call(completePasswordReset, { body: { token, username, password } }),
  })
  if (complete.isSuccess)
    return (
      <div className="flex flex-col gap-5">
        <Alert tone="success" title="Password changed">
          You’re logged out everywhere. Log in with your new password.
        </Alert>
        {toLogin}
      </div>
    )
  const isLink = complete.error instanceof ApiError && complete.error.name === 'password-reset-link-invalid'
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">
        For <strong className="font-medium break-all text-ink">{username}</strong>
      </p>
      <Form
        schema={loadSchema}
        defaultValues={{ password: '', repeated: '' }}
        onSubmit={({ password }) => complete.mutate(password)}
        error={toFormError(complete.error, ['password'])}
        pending={complete.isPending}
        submitLabel="Set new password"
        isWide
      >
        {fields => (
          <>
            <input type="text" autoComplete="username" value={username} readOnly hidden />
            <NewPasswordFields fields={fields} name="password" username={username} />
          </>
        )}
      </Form>
      {isLink && otherwise}
    </div>
  )
}
