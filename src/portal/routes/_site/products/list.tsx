import { createFileRoute } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { ListDemo } from '#portal/site/demo/list-demo.tsx'
import { pageHead } from '#portal/site/page-head.ts'
import { DemoPage } from '#portal/site/templates/demo-page.tsx'

export const Route = createFileRoute('/_site/products/list')({
  staticData: {
    page: {
      menu: {
        label: 'Verify a list',
        line: 'Paste addresses and see which are real',
        order: 210,
        group: 'Try it',
      },
      prerender: true,
      budget: 'document',
    },
  },
  loader: async () => (await import('#portal/content/demos/list.ts')).page,
  head: ({ loaderData: page }) =>
    page
      ? pageHead({
          title: `${page.title} · ${siteName}`,
          description: page.description,
          path: '/products/list',
        })
      : {},
  component: () => <DemoPage page={Route.useLoaderData()} demo={<ListDemo />} />,
})
