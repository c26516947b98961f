import { createFileRoute, Link, useHydrated } from '@tanstack/react-router'
import { ApiProvider } from '#portal/api/provider.tsx'
import { siteName } from '#portal/content/site.ts'
import { ResetPassword } from '#portal/features/login/reset/reset-password.tsx'
import { AuthLayout } from '#portal/features/shell/auth-layout.tsx'
import { useMailedLink, wholeToken } from '#portal/kit/mailed-link.tsx'
import { DamagedLink } from '#portal/shared/link-codes/damaged-link.tsx'
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
  const link = useMailedLink(readReset)
  const toForgotten = (
    <Link to="/forgot-password" className={buttonClass({ size: 'lg' })}>
      Request a new link
    </Link>
  )
  if (!link) return <DamagedLink>{toForgotten}</DamagedLink>
  const toLogin = (
    <Link to="/login" className={buttonClass({ variant: 'primary', size: 'lg' })}>
      Log In
    </Link>
  )
  const damaged = (
    <DamagedLink lead="If you have a newer email, or the link was damaged on its way, enter the code from the email.">
      {toForgotten}
    </DamagedLink>
  )
  return <ResetPassword key={link.token} {...link} toLogin={toLogin} otherwise={damaged} />
}

function readReset({ hash }: Pick<Location, 'hash'>) {
  const token = wholeToken(hash)
  const username = new URLSearchParams(hash.slice(1)).get('username')
  return token && username ? { token, username } : undefined
}
