import { createFileRoute, Link } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { LoginForm, SessionEnded } from '#portal/features/login/password/login-form.tsx'
import { safeRedirect } from '#portal/features/login/redirects.ts'
import { StoredLoginError } from '#portal/features/login/stored-login-error.tsx'
import { ThirdPartyButtons } from '#portal/features/login/third-party/third-party-buttons.tsx'
import { useKnownAddress, usePostLoginRedirect } from '#portal/features/login/use-post-login-redirect.ts'
import { AuthLayout } from '#portal/features/shell/auth-layout.tsx'
import { pageHead } from '#portal/site/page-head.ts'

const title = 'Log in'
const description = 'Log in to your Gatepost account: API keys, team, billing and subscriptions.'

export const Route = createFileRoute('/login')({
  staticData: { page: { prerender: true, budget: 'form' } },
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => {
    const redirect = safeRedirect(search.redirect)
    // Undefined rather than missing: the router merges this over the address's own values.
    return { redirect: redirect === '/account' ? undefined : redirect }
  },
  head: () =>
    pageHead({
      title: `${title} · ${siteName}`,
      description,
      path: '/login',
    }),
  component: Login,
})

function Login() {
  const address = useKnownAddress()
  const onSignedIn = usePostLoginRedirect(Route.useSearch().redirect)
  return (
    <AuthLayout
      title={title}
      home={logo => <Link to="/">{logo}</Link>}
      below={
        <>
          New to Gatepost?{' '}
          <Link to="/signup" className="font-medium text-accent underline underline-offset-4">
            Sign Up Free
          </Link>
          <br />
          <Link to="/forgot-password" className="underline underline-offset-4">
            Forgot your password?
          </Link>
        </>
      }
    >
      <SessionEnded />
      <StoredLoginError />
      <LoginForm key={address} address={address} onSignedIn={onSignedIn} />
      <ThirdPartyButtons kind="login" />
      <p className="mt-5 text-center">
        <Link to="/login/sso" className="font-medium text-accent underline underline-offset-4">
          Use single sign-on
        </Link>
      </p>
    </AuthLayout>
  )
}
