import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { pageHead } from '#portal/site/page-head.ts'
import type { Term } from '#portal/site/pricing/price.ts'
import { PricingPage } from '#portal/site/templates/pricing-page.tsx'

export const Route = createFileRoute('/_site/pricing')({
  staticData: { page: { prerender: true, budget: 'document' } },
  validateSearch: ({ lookups, term }: Record<string, unknown>): { lookups?: number; term?: Term } => ({
    ...(typeof lookups === 'number' && { lookups }),
    ...(term === 'year' && { term }),
  }),
  loader: async () => (await import('#portal/content/pricing/us-address-verification.ts')).page,
  head: ({ loaderData: page }) =>
    page
      ? pageHead({
          title: `${page.title} · ${siteName}`,
          description: page.description,
          path: '/pricing',
          jsonLd: { '@type': 'WebPage', name: page.title, description: page.description },
        })
      : {},
  component: Pricing,
})

function Pricing() {
  const page = Route.useLoaderData()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  // The page is built without a query, so the first render must not use one either.
  const isHydrated = useHydrated()
  const { lookups = page.defaultLookups, term = 'month' } = isHydrated ? search : {}
  return (
    <PricingPage
      page={page}
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
