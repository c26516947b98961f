import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { siteName } from '#portal/content/site.ts'
import { RefusalsPage } from '#portal/features/keys/refusals/refusals-page.tsx'
import { licensesQuery } from '#portal/features/keys/refusals/use-account-facts.ts'
import { KeysFrame } from '#portal/features/keys/shared/keys-frame.tsx'
import { surveyQuery } from '#portal/features/keys/shared/queries.ts'

export const Route = createFileRoute('/account/keys_/refusals')({
  staticData: {
    page: {
      samples: {
        person: { keysWithPast: [{ kind: 'secret', label: 'Nightly import', pausedDaysAgo: 3 }] },
      },
    },
  },
  loader: () => {
    void queryClient.prefetchQuery(surveyQuery)
    void queryClient.prefetchQuery(licensesQuery)
  },
  head: () => ({ meta: [{ title: `Refused lookups · ${siteName}` }] }),
  component: Refusals,
})

function Refusals() {
  return (
    <KeysFrame
      view="refusals"
      description="Why the gateway refused a lookup: the key, hostname, license or subscription that decided it."
    >
      <RefusalsPage />
    </KeysFrame>
  )
}
