import { createFileRoute } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { pageHead } from '#portal/site/page-head.ts'
import { LandingPage } from '#portal/site/templates/landing-page.tsx'

export const Route = createFileRoute('/_site/')({
  staticData: { page: { prerender: true, budget: 'document' } },
  loader: async () => (await import('#portal/content/home.ts')).page,
  head: ({ loaderData: page }) =>
    page
      ? pageHead({
          title: `${siteName} · ${page.title}`,
          description: page.description,
          path: '/',
        })
      : {},
  component: () => <LandingPage page={Route.useLoaderData()} />,
})
