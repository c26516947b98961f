import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { ErrorsIndex } from '#portal/features/docs/errors-index.tsx'
import { pageHead } from '#portal/features/site/page-head.ts'

const title = 'Errors'
const description = 'Every error of the portal, its services and the lookup gateway: meaning, cause and fix.'

export const Route = createFileRoute('/_site/docs/errors/')({
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } =>
    typeof q === 'string' || typeof q === 'number' ? { q: String(q).slice(0, 100) } : {},
  loader: async () => (await import('#portal/features/docs/error-docs.ts')).errorSections(),
  head: () =>
    pageHead({
      title: `${title} · ${siteName}`,
      description,
      path: '/docs/errors',
      jsonLd: { '@type': 'CollectionPage', name: title, description },
    }),
  component: Errors,
})

function Errors() {
  const { q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  // The page is built without a query, so the first render must not know one either.
  const isHydrated = useHydrated()
  return (
    <ErrorsIndex
      sections={Route.useLoaderData()}
      search={isHydrated ? q : ''}
      onSearch={text => navigate({ search: text ? { q: text } : {}, replace: true, resetScroll: false })}
    />
  )
}
