import { createFileRoute, notFound } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { pageHead } from '#portal/site/page-head.ts'
import { LegalPage } from '#portal/site/templates/legal-page.tsx'

export const Route = createFileRoute('/_site/legal/$slug')({
  staticData: {
    page: {
      prerender: { each: 'legal' },
      budget: 'document',
      samples: { at: ['/legal/terms-of-service', '/legal/privacy-policy'] },
    },
  },
  loader: async ({ params }) => {
    const { legalPages } = await import('#portal/content/legal/collection.ts')
    const page = await legalPages.load(params.slug)
    if (!page) throw notFound()
    return page
  },
  head: ({ loaderData: page, params }) =>
    page
      ? pageHead({
          title: `${page.title} · ${siteName}`,
          description: page.description,
          path: `/legal/${params.slug}`,
          jsonLd: { '@type': 'WebPage', name: page.title, description: page.description },
        })
      : {},
  component: () => <LegalPage page={Route.useLoaderData()} />,
})
