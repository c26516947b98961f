import { createFileRoute, useRouter } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { ChooseAccount } from '#portal/features/accounts/account-chooser.tsx'
import { pendingCard } from '#portal/features/billing/page/pending-card.tsx'
import { healthCard } from '#portal/features/keys/health/health-overview.tsx'
import { rejectedCard } from '#portal/features/keys/rejected/rejected-today.tsx'
import { allowanceCard } from '#portal/features/overview/cards/allowance-card.tsx'
import { endingsCard } from '#portal/features/overview/cards/endings-card.tsx'
import { usageCard } from '#portal/features/overview/cards/usage-card.tsx'
import { loadCards, Overview } from '#portal/features/overview/overview.tsx'
import { readDialog } from '#portal/kit/dialog/read-dialog.ts'

/** In the order of the page. A capability adds its own card here. */
const cards = [pendingCard, usageCard, allowanceCard, rejectedCard, healthCard, endingsCard]

export const Route = createFileRoute('/account/')({
  staticData: {
    page: {
      nav: { label: 'Overview', order: 0 },
      needs: [],
      budget: 'start',
      firstCalls: ['listHoldings'],
      samples: { person: { keys: 3, subscriptions: [{ planId: 3101, startedDaysAgo: 3, remaining: 870 }] } },
    },
  },
  validateSearch: readDialog,
  loader: ({ context: { session } }) => loadCards(cards, session),
  head: () => ({ meta: [{ title: `Overview · ${siteName}` }] }),
  component: Index,
})

function Index() {
  const { account_id } = Route.useSearch()
  const navigate = Route.useNavigate()
  const router = useRouter()
  return (
    <ChooseAccount
      isChosen={account_id !== undefined}
      onSwitched={id => {
        // A person who has opened another page in the meantime stays there.
        if (router.latestLocation.pathname === Route.fullPath.replace(/\/$/, ''))
          void navigate({ search: { account_id: id } })
      }}
    >
      <Overview cards={cards} />
    </ChooseAccount>
  )
}
