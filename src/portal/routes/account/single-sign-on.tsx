import { createFileRoute, redirect } from '@tanstack/react-router'
import { startQuery } from '#portal/api/start-query.ts'
import { readSetup } from '#portal/features/single-sign-on/guides/ids.ts'
import { organizationQuery } from '#portal/features/single-sign-on/organization/organization.ts'
import { SingleSignOnPage } from '#portal/features/single-sign-on/page.tsx'
import { readCalls, type SingleSignOnSearch } from '#portal/features/single-sign-on/search.ts'
import { type DialogSearch, readDialog } from '#portal/kit/dialog/read-dialog.ts'

export const Route = createFileRoute('/account/single-sign-on')({
  staticData: {
    page: {
      nav: { label: 'Single sign-on', order: 63, area: 'team' },
      needs: ['getOrganization'],
      samples: {
        person: { organization: { provider: 'none' } },
        at: [
          '/account/single-sign-on',
          '/account/single-sign-on?setup=okta',
          '/account/single-sign-on?setup=entra',
        ],
      },
    },
  },
  // The page reads the rest itself: this is in the first load of every page.
  validateSearch: (raw: Record<string, unknown>): SingleSignOnSearch & DialogSearch => ({ ...raw }),
  loader: ({ location: { hash, search } }) => {
    // Former addresses of what is on the page Provisioning, which bookmarks still have.
    const { dialog } = readDialog({ ...search })
    if (hash === 'calls' || readCalls({ ...search }).calls_page || dialog?.endsWith('-provisioning-token'))
      throw redirect({ to: '/account/provisioning', hash, search: true, replace: true })
    return startQuery(organizationQuery)
  },
  component: SingleSignOn,
})

function SingleSignOn() {
  return <SingleSignOnPage search={readSetup({ ...Route.useSearch() })} />
}
