import { createFileRoute, Link, notFound, useHydrated, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type CallbackKind, callbackKinds, callbackPurposes } from '#domain/identity/callbacks.ts'
import { ApiProvider } from '#portal/api/provider.tsx'
import { takeDestination } from '#portal/api/session/session-hint.ts'
import { siteName } from '#portal/content/site.ts'
import { Callback, type CallbackWays } from '#portal/features/login/callback/callback.tsx'
import { safeRedirect } from '#portal/features/login/redirects.ts'
import { AuthLayout } from '#portal/features/shell/auth-layout.tsx'
import { PortalSkeleton } from '#portal/features/shell/portal-skeleton.tsx'
import { buttonClass } from '#portal/ui/classes.ts'

// Next to the account and not below it: a person who returns from a login is not logged in yet.
export const Route = createFileRoute('/account_/callback/$kind')({
  staticData: { page: { needs: [], samples: { at: ['/account/callback/login', '/account/callback/sso'] } } },
  beforeLoad: ({ params }) => {
    if (!isKind(params.kind)) throw notFound()
  },
  head: ({ params: { kind } }) => ({
    meta: [
      { title: `Logging in ${isKind(kind) ? callbackPurposes[kind] : ''} · ${siteName}` },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: Returned,
})

function isKind(kind: string): kind is CallbackKind {
  return (callbackKinds as readonly string[]).includes(kind)
}

function Returned() {
  const { kind } = Route.useParams()
  const router = useRouter()
  const isHydrated = useHydrated()
  const ways = useMemo<CallbackWays>(
    () => ({
      // A new document: nothing remains of the page that received the code.
      onSignedIn: async ({ accountId }) => {
        const remembered = takeDestination()
        const destination = safeRedirect(remembered)
        // An invited person has no account until they accept the invitation.
        if (accountId === null && destination !== '/invite') location.replace('/confirm-email')
        else {
          if (kind === 'signup' && accountId !== null) {
            const { recordNewAccount } = await import('#portal/features/welcome/send-record.ts')
            await recordNewAccount()
          }
          location.replace(destination)
        }
      },
      // In a window of its own, the page that opened it shows the outcome.
      onRehearsed: () => {
        window.close()
        location.replace('/account/single-sign-on#rehearsal')
      },
      onLinked: () => location.replace('/account/profile/security'),
      onFailed: page => router.navigate({ to: page, replace: true }),
      startAgain: page => (
        <Link to={page} className={buttonClass({ variant: 'primary', size: 'lg' })}>
          {page === '/account/profile/security' ? 'Back to your profile' : 'Start again'}
        </Link>
      ),
    }),
    [router, kind],
  )
  // React first hydrates what the shell shows, which is the frame of an account page.
  if (!isHydrated) return <PortalSkeleton />
  return (
    <ApiProvider>
      <AuthLayout title="Logging in" home={logo => <Link to="/">{logo}</Link>}>
        {isKind(kind) && <Callback kind={kind} ways={ways} />}
      </AuthLayout>
    </ApiProvider>
  )
}
