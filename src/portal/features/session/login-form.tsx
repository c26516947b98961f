import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toFormError } from '#portal/api/errors.ts'
import { type Session, sessionQuery, signIn } from '#portal/api/session.ts'
import { Form } from '#portal/ui/form/form.tsx'

/** Logs in. `onSignedIn` runs when the session is in place, so that the next page finds it. */
export function LoginForm({ onSignedIn }: { onSignedIn: (session: Session) => void | Promise<void> }) {
  const client = useQueryClient()
  const login = useMutation({
    mutationFn: signIn,
    onSuccess: async session => {
      // Whatever was read before belongs to somebody else, or to nobody.
      client.clear()
      client.setQueryData(sessionQuery.queryKey, session)
      await onSignedIn(session)
    },
  })
  return (
    <Form
      // The form shows at once; what checks it comes with the first key.
      schema={async () => (await import('#generated/identity/zod.ts')).zLogInBody}
      defaultValues={{ username: '', password: '' }}
      onSubmit={body => login.mutate(body)}
      error={toFormError(login.error, ['username', 'password'])}
      pending={login.isPending}
      submitLabel="Log In"
      isWide
    >
      {fields => (
        <>
          <fields.Text
            name="username"
            type="email"
            label="E-mail address"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <fields.Password name="password" label="Password" autoComplete="current-password" />
        </>
      )}
    </Form>
  )
}
