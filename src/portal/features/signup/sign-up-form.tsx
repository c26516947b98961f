import { useMutation } from '@tanstack/react-query'
import { signUp } from '#generated/identity/operations.ts'
import { toFormError } from '#portal/api/errors.ts'
import type { Input } from '#portal/api/types.ts'
import { Form } from '#portal/ui/form/form.tsx'
import { CheckMail } from './check-mail.tsx'

export type SignUpBody = Input<NonNullable<(typeof signUp)['type']>>['body']

// What checks the form and what sends it come with the first key; the form itself shows at once.
const loadCalls = () => import('#portal/api/call.ts')
async function loadSchema() {
  void loadCalls()
  return (await import('#generated/identity/zod.ts')).zSignUpBody
}

/** E-mail address and password, and then the word to look into the mailbox. The rest is asked for later. */
export function SignUpForm({ opensAccount }: { opensAccount: boolean }) {
  const send = useMutation({
    mutationFn: async (body: SignUpBody) => (await loadCalls()).call(signUp, { body }),
  })
  if (send.data && send.variables)
    return (
      <CheckMail
        username={send.data.username}
        resendAvailable={send.data.resend_available}
        pending={send.isPending}
        error={toFormError(send.error, [])}
        // Signing up again with the same details is how the mail is sent again.
        onResend={() => send.mutate(send.variables)}
        onStartOver={() => send.reset()}
      />
    )
  return (
    <Form
      schema={loadSchema}
      defaultValues={{ username: '', password: '', open_account: opensAccount }}
      onSubmit={body => send.mutate(body)}
      error={toFormError(send.error, ['username', 'password'])}
      pending={send.isPending}
      submitLabel="Sign Up Free"
      isWide
    >
      {fields => (
        <>
          <fields.Text
            name="username"
            type="email"
            label="Work e-mail"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <fields.Password
            name="password"
            label="Password"
            hint="A few words are easy to remember and hard to guess."
            autoComplete="new-password"
          />
        </>
      )}
    </Form>
  )
}
