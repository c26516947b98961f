import { createFileRoute, Link } from '@tanstack/react-router'
import { ApiProvider } from '#portal/api/provider.tsx'
import { siteName } from '#portal/content/site.ts'
import { SsoForm } from '#portal/features/login/single-sign-on/sso-form.tsx'
import { AuthLayout } from '#portal/features/shell/auth-layout.tsx'
import { pageHead } from '#portal/site/page-head.ts'

const title = 'Log in with single sign-on'

export const Route = createFileRoute('/login_/sso')({
  staticData: { page: { prerender: true } },
  head: () =>
    pageHead({
      title: `${title} · ${siteName}`,
      description: 'Log in to Gatepost through your organization’s identity provider.',
      path: '/login/sso',
    }),
  component: SingleSignOn,
})

function SingleSignOn() {
  return (
    <ApiProvider>
      <AuthLayout
        title={title}
        home={logo => <Link to="/">{logo}</Link>}
        below={
          <Link to="/login" className="font-medium text-accent underline underline-offset-4">
            Log in another way
          </Link>
        }
      >
        <SsoForm />
      </AuthLayout>
    </ApiProvider>
  )
}
