import { createFileRoute } from '@tanstack/react-router'
import { PlansPage } from '#portal/features/billing/plans/plans-page.tsx'
import { type PlansSearch, readPlansSearch } from '#portal/features/billing/plans/plans-search.ts'

export const Route = createFileRoute('/account/subscriptions_/plans')({
  staticData: {
    page: {
      title: 'Plans and prices',
      needs: ['getPricing'],
      samples: { person: {}, at: ['/account/subscriptions/plans', '/account/subscriptions/plans?term=year'] },
    },
  },
  // The page reads the rest itself: this is in the first load of every page.
  validateSearch: (raw: Record<string, unknown>): PlansSearch => ({ ...raw }),
  component: Plans,
})

function Plans() {
  const search = readPlansSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <PlansPage
      search={search}
      onSearch={chosen => void navigate({ search: chosen, replace: true, resetScroll: false })}
    />
  )
}
