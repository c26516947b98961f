import { createFileRoute, Link } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { TimeZoneSection, TopicsSection } from '#portal/features/profile/notifications.tsx'
import { profileTopicsQuery } from '#portal/features/profile/profile.ts'
import { PageSections } from '#portal/kit/drawn-once.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'

export const Route = createFileRoute('/account/profile/notifications')({
  staticData: {
    page: { nav: { label: 'Notifications', order: 3, area: 'profile' }, samples: { person: {} } },
  },
  loader: () => {
    void queryClient.prefetchQuery(profileTopicsQuery)
  },
  component: () => (
    <>
      <PageHeader
        title="Notifications"
        description={
          <>
            Emails to your login address about all your accounts. To send the notices of an account to other
            addresses, add{' '}
            <Link to="/account/contacts" className="text-accent underline underline-offset-4">
              contacts
            </Link>
            .
          </>
        }
      />
      <PageSections sections={{ topics: <TopicsSection />, 'time-zone': <TimeZoneSection /> }} />
    </>
  ),
})
