import { createFileRoute, notFound } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { pageHead } from '#portal/site/page-head.ts'
import { LandingPage } from '#portal/site/templates/landing-page.tsx'

export const Route = createFileRoute('/_site/products/$slug')({
  staticData: {
    page: {
      prerender: { each: 'products' },
      budget: 'document',
      samples: { at: ['/products/us-address-verification'] },
    },
  },
  loader: async ({ params }) => {
    const { productPages } = await import('#portal/content/products/collection.ts')
    const page = await productPages.load(params.slug)
    if (!page) throw notFound()
    return page
  },
  head: ({ loaderData: page, params }) =>
    page
      ? pageHead({
          title: `${page.title} · ${siteName}`,
          description: page.description,
          path: `/products/${params.slug}`,
          jsonLd: {
            '@type': 'Service',
            name: page.title,
            description: page.description,
            provider: { '@type': 'Organization', name: siteName },
          },
        })
      : {},
  component: () => <LandingPage page={Route.useLoaderData()} />,
})
