import { createFileRoute, Link, useHydrated } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ApiProvider } from '#portal/api/provider.tsx'
import { siteName } from '#portal/content/site.ts'
import { AuthLayout } from '#portal/features/shell/auth-layout.tsx'
import { AwaitConfirmation, ConfirmEmail } from '#portal/features/signup/confirm-email.tsx'
import { NextStep } from '#portal/features/signup/next-step.tsx'
import { buttonClass } from '#portal/ui/button-class.ts'
import { Skeleton } from '#portal/ui/skeleton.tsx'

// Few people need it, and its form is larger than the page.
const OpenAccount = lazy(() => import('#portal/features/signup/open-account.tsx'))

export const Route = createFileRoute('/confirm-email')({
  staticData: { page: { prerender: true } },
  validateSearch: (search: Record<string, unknown>): { user_id?: string } =>
    typeof search.user_id === 'string' ? { user_id: search.user_id } : {},
  head: () => ({
    meta: [{ title: `Confirm your e-mail address · ${siteName}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: Confirm,
})

function Confirm() {
  const { user_id: userId } = Route.useSearch()
  const isHydrated = useHydrated()
  return (
    <ApiProvider>
      <AuthLayout title="Confirm your e-mail address" home={logo => <Link to="/">{logo}</Link>}>
        {isHydrated && <Content userId={userId} />}
      </AuthLayout>
    </ApiProvider>
  )
}

function Content({ userId }: { userId: string | undefined }) {
  const navigate = Route.useNavigate()
  const [link] = useState(() => ({ userId, token: new URLSearchParams(location.hash.slice(1)).get('token') }))
  // The token leaves the address bar and the history as soon as it is read.
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname)
  }, [])
  if (link.userId && link.token)
    return <ConfirmEmail userId={link.userId} token={link.token} next={to => <NextStep {...to} />} />
  return (
    <AwaitConfirmation
      withoutAccount={username => (
        <div className="flex flex-col gap-5">
          <p className="text-muted">
            {username} is confirmed, and belongs to no account yet. Open one, which starts with a free trial,
            or join one by its invitation.
          </p>
          <Suspense fallback={<Skeleton className="h-24 w-full" />}>
            <OpenAccount onOpened={() => navigate({ to: '/account' })} />
          </Suspense>
          <Link to="/invite" className={buttonClass({ size: 'lg' })}>
            See your invitation
          </Link>
        </div>
      )}
      otherwise={
        <div className="flex flex-col gap-5">
          <p className="text-muted">
            Open the link in the mail that we sent you, or log in to get another one.
          </p>
          <NextStep isSignedIn={false} isNew={false} hasAccount />
        </div>
      }
    />
  )
}
