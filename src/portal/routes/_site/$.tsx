import { createFileRoute, notFound } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { pageHead } from '#portal/site/page-head.ts'
import { SitePage } from '#portal/site/site-page.tsx'
import { NotFoundContent } from '#portal/site/templates/not-found.tsx'

// Every page of content/pages/, so that a further page is a further file there and no route in the first script
// of every page. For any other address the shell or 404.html answers, and this route hydrates it.
export const Route = createFileRoute('/_site/$')({
  staticData: { page: { prerender: { each: 'site' }, budget: 'document' } },
  loader: async ({ params: { _splat } }) => {
    const { loadSitePage } = await import('#portal/site/load-site-page.ts')
    const loaded = await loadSitePage(`/${_splat}`)
    if (!loaded) throw notFound()
    const { title, description } = loaded.page
    return { title, description, isUnfilled: loaded.isUnfilled }
  },
  head: ({ loaderData: page, params: { _splat } }) =>
    page
      ? pageHead({
          title: `${page.title} · ${siteName}`,
          description: page.description,
          path: `/${_splat}`,
          isIndexed: !page.isUnfilled,
        })
      : {},
  component: () => <SitePage path={`/${Route.useParams()._splat}`} />,
  notFoundComponent: NotFoundContent,
})
