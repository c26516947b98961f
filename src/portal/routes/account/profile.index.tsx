import { createFileRoute, redirect } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { pageOfSection } from '#portal/features/profile/old-addresses.ts'
import { profileQuery } from '#portal/features/profile/profile.ts'
import { ProfileSection } from '#portal/features/profile/profile-section.tsx'
import { readDialog } from '#portal/kit/dialog/read-dialog.ts'
import { PageHeader } from '#portal/ui/page/page-header.tsx'

export const Route = createFileRoute('/account/profile/')({
  staticData: {
    page: { nav: { label: 'Profile', order: 0, area: 'profile' }, samples: { person: {} } },
  },
  validateSearch: readDialog,
  loader: ({ location: { hash, search } }) => {
    const to = pageOfSection(hash, readDialog(search).dialog)
    if (to) throw redirect({ to, hash, search: true, replace: true })
    void queryClient.prefetchQuery(profileQuery)
  },
  component: () => (
    <>
      <PageHeader
        title="Profile"
        description="Your name and how to reach you, the same in all of your accounts."
      />
      <ProfileSection />
    </>
  ),
})
