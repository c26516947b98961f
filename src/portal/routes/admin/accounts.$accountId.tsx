import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { readAccountId } from '#portal/api/session/session-hint.ts'
import { siteName } from '#portal/content/site.ts'
import { scheduleQuery } from '#portal/features/staff/account/account.ts'
import { AccountPage } from '#portal/features/staff/account/account-page.tsx'
import { readDialog } from '#portal/kit/dialog/read-dialog.ts'

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
        at: ['/admin/accounts/{accountId}'],
      },
    },
  },
  validateSearch: readDialog,
  loader: ({ params }) => {
    const id = readAccountId(params.accountId)
    if (id !== undefined) void queryClient.prefetchQuery(scheduleQuery(id))
  },
  head: ({ params }) => ({ meta: [{ title: `Account ${params.accountId} · Admin · ${siteName}` }] }),
  component: Account,
})

function Account() {
  const { accountId } = Route.useParams()
  return <AccountPage key={accountId} accountId={readAccountId(accountId)} />
}
