import { createFileRoute, notFound } from '@tanstack/react-router'
import { helpPath } from '#portal/api/help.ts'
import { pageHead } from '#portal/site/page-head.ts'
import { ErrorPage } from '#portal/site/templates/docs/error-page.tsx'

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
    const { kind, head } = loaderData
    // A number leads to the same content as its name.
    return pageHead({ ...head, path: helpPath(kind === 'error' ? loaderData.error.name : loaderData.status) })
  },
  component: () => <ErrorPage content={Route.useLoaderData()} />,
})
