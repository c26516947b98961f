import { createFileRoute, notFound } from '@tanstack/react-router'
import { helpPath } from '#portal/api/help.ts'
import { siteName } from '#portal/content/site.ts'
import { pageHead } from '#portal/site/page-head.ts'
import { ErrorPage } from '#portal/site/templates/error-page.tsx'

export const Route = createFileRoute('/_site/docs/errors/$code')({
  staticData: {
    page: {
      prerender: { each: 'errors' },
      samples: { at: ['/docs/errors/too-many-requests', '/docs/errors/404'] },
    },
  },
  loader: async ({ params }) => {
    const { errorPage } = await import('#portal/content/errors/collection.ts')
    const content = errorPage(params.code)
    if (!content) throw notFound()
    return content
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const isError = loaderData.kind === 'error'
    const title = isError ? loaderData.title : `${loaderData.status} ${loaderData.title}`
    const description = isError ? (loaderData.help?.meaning ?? loaderData.error.message) : loaderData.help
    return pageHead({
      title: `${title} · Errors · ${siteName}`,
      description,
      // A number leads to the same content as its name.
      path: helpPath(isError ? loaderData.error.name : loaderData.status),
      jsonLd: { '@type': 'TechArticle', headline: title, description },
    })
  },
  component: () => <ErrorPage content={Route.useLoaderData()} />,
})
