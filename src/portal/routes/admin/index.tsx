import { createFileRoute } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { TodayPage } from '#portal/features/staff/today/today-page.tsx'

export const Route = createFileRoute('/admin/')({
  staticData: {
    page: {
      nav: { label: 'Today', order: 110, area: 'admin', leads: true, staff: true },
      samples: {
        person: {
          roles: ['internal-admin'],
          orders: [{ planId: 3120, state: 'pending' }],
          contacts: [{ email: 'bounced@northwind.example', topics: [], undeliverable: 'bounced' }],
          rejectedSubmissions: [{ formId: 'fallback', errors: ['FIELD_NOT_IN_FORM_DEFINITION'] }],
        },
      },
    },
  },
  head: () => ({ meta: [{ title: `Today · Admin · ${siteName}` }] }),
  component: TodayPage,
})
