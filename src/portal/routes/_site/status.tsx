import { createFileRoute } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { pageHead } from '#portal/site/page-head.ts'
import { StatusPage } from '#portal/site/templates/status-page.tsx'

const title = 'Status'
const description = 'Whether Gatepost works right now, and how it did in the last 90 days.'

export const Route = createFileRoute('/_site/status')({
  staticData: {
    page: {
      menu: {
        label: 'Service status',
        line: 'Whether each service responds right now',
        order: 50,
        area: 'resources',
        group: 'Learn',
      },
      prerender: true,
    },
  },
  head: () =>
    pageHead({
      title: `${title} · ${siteName}`,
      description,
      path: '/status',
    }),
  component: StatusPage,
})
