import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { pageHead } from '#portal/site/page-head.ts'
import { ErrorsIndex } from '#portal/site/templates/docs/errors-index.tsx'

const title = 'Errors'
const description = 'Every error of the portal, its services and the address API: meaning, cause and fix.'

export const Route = createFileRoute('/_site/docs/errors/')({
  staticData: {
    page: {
      prerender: true,
      menu: {
        label: 'Errors',
        line: 'What each error means, and what to do about it',
        order: 30,
        area: 'resources',
        group: 'Learn',
      },
    },
  },
  // A number stays a number, or the address would show it in quotes.
  validateSearch: ({ q }: Record<string, unknown>): { q?: string | number } =>
    (typeof q === 'string' && q) || typeof q === 'number' ? { q } : {},
  loader: async () => (await import('#portal/content/errors/collection.ts')).errorSections(),
  head: () =>
    pageHead({
      title: `${title} · ${siteName}`,
      description,
      path: '/docs/errors',
    }),
  component: Errors,
})

function Errors() {
  const { q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  // The page is built without a query, so the first render must not use one either.
  const isHydrated = useHydrated()
  return (
    <ErrorsIndex
      sections={Route.useLoaderData()}
      search={isHydrated ? String(q) : ''}
      onSearch={text => navigate({ search: toSearch(text), replace: true, resetScroll: false })}
    />
  )
}

function toSearch(text: string): { q?: string | number } {
  if (!text) return {}
  return { q: String(Number(text)) === text ? Number(text) : text }
}
