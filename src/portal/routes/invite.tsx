import { createFileRoute, Link, useHydrated, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ApiProvider } from '#portal/api/provider.tsx'
import { siteName } from '#portal/content/site.ts'
import { Invitation, type InvitationLinks } from '#portal/features/invitation/invitation.tsx'
import { AuthLayout } from '#portal/features/shell/auth-layout.tsx'
import { buttonClass } from '#portal/ui/button-class.ts'

const title = 'You are invited'

export const Route = createFileRoute('/invite')({
  staticData: { page: { prerender: true } },
  head: () => ({ meta: [{ title: `${title} · ${siteName}` }, { name: 'robots', content: 'noindex' }] }),
  component: Invite,
})

function Invite() {
  const isHydrated = useHydrated()
  return (
    <ApiProvider>
      <AuthLayout title={title} home={logo => <Link to="/">{logo}</Link>}>
        {isHydrated && <Content />}
      </AuthLayout>
    </ApiProvider>
  )
}

function look(isPrimary: boolean) {
  return buttonClass({ variant: isPrimary ? 'primary' : 'secondary', size: 'lg' })
}

const links: InvitationLinks = {
  logIn: (label, isPrimary) => (
    <Link to="/login" search={{ redirect: '/invite' }} className={look(isPrimary)}>
      {label}
    </Link>
  ),
  signUp: (label, isPrimary) => (
    <Link to="/signup" search={{ invited: true }} className={look(isPrimary)}>
      {label}
    </Link>
  ),
  account: (
    <Link to="/account" className={look(true)}>
      Go to your account
    </Link>
  ),
}

function Content() {
  const router = useRouter()
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token') ?? undefined)
  // The token leaves the address bar and the history as soon as it is read.
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname)
  }, [])
  return (
    <Invitation
      token={token}
      links={links}
      onJoined={async () => {
        await router.invalidate()
        await router.navigate({ to: '/account' })
      }}
    />
  )
}
