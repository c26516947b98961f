import { createFileRoute } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { pageHead } from '#portal/site/page-head.ts'
import { StatusPage } from '#portal/site/status/status-page.tsx'

const description = 'Whether the Gatepost portal, its services and the lookup gateway work right now.'

export const Route = createFileRoute('/_site/status')({
  staticData: { page: { prerender: true, budget: 'document' } },
  head: () =>
    pageHead({
      title: `Status · ${siteName}`,
      description,
      path: '/status',
      jsonLd: { '@type': 'WebPage', name: 'Status', description },
    }),
  component: StatusPage,
})
