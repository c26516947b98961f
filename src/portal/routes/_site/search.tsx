import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { pageHead } from '#portal/site/page-head.ts'
import { changeSearches, withSearch } from '#portal/site/search/history.ts'
import { readSearchAddress, searchAddress } from '#portal/site/search/search-address.ts'
import { SearchPage } from '#portal/site/templates/search-page.tsx'

const title = 'Search'
const description = 'Search every page of Gatepost: products, prices, guides, and errors by name or number.'

export const Route = createFileRoute('/_site/search')({
  staticData: { page: { prerender: true, budget: 'document' } },
  validateSearch: readSearchAddress,
  head: () =>
    pageHead({
      title: `${title} · ${siteName}`,
      description,
      path: '/search',
    }),
  component: Results,
})

function Results() {
  const { query = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  // The page is built without a search, so the first render must not use one either.
  const isHydrated = useHydrated()
  return (
    <SearchPage
      query={isHydrated ? String(query).trim() : ''}
      onSearch={text => {
        changeSearches(searches => withSearch(searches, text))
        void navigate({ search: searchAddress(text, Date.now()) })
      }}
    />
  )
}
