import { createFileRoute, useRouter } from '@tanstack/react-router'
import { ChooseAccount } from '#portal/features/accounts/chooser.tsx'
import { allowanceCard } from '#portal/features/overview/cards/allowance-card.tsx'
import { usageCard } from '#portal/features/overview/cards/usage-card.tsx'
import { loadParts, Overview } from '#portal/features/overview/overview.tsx'
import { aboutYouCard } from '#portal/features/welcome/about-you-card.tsx'
import { readDialog } from '#portal/kit/dialog/read-dialog.ts'
import { ignoreMissingFile } from '#portal/missing-file.ts'
import { lazyPart } from '#portal/ui/lazy-part.tsx'

/** In the order of the page: what costs money comes first. A capability adds its own card here. */
const cards = [allowanceCard, usageCard, aboutYouCard]

const loadAttention = () => import('./-attention.tsx')
const Attention = lazyPart(loadAttention)

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
  loader: ({ context: { session } }) => {
    loadParts(cards, session)
    loadAttention().then(({ attention }) => loadParts(attention, session), ignoreMissingFile)
  },
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
      <Overview Attention={Attention} cards={cards} />
    </ChooseAccount>
  )
}
