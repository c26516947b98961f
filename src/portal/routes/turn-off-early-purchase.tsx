import { createFileRoute, Link, useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { siteName } from '#portal/content/site.ts'
import { TurnOffEarlyPurchase } from '#portal/features/mailed-links/turn-off-early-purchase.tsx'
import { AuthLayout } from '#portal/features/shell/auth-layout.tsx'
import { useMailedLink } from '#portal/kit/mailed-link.tsx'
import { DamagedLink } from '#portal/shared/link-codes/damaged-link.tsx'

// The domain has its path as `EARLY_PURCHASE_OFF_PATH`, for the emails that lead here.
export const Route = createFileRoute('/turn-off-early-purchase')({
  staticData: { page: { prerender: true } },
  head: () => ({
    meta: [{ title: `Turn off early purchase · ${siteName}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: () => (useHydrated() ? <Content /> : frame('Turn off early purchase', null)),
})

function frame(title: string, content: ReactNode) {
  return (
    <AuthLayout
      title={title}
      home={logo => <Link to="/">{logo}</Link>}
      below={
        <Link to="/account/subscriptions" className="text-accent hover:underline">
          See your subscriptions
        </Link>
      }
    >
      {content}
    </AuthLayout>
  )
}

function Content() {
  const token = useMailedLink(tokenOf)
  if (token) return <TurnOffEarlyPurchase key={token} {...{ token, frame }} />
  return frame(
    'Turn off early purchase',
    <DamagedLink lead="Enter the code from our email about lookups running out, or log in to turn it off." />,
  )
}

const tokenOf = ({ hash }: Pick<Location, 'hash'>) =>
  new URLSearchParams(hash.slice(1)).get('token') || undefined
