import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { ApiProvider } from '#portal/api/provider.tsx'
import { AccountFrame } from '#portal/features/shell/account-frame.tsx'
import { SessionFailed } from '#portal/features/shell/session-failed.tsx'

export const Route = createFileRoute('/account')({
  beforeLoad: async ({ location }) => {
    // Route options are in the first load of every page, public ones too; the calls come with this page.
    const { openSession } = await import('#portal/api/guard.ts')
    const session = await openSession()
    if (!session) throw redirect({ to: '/login', search: { redirect: location.href } })
    if (session.accountId === null) throw redirect({ to: '/confirm-email' })
    return { session }
  },
  errorComponent: SessionFailed,
  component: () => (
    <ApiProvider>
      <AccountFrame>
        <Outlet />
      </AccountFrame>
    </ApiProvider>
  ),
})
