import { createFileRoute, Link } from '@tanstack/react-router'
import { ApiProvider } from '#portal/api/provider.tsx'
import { siteName } from '#portal/content/site.ts'
import { ForgotPassword } from '#portal/features/login/reset/forgot-password.tsx'
import { AuthLayout } from '#portal/features/shell/auth-layout.tsx'

export const Route = createFileRoute('/forgot-password')({
  staticData: { page: { prerender: true } },
  head: () => ({
    meta: [{ title: `Forgot your password? · ${siteName}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: () => (
    <ApiProvider>
      <AuthLayout
        title="Forgot your password?"
        lead="We’ll send you a link to choose a new one."
        home={logo => <Link to="/">{logo}</Link>}
        below={
          <>
            Remember your password?{' '}
            <Link to="/login" className="font-medium text-accent underline underline-offset-4">
              Log In
            </Link>
          </>
        }
      >
        <ForgotPassword />
      </AuthLayout>
    </ApiProvider>
  ),
})
