import { createFileRoute } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { SingleDemo } from '#portal/site/demo/single-demo.tsx'
import { pageHead } from '#portal/site/page-head.ts'
import { DemoPage } from '#portal/site/templates/demo-page.tsx'

export const Route = createFileRoute('/_site/products/single-address')({
  staticData: {
    page: {
      menu: {
        label: 'Verify an address',
        line: 'One US address, checked as you watch',
        order: 200,
        group: 'Try it',
      },
      prerender: true,
      budget: 'document',
    },
  },
  loader: async () => (await import('#portal/content/demos/single-address.ts')).page,
  head: ({ loaderData: page }) =>
    page
      ? pageHead({
          title: `${page.title} · ${siteName}`,
          description: page.description,
          path: '/products/single-address',
        })
      : {},
  component: () => <DemoPage page={Route.useLoaderData()} demo={<SingleDemo />} />,
})
