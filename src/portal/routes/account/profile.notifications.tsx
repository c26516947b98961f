import { createFileRoute, Link } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { siteName } from '#portal/content/site.ts'
import { TimeZoneSection, TopicsSection } from '#portal/features/profile/notifications.tsx'
import { profileTopicsQuery } from '#portal/features/profile/profile.ts'
import { PageHeader } from '#portal/ui/page/page-header.tsx'

export const Route = createFileRoute('/account/profile/notifications')({
  staticData: {
    page: { nav: { label: 'Notifications', order: 3, under: 'profile' }, samples: { person: {} } },
  },
  loader: () => {
    void queryClient.prefetchQuery(profileTopicsQuery)
  },
  head: () => ({ meta: [{ title: `Notifications · ${siteName}` }] }),
  component: () => (
    <>
      <PageHeader
        title="Notifications"
        description={
          <>
            Mails to your login email, about every account that you belong to. For notices of one account to
            other addresses, add{' '}
            <Link to="/account/contacts" className="text-accent underline underline-offset-4">
              contacts
            </Link>
            .
          </>
        }
      />
      <TopicsSection />
      <TimeZoneSection />
    </>
  ),
})
