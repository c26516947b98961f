import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { ApiProvider } from '#portal/api/provider.tsx'
import { siteName } from '#portal/content/site.ts'
import { ActForm } from '#portal/features/acting/act-form.tsx'
import { StaffOnly } from '#portal/features/acting/staff-only.tsx'
import { AuthLayout } from '#portal/features/shell/auth-layout.tsx'

export const Route = createFileRoute('/admin/act')({
  staticData: { page: { samples: { person: { roles: ['internal-admin'] } } } },
  beforeLoad: async ({ location }) => {
    const { openSession } = await import('#portal/api/guard.ts')
    const session = await openSession()
    if (!session) throw redirect({ to: '/login', search: { redirect: location.href } })
    // The banner there shows whom, and can stop it.
    if (session.acting) throw redirect({ to: '/account' })
  },
  head: () => ({ meta: [{ title: `Act as a customer · ${siteName}` }] }),
  component: Act,
})

function Act() {
  const navigate = Route.useNavigate()
  return (
    <ApiProvider>
      <AuthLayout
        title="Act as a customer"
        home={logo => <Link to="/">{logo}</Link>}
        below={
          <Link to="/account" className="font-medium text-accent underline underline-offset-4">
            Back to your account
          </Link>
        }
      >
        <StaffOnly>
          <ActForm
            onStarted={({ accountId }) =>
              void navigate({ to: '/account', search: { account_id: accountId ?? undefined } })
            }
          />
        </StaffOnly>
      </AuthLayout>
    </ApiProvider>
  )
}
