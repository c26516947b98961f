import { createFileRoute, Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import { takeDestination } from '#portal/api/session-hint.ts'
import { usTrial } from '#portal/content/pricing/us-plans.ts'
import { siteName } from '#portal/content/site.ts'
import { safeRedirect } from '#portal/features/session/redirects.ts'
import { StoredLoginError } from '#portal/features/session/stored-login-error.tsx'
import { ThirdPartyButtons } from '#portal/features/session/third-party-buttons.tsx'
import { useSignedIn } from '#portal/features/session/use-lead-on.ts'
import { AuthLayout } from '#portal/features/shell/auth-layout.tsx'
import { SignUpForm } from '#portal/features/signup/sign-up-form.tsx'
import { pageHead } from '#portal/site/page-head.ts'

const title = 'Sign up free'
const description = `Open a Gatepost account and try it for ${usTrial.days} days. No card needed.`

export const Route = createFileRoute('/signup')({
  staticData: { page: { prerender: true, budget: 'form' } },
  // A person with an invitation does not get their own account.
  validateSearch: (search: Record<string, unknown>): { invited?: boolean } => ({
    invited: search.invited === true || undefined,
  }),
  head: () =>
    pageHead({
      title: `${title} · ${siteName}`,
      description,
      path: '/signup',
      jsonLd: { '@type': 'WebPage', name: title },
    }),
  component: SignUp,
})

function SignUp() {
  const { invited = false } = Route.useSearch()
  const navigate = Route.useNavigate()
  useSignedIn(useCallback(() => void navigate({ href: safeRedirect(takeDestination()) }), [navigate]))
  return (
    <AuthLayout
      title="Sign up free"
      lead={
        invited
          ? 'With the address that the invitation went to.'
          : `${usTrial.days} days to try it. No card needed.`
      }
      home={logo => <Link to="/">{logo}</Link>}
      below={
        <>
          Have an account?{' '}
          <Link to="/login" className="font-medium text-accent underline underline-offset-4">
            Log In
          </Link>
        </>
      }
    >
      <StoredLoginError />
      <SignUpForm opensAccount={!invited} />
      <ThirdPartyButtons kind="signup" isInvited={invited} />
    </AuthLayout>
  )
}
