import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { siteName } from '#portal/content/site.ts'
import { personQuery } from '#portal/features/staff/people/person.ts'
import { PersonPage } from '#portal/features/staff/people/person-page.tsx'
import { readDialog } from '#portal/kit/dialog/read-dialog.ts'

export const Route = createFileRoute('/admin/users/$userId')({
  staticData: {
    page: {
      samples: {
        person: {
          roles: ['internal-admin'],
          keys: 2,
          taxableAddress: {},
          orders: [{ planId: 3120, state: 'paid' }],
        },
        at: ['/admin/users/{userId}'],
      },
    },
  },
  validateSearch: readDialog,
  loader: ({ params }) => {
    void queryClient.prefetchQuery(personQuery(params.userId))
  },
  head: () => ({ meta: [{ title: `Person · Admin · ${siteName}` }] }),
  component: Person,
})

function Person() {
  const { userId } = Route.useParams()
  return <PersonPage key={userId} userId={userId} />
}
