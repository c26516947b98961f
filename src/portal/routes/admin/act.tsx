import { createFileRoute } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { ActForm } from '#portal/features/acting/act-form.tsx'
import { AreaNav } from '#portal/shared/navigation/area-nav.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'

export const Route = createFileRoute('/admin/act')({
  staticData: {
    page: {
      nav: { label: 'Act as a customer', order: 113, area: 'admin', staff: true },
      samples: { person: { roles: ['internal-admin'] } },
    },
  },
  // Undefined rather than missing: the router merges this over the address's own values.
  validateSearch: ({ person }: Record<string, unknown>): { person?: string | undefined } => ({
    person: typeof person === 'string' ? person.slice(0, 100) : undefined,
  }),
  head: () => ({ meta: [{ title: `Act as a customer · ${siteName}` }] }),
  component: Act,
})

function Act() {
  const { person } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <>
      <PageHeader
        title="Act as a customer"
        description="See an account the way its customer does, for one hour. Changes are off at first."
      />
      <AreaNav area="admin" />
      <div className="max-w-lg">
        <Card>
          <ActForm
            key={person}
            person={person}
            onStarted={({ accountId }) =>
              void navigate({ to: '/account', search: { account_id: accountId ?? undefined } })
            }
          />
        </Card>
      </div>
    </>
  )
}
