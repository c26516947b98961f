import { useMutation } from '@tanstack/react-query'
import { toFormError } from '#portal/api/errors/errors.ts'
import { preload } from '#portal/missing-file.ts'
import { Form } from '#portal/ui/form/form.tsx'

// Validation and submission load with the first key; the form itself shows at once.
const loadCalls = () => import('#portal/api/session/redirect-login.ts')
async function loadSchema() {
  preload(loadCalls)
  return (await import('./sso-schema.ts')).zSsoForm
}

/** Asks for the organization and redirects to its login. */
export function SsoForm() {
  const start = useMutation({
    mutationFn: async ({ organization }: { organization: string }) => {
      const { organizationOf, startSso } = await loadCalls()
      await startSso(await organizationOf(organization))
    },
  })
  return (
    <Form
      schema={loadSchema}
      defaultValues={{ organization: '' }}
      onSubmit={values => start.mutate(values)}
      error={toFormError(start.error, ['organization'])}
      // Once the organization is found, the browser is being redirected.
      pending={start.isPending || start.isSuccess}
      submitLabel="Continue"
      isWide
    >
      {fields => (
        <fields.Text
          name="organization"
          label="Work email or organization"
          hint="Your organization’s name is part of its login address, for example northwind."
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Form>
  )
}
