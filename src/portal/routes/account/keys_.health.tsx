import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { siteName } from '#portal/content/site.ts'
import { HealthPage } from '#portal/features/key-health/health-page.tsx'
import { type HealthSearch, readHealthSearch } from '#portal/features/key-health/search.ts'
import { type DialogSearch, readDialog } from '#portal/kit/dialog/read-dialog.ts'
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
        },
      },
    },
  },
  validateSearch: (raw: Record<string, unknown>): HealthSearch & DialogSearch => ({
    ...readHealthSearch(raw),
    ...readDialog(raw),
  }),
  // Not awaited: the page shows its frame and skeleton while the keys load.
  loader: () => {
    void queryClient.prefetchQuery(surveyQuery)
  },
  head: () => ({ meta: [{ title: `Health · ${siteName}` }] }),
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
