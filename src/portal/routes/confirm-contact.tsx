import { createFileRoute, Link, useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { siteName } from '#portal/content/site.ts'
import { ConfirmContact, readContactLink } from '#portal/features/mailed-links/confirm-contact.tsx'
import { AuthLayout } from '#portal/features/shell/auth-layout.tsx'
import { useMailedLink } from '#portal/kit/mailed-link.tsx'
import { DamagedLink } from '#portal/shared/link-codes/damaged-link.tsx'

const title = 'Confirm your email address'

export const Route = createFileRoute('/confirm-contact')({
  staticData: { page: { prerender: true } },
  head: () => ({
    meta: [
      { title: `${title} · ${siteName}` },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: () => (useHydrated() ? <Content /> : frame(title, null)),
})

function frame(heading: string, content: ReactNode) {
  return (
    <AuthLayout title={heading} home={logo => <Link to="/">{logo}</Link>}>
      {content}
    </AuthLayout>
  )
}

function Content() {
  const link = useMailedLink(readContactLink)
  if (link) return <ConfirmContact key={link.token} {...{ link, frame }} />
  return frame(
    title,
    <DamagedLink>
      <p className="text-muted">No email with a code? Ask the person who added you to send another one.</p>
    </DamagedLink>,
  )
}
