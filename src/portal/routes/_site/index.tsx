import { createFileRoute } from '@tanstack/react-router'
import { siteName, slogan } from '#portal/content/site.ts'
import { HomePage } from '#portal/features/site/home-page.tsx'
import { pageHead } from '#portal/features/site/page-head.ts'

export const Route = createFileRoute('/_site/')({
  staticData: { page: { prerender: true, budget: 'document' } },
  head: () =>
    pageHead({
      title: `${siteName} · ${slogan}`,
      description:
        'Gatepost checks, corrects and standardizes US addresses down to the delivery point. Start with a 42-day free trial and 1,000 lookups.',
      path: '/',
      jsonLd: { '@type': 'WebSite', name: siteName, description: slogan },
    }),
  component: HomePage,
})
