import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { sessionsQuery } from '#portal/features/login/sessions/sessions.ts'
import { SessionsSection } from '#portal/features/login/sessions/sessions-section.tsx'
import { readDialog } from '#portal/kit/dialog/read-dialog.ts'
import { PageHeader } from '#portal/ui/page/page-header.tsx'

export const Route = createFileRoute('/account/profile/sessions')({
  staticData: {
    page: { nav: { label: 'Sessions', order: 2, area: 'profile' }, samples: { person: {} } },
  },
  validateSearch: readDialog,
  loader: () => {
    void queryClient.prefetchQuery(sessionsQuery)
  },
  component: () => (
    <>
      <PageHeader
        title="Sessions"
        description="Every browser where you are logged in. If you don’t recognize one, end its session and change your password."
      />
      <SessionsSection />
    </>
  ),
})
