import { useMutation } from '@tanstack/react-query'
import { countOf } from '#domain/text/amounts.ts'
import { requestPasswordReset } from '#generated/identity/operations/requestPasswordReset.ts'
import { toFormError } from '#portal/api/errors/errors.ts'
import { preload } from '#portal/missing-file.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { useCountdown } from '#portal/ui/feedback/use-countdown.ts'
import { Form } from '#portal/ui/form/form.tsx'

// Validation and submission load with the first key; the form itself shows at once.
const loadCalls = () => import('#portal/api/call.ts')
async function loadSchema() {
  preload(loadCalls)
  return (await import('#generated/identity/zod.ts')).zRequestPasswordResetBody
}

/** Requests the link for a new password. The response is the same for everyone. */
export function ForgotPassword() {
  const ask = useMutation({
    mutationFn: async (username: string) =>
      (await loadCalls()).call(requestPasswordReset, { body: { username } }),
  })
  const seconds = useCountdown(ask.data && Date.parse(ask.data.resend_available))
  const error = toFormError(ask.error, ['username'])
  if (ask.data) {
    const { username } = ask.data
    return (
      <div className="flex flex-col gap-5">
        <div role="status" className="flex flex-col gap-1.5">
          <p className="text-base font-semibold">Check your email</p>
          <p className="text-muted">
            If <strong className="font-medium break-all text-ink">{username}</strong> has an account, an email
            is on its way. The link works once, for 30 minutes.
          </p>
        </div>
        {error && <Alert tone="danger">{error.message}</Alert>}
        <div className="flex flex-wrap gap-2">
          <Button
            pending={ask.isPending}
            disabledReason={
              seconds > 0 ? `You can send another email in ${countOf(seconds, 'second')}.` : undefined
            }
            onClick={() => ask.mutate(username)}
          >
            {seconds > 0 ? `Send again in ${seconds} s` : 'Send again'}
          </Button>
          <Button variant="ghost" onClick={() => ask.reset()}>
            Use another address
          </Button>
        </div>
      </div>
    )
  }
  return (
    <Form
      schema={loadSchema}
      defaultValues={{ username: '' }}
      onSubmit={body => ask.mutate(body.username)}
      error={error}
      pending={ask.isPending}
      submitLabel="Send the link"
      isWide
    >
      {fields => (
        <fields.Text
          name="username"
          type="email"
          label="Email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Form>
  )
}
