import { createFileRoute, Outlet, redirect, retainSearchParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiProvider } from '#portal/api/provider.tsx'
import { readAccountId } from '#portal/api/session/session-hint.ts'
import { siteName } from '#portal/content/site.ts'
import { ClosingBanner } from '#portal/features/account-settings/closing-banner.tsx'
import { startAccounts } from '#portal/features/accounts/queries.ts'
import { AccountSwitcher, ForeignAccount } from '#portal/features/accounts/switcher.tsx'
import { ActingBanner } from '#portal/features/acting/acting-banner.tsx'
import { billingBadge } from '#portal/features/billing/page/billing-badge.tsx'
import { CommandPalette, loadPalette } from '#portal/features/palette/lazy-palette.ts'
import { forgetRecent } from '#portal/features/palette/recent.ts'
import { AccountFrame } from '#portal/features/shell/account-frame.tsx'
import { SessionFailed } from '#portal/features/shell/session-failed.tsx'

export const Route = createFileRoute('/account')({
  staticData: { page: { shell: true, firstCalls: ['listAccounts', 'getSelfProfile'] } },
  // Undefined rather than missing: the router merges this over the address's own values.
  validateSearch: (search: Record<string, unknown>): { account_id?: number | undefined } => ({
    account_id: readAccountId(search.account_id),
  }),
  search: { middlewares: [retainSearchParams(['account_id'])] },
  beforeLoad: async ({ location, search: { account_id: named }, cause }) => {
    // Route options are in the first load of every page, public ones too; the calls load with this page.
    const { openSession, enterAccount, mustChoosePassword } = await import('#portal/api/session/guard.ts')
    const session = await openSession()
    if (!session) throw redirect({ to: '/login', search: { redirect: location.href } })
    if (session.accountId === null)
      throw redirect({ to: (await mustChoosePassword()) ? '/choose-password' : '/confirm-email' })
    // A link opens its account. After that, the address follows the account of the session.
    const isForeign = named !== undefined && !(await enterAccount(named, cause === 'enter'))
    return { session: (await openSession()) ?? session, isForeign }
  },
  loader: startAccounts,
  head: ({ matches }) => {
    // The shell serves all pages, and the build writes a title into each copy of it.
    if (import.meta.env.SSR) return {}
    const page = matches.at(-1)?.staticData.page
    const title = page?.title ?? page?.nav?.label
    return title ? { meta: [{ title: `${title} · ${siteName}` }] } : {}
  },
  errorComponent: SessionFailed,
  component: Account,
})

function Account() {
  const { account_id: named } = Route.useSearch()
  const { session, isForeign } = Route.useRouteContext()
  const { accountId } = session
  const navigate = Route.useNavigate()
  const isStale = named !== undefined && named !== accountId && !isForeign
  useEffect(() => {
    if (isStale && accountId !== null)
      void navigate({ to: '.', search: before => ({ ...before, account_id: accountId }), replace: true })
  }, [isStale, accountId, navigate])

  if (isForeign && named !== undefined) return <ForeignAccount accountId={named} />
  return (
    <ApiProvider>
      <AccountFrame
        account={
          <AccountSwitcher onSwitched={id => void navigate({ to: '/account', search: { account_id: id } })} />
        }
        palette={given => <CommandPalette {...given} />}
        loadPalette={loadPalette}
        badges={billingBadge}
        onLeave={forgetRecent}
        notice={
          <>
            <ActingBanner onStopped={() => void navigate({ to: '/admin/act', search: {} })} />
            <ClosingBanner />
          </>
        }
      >
        <Outlet />
      </AccountFrame>
    </ApiProvider>
  )
}
