import { createFileRoute } from '@tanstack/react-router'
import { readAccountId } from '#portal/api/session/session-hint.ts'
import { siteName } from '#portal/content/site.ts'
import { NewOrderPage } from '#portal/features/staff/new-order/new-order-page.tsx'

export const Route = createFileRoute('/admin/accounts/$accountId_/new-order')({
  // Its number comes with the account.
  staticData: {
    page: {
      samples: {
        person: {
          roles: ['internal-admin'],
          keys: 2,
          taxableAddress: {},
          orders: [{ planId: 3120, state: 'paid' }],
        },
        at: ['/admin/accounts/{accountId}/new-order'],
      },
    },
  },
  head: () => ({ meta: [{ title: `New order · Admin · ${siteName}` }] }),
  component: NewOrder,
})

function NewOrder() {
  const { accountId } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <NewOrderPage
      accountId={readAccountId(accountId)}
      onPlaced={orderId =>
        void navigate({ to: '/admin/orders/$orderId', params: { orderId: String(orderId) } })
      }
    />
  )
}
