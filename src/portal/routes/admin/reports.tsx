import { createFileRoute } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { ReportsPage } from '#portal/features/staff/reports/reports-page.tsx'

export const Route = createFileRoute('/admin/reports')({
  staticData: {
    page: {
      nav: { label: 'Reports', order: 112, area: 'admin', staff: true },
      samples: {
        person: {
          roles: ['internal-admin'],
          keys: 1,
          dataReports: [{ address: '216 N Juniper St, Salt Lake City, UT 84116', field: 'missing' }],
          deprecatedUses: [
            { operationId: 'listTeamMembers', parameter: 'text', calls: 1204, key: 'Key 00001' },
            { operationId: 'listOrders', parameter: 'begin', calls: 31 },
          ],
        },
      },
    },
  },
  head: () => ({ meta: [{ title: `Reports · Admin · ${siteName}` }] }),
  component: ReportsPage,
})
