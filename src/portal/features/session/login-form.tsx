import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toFormError } from '#portal/api/errors.ts'
import type { Session } from '#portal/api/session.ts'
import { Form } from '#portal/ui/form/form.tsx'

// What checks the form and what sends it come with the first key; the form itself shows at once.
const loadCalls = () => import('#portal/api/session.ts')
async function loadSchema() {
  void loadCalls()
  return (await import('#generated/identity/zod.ts')).zLogInBody
}

type Credentials = Parameters<Awaited<ReturnType<typeof loadCalls>>['signIn']>[0]

/** Logs in. `onSignedIn` runs when the session is in place, so that the next page finds it. */
export function LoginForm({ onSignedIn }: { onSignedIn: (session: Session) => void | Promise<void> }) {
  const client = useQueryClient()
  const login = useMutation({
    mutationFn: async (body: Credentials) => (await loadCalls()).signIn(body),
    onSuccess: async session => {
      const { sessionQuery } = await loadCalls()
      // Whatever was read before belongs to somebody else, or to nobody.
      client.clear()
      client.setQueryData(sessionQuery.queryKey, session)
      await onSignedIn(session)
    },
  })
  return (
    <Form
      schema={loadSchema}
      defaultValues={{ username: '', password: '', code: '' }}
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
