import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { siteName } from '#portal/content/site.ts'
import { ProfilePage } from '#portal/features/profile/profile-page.tsx'
import { ProfileSection } from '#portal/features/profile/profile-section.tsx'
import { profileQuery, profileTopicsQuery } from '#portal/features/profile/queries.ts'
import { TopicsSection } from '#portal/features/profile/topics-section.tsx'

export const Route = createFileRoute('/account/profile')({
  loader: () => {
    void queryClient.prefetchQuery(profileQuery)
    void queryClient.prefetchQuery(profileTopicsQuery)
  },
  head: () => ({ meta: [{ title: `Your profile · ${siteName}` }] }),
  component: () => (
    <ProfilePage
      sections={[
        { id: 'profile', title: 'Profile', content: <ProfileSection /> },
        { id: 'topics', title: 'Notification topics', content: <TopicsSection /> },
      ]}
    />
  ),
})
