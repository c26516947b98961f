import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { deprecatedUsesQuery } from '#portal/features/key-health/deprecated-uses.tsx'
import { HealthPage } from '#portal/features/key-health/health-page.tsx'
import { type HealthSearch, readHealthSearch } from '#portal/features/key-health/search.ts'
import type { DialogSearch } from '#portal/kit/dialog/read-dialog.ts'
import { useListAddress } from '#portal/kit/list/search.ts'
import { KeysFrame } from '#portal/shared/keys/keys-frame.tsx'
import { surveyQuery } from '#portal/shared/keys/survey.ts'

export const Route = createFileRoute('/account/keys_/health')({
  staticData: {
    page: {
      nav: { label: 'Health', order: 12, area: 'keys' },
      needs: ['getKeySurvey'],
      samples: {
        person: {
          keys: 1,
          keysWithPast: [
            { kind: 'embedded', label: 'Store', hostnames: ['*.vercel.app', 'northwind.example'] },
          ],
          deprecatedUses: [
            { operationId: 'listTeamMembers', parameter: 'text', calls: 1204, key: 'Store' },
            { operationId: 'listOrders', parameter: 'begin', calls: 31 },
          ],
        },
      },
    },
  },
  // The page reads the filters itself: this is in the first load of every page.
  validateSearch: (raw: Record<string, unknown>): HealthSearch & DialogSearch => ({ ...raw }),
  // Not awaited: the page shows its frame and skeleton while the keys load.
  loader: () => {
    void queryClient.prefetchQuery(surveyQuery)
    void queryClient.prefetchQuery(deprecatedUsesQuery(1))
  },
  component: Health,
})

function Health() {
  const [search, onSearch] = useListAddress(readHealthSearch)
  return (
    <KeysFrame
      title="Health"
      description="Which keys are public, near a limit, forgotten, or about to expire, and what to do about it."
    >
      <HealthPage search={search} onSearch={onSearch} />
    </KeysFrame>
  )
}
