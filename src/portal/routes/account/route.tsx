import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { listAccounts } from '#generated/authorization/operations.ts'
import { query } from '#portal/api/call.ts'
import { sessionQuery } from '#portal/api/session.ts'
import { AccountFrame } from '#portal/features/shell/account-frame.tsx'

export const Route = createFileRoute('/account')({
  beforeLoad: async ({ context, location }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery)
    if (!session) throw redirect({ to: '/login', search: { redirect: location.href } })
    if (session.accountId === null) throw redirect({ to: '/confirm-email' })
    return { session }
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(query(listAccounts))
  },
  component: () => (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  ),
})
