import { createFileRoute, Link } from '@tanstack/react-router'
import { AuthLayout } from '#portal/features/shell/auth-layout.tsx'
import { Form } from '#portal/ui/form/form.tsx'
export const Route = createFileRoute('/account/gallery-auth')({
  component: () => (
    <AuthLayout
      home={l => <Link to="/">{l}</Link>}
      title="Log in"
      lead="Welcome back."
      below={
        <>
          New here?{' '}
          <a className="font-medium text-accent" href="/signup">
            Sign up free
          </a>
        </>
      }
    >
      <Form
        isWide
        schema={() => import('#portal/content/tmp-schema.ts').then(m => m.s)}
        defaultValues={{ username: '', password: '' }}
        onSubmit={() => {}}
        error={null}
        pending={false}
        submitLabel="Log in"
      >
        {f => (
          <>
            <f.Text name="username" label="E-mail" />
            <f.Password name="password" label="Password" />
          </>
        )}
      </Form>
    </AuthLayout>
  ),
})
