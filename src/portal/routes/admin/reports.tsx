import { createFileRoute } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { ReportsPage } from '#portal/features/staff/reports/reports-page.tsx'

export const Route = createFileRoute('/admin/reports')({
  staticData: {
    page: {
      nav: { label: 'Reports', order: 112, area: 'admin', staff: true },
      samples: { person: { roles: ['internal-admin'] } },
    },
  },
  head: () => ({ meta: [{ title: `Reports · Admin · ${siteName}` }] }),
  component: ReportsPage,
})
