import { createFileRoute, Link, useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { siteName } from '#portal/content/site.ts'
import { Unsubscribe } from '#portal/features/mailed-links/unsubscribe.tsx'
import { AuthLayout } from '#portal/features/shell/auth-layout.tsx'
import { useMailedLink } from '#portal/kit/mailed-link.tsx'
import { DamagedLink } from '#portal/shared/link-codes/damaged-link.tsx'

export const Route = createFileRoute('/unsubscribe')({
  staticData: { page: { prerender: true } },
  head: () => ({
    meta: [{ title: `Unsubscribe · ${siteName}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: () => (useHydrated() ? <Content /> : frame('Unsubscribe', null)),
})

function frame(title: string, content: ReactNode) {
  return (
    <AuthLayout
      title={title}
      home={logo => <Link to="/">{logo}</Link>}
      below={
        <Link to="/account/profile/notifications" className="text-accent hover:underline">
          Choose all your notices
        </Link>
      }
    >
      {content}
    </AuthLayout>
  )
}

function Content() {
  const token = useMailedLink(tokenOf)
  if (token) return <Unsubscribe key={token} {...{ token, frame }} />
  return frame(
    'Unsubscribe',
    <DamagedLink lead="To unsubscribe, enter the code at the end of a notice. You can also use the unsubscribe button of your email program." />,
  )
}

const tokenOf = ({ hash }: Pick<Location, 'hash'>) =>
  new URLSearchParams(hash.slice(1)).get('unsubscribe') || undefined
