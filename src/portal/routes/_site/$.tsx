import { createFileRoute, notFound } from '@tanstack/react-router'
import { use } from 'react'
import { siteName } from '#portal/content/site.ts'
import { loadSitePage, readySitePage } from '#portal/site/load-site-page.ts'
import { pageHead } from '#portal/site/page-head.ts'
import { NotFoundContent } from '#portal/site/templates/not-found.tsx'

// Every page of content/pages/, so that a further page is a further file there and no route in the first script
// of every page. For any other address the shell or 404.html answers, and this route hydrates it.
export const Route = createFileRoute('/_site/$')({
  staticData: { page: { prerender: { each: 'site' }, budget: 'document' } },
  loader: async ({ params: { _splat } }) => {
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
      : { meta: [{ title: `Page not found · ${siteName}` }] },
  component: SitePage,
  notFoundComponent: NotFoundContent,
})

/**
 * A page of `content/pages/` in its template. The loader has it ready when the page is built and when a link
 * leads here. A prerendered page loads it when its scripts start; until then its HTML stays as it is.
 */
function SitePage() {
  const path = `/${Route.useParams()._splat}`
  const loaded = readySitePage(path) ?? use(loadSitePage(path))
  if (!loaded) return null
  const { Template, isUnfilled: _isUnfilled, ...content } = loaded
  return <Template {...content} />
}
