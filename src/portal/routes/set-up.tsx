import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { ApiProvider } from '#portal/api/provider.tsx'
import { siteName } from '#portal/content/site.ts'
import { readSetup } from '#portal/features/single-sign-on/guides/ids.ts'
import { secretIn } from '#portal/features/single-sign-on/set-up/set-up-links.ts'
import { SetUpPage, type SetUpPageSearch } from '#portal/features/single-sign-on/set-up/set-up-page.tsx'
import type { DialogSearch } from '#portal/kit/dialog/read-dialog.ts'
import { useMailedLink } from '#portal/kit/mailed-link.tsx'

export const Route = createFileRoute('/set-up')({
  staticData: { page: { prerender: true } },
  validateSearch: (raw: Record<string, unknown>): SetUpPageSearch & DialogSearch => ({ ...raw }),
  head: () => ({
    meta: [{ title: `Set up single sign-on · ${siteName}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: SetUp,
})

function SetUp() {
  // Reserves the height of the page, so nothing shifts when it appears.
  return <ApiProvider>{useHydrated() ? <Opened /> : <div className="min-h-dvh" />}</ApiProvider>
}

function Opened() {
  const secret = useMailedLink(secretIn)
  const search: Record<string, unknown> = { ...Route.useSearch() }
  const view = search.view === 'provisioning' ? 'provisioning' : undefined
  // Another link that is opened in this tab begins anew.
  return <SetUpPage key={secret} secret={secret} search={{ ...readSetup(search), view }} />
}
