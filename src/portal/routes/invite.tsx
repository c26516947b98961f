import { createFileRoute, Link, useHydrated, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiProvider } from '#portal/api/provider.tsx'
import { siteName } from '#portal/content/site.ts'
import { Invitation, type InvitationLinks } from '#portal/features/login/invitation/invitation.tsx'
import { AuthLayout } from '#portal/features/shell/auth-layout.tsx'
import { useMailedLink, wholeToken } from '#portal/kit/mailed-link.tsx'
import { buttonClass } from '#portal/ui/classes.ts'

const title = 'Your invitation'

export const Route = createFileRoute('/invite')({
  staticData: { page: { prerender: true } },
  head: () => ({ meta: [{ title: `${title} · ${siteName}` }, { name: 'robots', content: 'noindex' }] }),
  component: Invite,
})

function Invite() {
  const isHydrated = useHydrated()
  const [account, setAccount] = useState<string>()
  return (
    <ApiProvider>
      <AuthLayout
        title={account === undefined ? title : `Join ${account}`}
        home={logo => <Link to="/">{logo}</Link>}
      >
        {isHydrated && <Content onAccount={setAccount} />}
      </AuthLayout>
    </ApiProvider>
  )
}

const tokenOf = ({ hash }: Pick<Location, 'hash'>) => wholeToken(hash)

function look(isPrimary: boolean) {
  return buttonClass({ variant: isPrimary ? 'primary' : 'secondary', size: 'lg' })
}

const links: InvitationLinks = {
  logIn: (label, { isPrimary, address }) => (
    <Link to="/login" search={{ redirect: '/invite' }} state={{ address }} className={look(isPrimary)}>
      {label}
    </Link>
  ),
  signUp: (label, { isPrimary, address, account }) => (
    <Link to="/signup" search={{ invited: true }} state={{ address, account }} className={look(isPrimary)}>
      {label}
    </Link>
  ),
  account: (
    <Link to="/account" className={look(true)}>
      Go to your account
    </Link>
  ),
}

function Content({ onAccount }: { onAccount: (label: string) => void }) {
  const router = useRouter()
  const token = useMailedLink(tokenOf)
  return (
    <Invitation
      // A link that is opened in this tab later is another invitation.
      key={token}
      token={token}
      links={links}
      onFound={onAccount}
      onJoined={async () => {
        await router.invalidate()
        await router.navigate({ to: '/account' })
      }}
    />
  )
}
