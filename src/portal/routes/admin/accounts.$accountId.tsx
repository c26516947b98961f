import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { readAccountId } from '#portal/api/session/session-hint.ts'
import { siteName } from '#portal/content/site.ts'
import { scheduleQuery, summaryQuery } from '#portal/features/staff/account/account.ts'
import { AccountPage } from '#portal/features/staff/account/account-page.tsx'
import { type AccountSearch, readAccountSearch } from '#portal/features/staff/account/view.ts'

export const Route = createFileRoute('/admin/accounts/$accountId')({
  staticData: {
    page: {
      samples: {
        person: {
          roles: ['internal-admin'],
          keys: 2,
          taxableAddress: {},
          orders: [{ planId: 3120, state: 'paid' }],
        },
        at: [
          '/admin/accounts/{accountId}',
          '/admin/accounts/{accountId}?view=subscriptions',
          '/admin/accounts/{accountId}?view=billing',
          '/admin/accounts/{accountId}?view=keys',
          '/admin/accounts/{accountId}?view=people',
          '/admin/accounts/{accountId}?view=activity',
        ],
      },
    },
  },
  // The page reads the rest itself: this is in the first load of every page.
  validateSearch: (raw: Record<string, unknown>): AccountSearch => ({ ...raw }),
  loader: ({ params }) => {
    const id = readAccountId(params.accountId)
    if (id === undefined) return
    void queryClient.prefetchQuery(summaryQuery(id))
    void queryClient.prefetchQuery(scheduleQuery(id))
  },
  head: ({ params }) => ({ meta: [{ title: `Account ${params.accountId} · Admin · ${siteName}` }] }),
  component: Account,
})

function Account() {
  const { accountId } = Route.useParams()
  const { view } = readAccountSearch({ ...Route.useSearch() })
  return <AccountPage key={accountId} accountId={readAccountId(accountId)} view={view} />
}
