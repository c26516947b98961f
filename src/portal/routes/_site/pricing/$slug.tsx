import { createFileRoute, notFound, useHydrated } from '@tanstack/react-router'
import { pricingHead, pricingSearch } from '#portal/site/pricing/pricing-route.ts'
import { PricingPage } from '#portal/site/templates/pricing/pricing-page.tsx'
import { RequestPricingPage } from '#portal/site/templates/pricing/request-pricing-page.tsx'

export const Route = createFileRoute('/_site/pricing/$slug')({
  staticData: {
    page: {
      prerender: { each: 'pricing' },
      budget: 'document',
      samples: { at: ['/pricing/us-rooftop-geocoding', '/pricing/us-master-address-list'] },
    },
  },
  validateSearch: pricingSearch,
  loader: async ({ params }) => {
    const { pricingPages } = await import('#portal/content/pricing/collection.ts')
    const page = await pricingPages.load(params.slug)
    if (!page) throw notFound()
    return page
  },
  head: ({ loaderData: page, params }) => (page ? pricingHead(page, `/pricing/${params.slug}`) : {}),
  component: ProductPricing,
})

function ProductPricing() {
  const page = Route.useLoaderData()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  // The page is built without a query, so the first render must not use one either.
  const isHydrated = useHydrated()
  if (page.kind === 'request') return <RequestPricingPage page={page} />
  return (
    <PricingPage
      page={page}
      search={isHydrated ? search : {}}
      onSearch={chosen => navigate({ search: chosen, replace: true, resetScroll: false })}
    />
  )
}
