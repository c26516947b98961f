import { createFileRoute, Link, useHydrated, useLocation } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { TRIAL_DAYS } from '#domain/subscription/trial-days.ts'
import { trialByName } from '#domain/subscription/trials.ts'
import { takeDestination } from '#portal/api/session/session-hint.ts'
import { siteName } from '#portal/content/site.ts'
import { safeRedirect } from '#portal/features/login/redirects.ts'
import { StoredLoginError } from '#portal/features/login/stored-login-error.tsx'
import { ThirdPartyButtons } from '#portal/features/login/third-party/third-party-buttons.tsx'
import { useKnownAddress, useSignedIn } from '#portal/features/login/use-post-login-redirect.ts'
import { AuthLayout } from '#portal/features/shell/auth-layout.tsx'
import { SignUpForm } from '#portal/features/signup/sign-up-form.tsx'
import { pageHead } from '#portal/site/page-head.ts'

const title = 'Sign up free'
const description = `Open a Gatepost account and try it for ${TRIAL_DAYS} days. No card needed.`
const OWN_TRIALS = '/account/subscriptions?dialog=trials'

export const Route = createFileRoute('/signup')({
  staticData: { page: { prerender: true, budget: 'form' } },
  // A person with an invitation does not get their own account.
  validateSearch: (search: Record<string, unknown>): { invited?: boolean; trial?: string } => ({
    invited: search.invited === true || undefined,
    trial: trialSearch(search.trial),
  }),
  head: () => pageHead({ title: `${title} · ${siteName}`, description, path: '/signup' }),
  component: SignUp,
})

/** What may be the name of a trial. The list of trials is no part of every page's first load, as this is. */
function trialSearch(name: unknown): string | undefined {
  return typeof name === 'string' && /^\w{1,60}$/.test(name) ? name : undefined
}

function SignUp() {
  const search = Route.useSearch()
  // The prerendered page is that of an address without a search, and React starts from it.
  const { invited = false, trial: name } = useHydrated() ? search : {}
  const address = useKnownAddress()
  const { account } = useLocation({ select: ({ state }) => state })
  const navigate = Route.useNavigate()
  const trial = trialByName(name)
  const [isSent, setSent] = useState(false)
  // Who has an account already wants the trial for that one.
  const wantsTrial = search.trial !== undefined
  useSignedIn(
    useCallback(
      () => void navigate({ href: wantsTrial ? OWN_TRIALS : safeRedirect(takeDestination()) }),
      [navigate, wantsTrial],
    ),
  )
  const [heading, lead] = invited
    ? [`Join ${account ?? 'your team'}`, 'Use the email your invitation was sent to.']
    : [title, `Try it for ${TRIAL_DAYS} days. No card needed.`]
  return (
    <AuthLayout
      title={isSent ? 'Check your email' : heading}
      lead={isSent ? undefined : lead}
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
      <SignUpForm
        key={address}
        address={address}
        trial={invited ? undefined : trial}
        onSent={setSent}
        onTrial={chosen => void navigate({ search: { trial: trialSearch(chosen.name) }, replace: true })}
      />
      {!isSent && <ThirdPartyButtons kind="signup" isInvited={invited} trialPlanId={trial.planId} />}
    </AuthLayout>
  )
}
