import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { exactAmount } from '#domain/text/amounts.ts'
import { siteName } from '#portal/content/site.ts'
import { defaultLookups, type Term, usPlans, usTrial } from '#portal/content/us-plans.ts'
import { pageHead } from '#portal/features/site/page-head.ts'
import { PricingPage } from '#portal/features/site/pricing-page.tsx'

const title = 'Pricing'
const description = `Prices of US address verification by volume, and a ${usTrial.days}-day free trial with ${exactAmount(usTrial.lookups)} lookups.`

export const Route = createFileRoute('/_site/pricing')({
  staticData: { page: { prerender: true, budget: 'document' } },
  validateSearch: (search: Record<string, unknown>): { lookups?: number; term?: Term } => ({
    ...(usPlans.some(plan => plan.lookups === search.lookups) && { lookups: Number(search.lookups) }),
    ...(search.term === 'year' && { term: 'year' }),
  }),
  head: () =>
    pageHead({
      title: `${title} · ${siteName}`,
      description,
      path: '/pricing',
      jsonLd: { '@type': 'WebPage', name: title, description },
    }),
  component: Pricing,
})

function Pricing() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  // The page is built without a query, so the first render must not know one either.
  const isHydrated = useHydrated()
  const { lookups = defaultLookups, term = 'month' } = isHydrated ? search : {}
  return (
    <PricingPage
      choice={{ lookups, term }}
      onChoose={choice =>
        navigate({
          search: { lookups: choice.lookups, ...(choice.term === 'year' && { term: choice.term }) },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
