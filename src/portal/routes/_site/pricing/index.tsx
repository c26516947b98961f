import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { pricingHead, pricingSearch } from '#portal/site/pricing/pricing-route.ts'
import { MainPricingPage } from '#portal/site/templates/pricing/main-pricing-page.tsx'

export const Route = createFileRoute('/_site/pricing/')({
  staticData: { page: { prerender: true, budget: 'document' } },
  validateSearch: pricingSearch,
  loader: async () => {
    const [{ page }, { pricedLines }] = await Promise.all([
      import('#portal/content/pricing/us-address-verification.ts'),
      import('#portal/content/pricing/overview.ts'),
    ])
    return { page, lines: pricedLines }
  },
  head: ({ loaderData }) => (loaderData ? pricingHead(loaderData.page, '/pricing') : {}),
  component: Pricing,
})

function Pricing() {
  const { page, lines } = Route.useLoaderData()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  // The page is built without a query, so the first render must not use one either.
  const isHydrated = useHydrated()
  return (
    <MainPricingPage
      page={page}
      lines={lines}
      search={isHydrated ? search : {}}
      onSearch={chosen => navigate({ search: chosen, replace: true, resetScroll: false })}
    />
  )
}
