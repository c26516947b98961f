import { createFileRoute } from '@tanstack/react-router'
import { type MetricsSearch, readMetricsSearch } from '#portal/features/rejections/performance/performance.ts'
import { PerformancePage } from '#portal/features/rejections/performance/performance-page.tsx'
import { useListAddress } from '#portal/kit/list/search.ts'
import { KeysFrame } from '#portal/shared/keys/keys-frame.tsx'

export const Route = createFileRoute('/account/keys_/performance')({
  staticData: {
    page: {
      nav: { label: 'Performance', order: 16, area: 'keys' },
      needs: ['getRequestMetrics'],
      samples: {
        person: { keys: 3, requests: 40 },
        at: ['/account/keys/performance', '/account/keys/performance?period=7d&zone=utc'],
      },
    },
  },
  // The page reads the filters itself: this is in the first load of every page.
  validateSearch: (raw: Record<string, unknown>): MetricsSearch => ({ ...raw }),
  component: Performance,
})

function Performance() {
  const [search, onSearch] = useListAddress(readMetricsSearch)
  return (
    <KeysFrame
      title="Performance"
      description="How quickly the API responded to your keys, and how many requests were errors, next to the period before."
    >
      <PerformancePage {...{ search, onSearch }} />
    </KeysFrame>
  )
}
