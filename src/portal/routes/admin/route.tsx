import { createFileRoute, notFound, Outlet, redirect } from '@tanstack/react-router'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { ApiProvider } from '#portal/api/provider.tsx'
import { AccountSwitcher } from '#portal/features/accounts/switcher.tsx'
import { CommandPalette, loadPalette } from '#portal/features/palette/lazy-palette.ts'
import { forgetRecent } from '#portal/features/palette/recent.ts'
import { AccountFrame } from '#portal/features/shell/account-frame.tsx'
import { SessionFailed } from '#portal/features/shell/session-failed.tsx'
import { OrderActions } from '#portal/features/staff/orders/actions.ts'

export const Route = createFileRoute('/admin')({
  staticData: { page: { isForStaff: true } },
  beforeLoad: async ({ location }) => {
    const { openSession } = await import('#portal/api/session/guard.ts')
    const session = await openSession()
    if (!session) throw redirect({ to: '/login', search: { redirect: location.href } })
    // The banner there shows whom, and can stop it.
    if (session.acting) throw redirect({ to: '/account' })
    // The code of these pages loads after this. Customers get the page of an address that doesn't exist.
    if (!session.roles.includes(INTERNAL_ROLE)) throw notFound()
  },
  errorComponent: SessionFailed,
  component: Admin,
})

function Admin() {
  const navigate = Route.useNavigate()
  return (
    <ApiProvider>
      <AccountFrame
        account={
          <AccountSwitcher onSwitched={id => void navigate({ to: '/account', search: { account_id: id } })} />
        }
        palette={given => <CommandPalette {...given} />}
        loadPalette={loadPalette}
        onLeave={forgetRecent}
      >
        <OrderActions>
          <Outlet />
        </OrderActions>
      </AccountFrame>
    </ApiProvider>
  )
}
