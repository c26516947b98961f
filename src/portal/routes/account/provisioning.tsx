import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '#portal/api/start-query.ts'
import { organizationQuery } from '#portal/features/single-sign-on/organization/organization.ts'
import { ProvisioningPage } from '#portal/features/single-sign-on/provisioning/page.tsx'
import type { CallsSearch } from '#portal/features/single-sign-on/search.ts'
import type { DialogSearch } from '#portal/kit/dialog/read-dialog.ts'

export const Route = createFileRoute('/account/provisioning')({
  staticData: {
    page: {
      nav: { label: 'Provisioning', order: 64, area: 'team' },
      needs: ['getOrganization', 'listProvisioningTokens'],
      samples: { person: { organization: { provider: 'none' } } },
    },
  },
  // The page reads the rest itself: this is in the first load of every page.
  validateSearch: (raw: Record<string, unknown>): CallsSearch & DialogSearch => ({ ...raw }),
  loader: () => startQuery(organizationQuery),
  component: ProvisioningPage,
})
