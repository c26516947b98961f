import { createFileRoute, Link, useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ApiProvider } from '#portal/api/provider.tsx'
import { siteName } from '#portal/content/site.ts'
import { ResetPassword } from '#portal/features/profile/reset-password.tsx'
import { AuthLayout } from '#portal/features/shell/auth-layout.tsx'
import { buttonClass } from '#portal/ui/classes.ts'

export const Route = createFileRoute('/reset-password')({
  staticData: { page: { prerender: true } },
  head: () => ({
    meta: [
      { title: `Choose a new password · ${siteName}` },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: Reset,
})

function Reset() {
  const isHydrated = useHydrated()
  return (
    <ApiProvider>
      <AuthLayout title="Choose a new password" home={logo => <Link to="/">{logo}</Link>}>
        {isHydrated && <Content />}
      </AuthLayout>
    </ApiProvider>
  )
}

function Content() {
  const [link] = useState(() => new URLSearchParams(location.hash.slice(1)))
  // The token leaves the address bar and the history as soon as it is read.
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname)
  }, [])
  const token = link.get('token')
  const username = link.get('username')
  const toForgotten = (
    <Link to="/forgot-password" className={buttonClass({ size: 'lg' })}>
      Request a new link
    </Link>
  )
  if (!token || !username)
    return (
      <div className="flex flex-col gap-5">
        <p className="text-muted">Open the link in the email we sent you, or request another one.</p>
        {toForgotten}
      </div>
    )
  const toLogin = (
    <Link to="/login" className={buttonClass({ variant: 'primary', size: 'lg' })}>
      Log In
    </Link>
  )
  return <ResetPassword token={token} username={username} toLogin={toLogin} toForgotten={toForgotten} />
}
