import { createFileRoute } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { pageHead } from '#portal/site/page-head.ts'
import { ChangelogPage } from '#portal/site/templates/changelog-page.tsx'

const title = 'Changelog'
const description =
  'What changed in our APIs, by day and by service, and what you need to change in your code.'

export const Route = createFileRoute('/_site/changelog')({
  staticData: {
    page: {
      menu: {
        label: 'All changes',
        line: 'What changed in every service',
        order: 49,
        area: 'resources',
        group: 'Learn',
      },
      prerender: true,
    },
  },
  head: () => pageHead({ title: `${title} · ${siteName}`, description, path: '/changelog' }),
  component: ChangelogPage,
})
