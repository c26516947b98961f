import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { siteName } from '#portal/content/site.ts'
import { ChooseAccount } from '#portal/features/accounts/account-chooser.tsx'
import { licensesQuery } from '#portal/features/overview/allowance-card.tsx'
import { keyCountsQuery, Overview } from '#portal/features/overview/overview.tsx'
import { buttonClass } from '#portal/ui/button-class.ts'

export const Route = createFileRoute('/account/')({
  staticData: {
    page: {
      nav: { label: 'Overview', order: 0 },
      samples: { person: { keys: 3, subscriptions: [{ planId: 3101, startedDaysAgo: 3, remaining: 870 }] } },
    },
  },
  loader: () => {
    void queryClient.prefetchQuery(keyCountsQuery)
    void queryClient.prefetchQuery(licensesQuery)
  },
  head: () => ({ meta: [{ title: `Overview · ${siteName}` }] }),
  component: Index,
})

function Index() {
  const { account_id } = Route.useSearch()
  const navigate = Route.useNavigate()
  const router = useRouter()
  return (
    <ChooseAccount
      isChosen={account_id !== undefined}
      onSwitched={id => {
        // A person who has opened another page in the meantime stays there.
        if (router.latestLocation.pathname === Route.fullPath.replace(/\/$/, ''))
          void navigate({ search: { account_id: id } })
      }}
    >
      <Overview
        keysLink={label => (
          <Link to="/account/keys" className={buttonClass({ variant: 'primary' })}>
            {label}
          </Link>
        )}
      />
    </ChooseAccount>
  )
}
