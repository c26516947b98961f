import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { queryClient } from '#portal/api/query-client.ts'
import { siteName } from '#portal/content/site.ts'
import { HealthPage, surveyQuery } from '#portal/features/keys/health/health-page.tsx'
import { type HealthSearch, readHealthSearch } from '#portal/features/keys/health/health-search.ts'
import type { KeyLink as KeyLinkOf } from '#portal/features/keys/health/key-link.ts'
import { KeyLink } from '#portal/features/keys/shared/key-link.tsx'
import { KeysFrame } from '#portal/features/keys/shared/keys-frame.tsx'

export const Route = createFileRoute('/account/keys_/health')({
  staticData: {
    page: {
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
  validateSearch: readHealthSearch,
  // Not awaited: the page shows its frame and skeleton while the keys come.
  loader: () => {
    void queryClient.prefetchQuery(surveyQuery)
  },
  head: () => ({ meta: [{ title: `Health of keys · ${siteName}` }] }),
  component: Health,
})

function Health() {
  const search = readHealthSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  const onSearch = useCallback(
    (change: HealthSearch, options?: { replace: boolean }) =>
      void navigate({
        search: previous => readHealthSearch({ ...previous, page: undefined, ...change }),
        replace: options?.replace ?? false,
        resetScroll: false,
      }),
    [navigate],
  )
  return (
    <KeysFrame
      view="health"
      description="What is open to strangers, near a limit, forgotten or about to end, and what to do about it."
    >
      <HealthPage search={search} onSearch={onSearch} keyLink={keyLink} />
    </KeysFrame>
  )
}

const keyLink: KeyLinkOf = ({ keyId, kind }, label) => (
  <KeyLink kind={kind} keyId={keyId} className="text-accent hover:underline">
    {label}
  </KeyLink>
)
