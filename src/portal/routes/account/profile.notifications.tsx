import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { siteName } from '#portal/content/site.ts'
import { profileTopicsQuery } from '#portal/features/profile/queries.ts'
import { TopicsSection } from '#portal/features/profile/topics-section.tsx'
import { PageHeader } from '#portal/ui/page-header.tsx'

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
        description="Mails to your login e-mail, about every account that you belong to."
      />
      <TopicsSection />
    </>
  ),
})
