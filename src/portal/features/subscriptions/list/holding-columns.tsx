import type { ListColumn } from '#portal/kit/list/columns.ts'
import { useUnpaidOrders } from '#portal/shared/subscriptions/outlook.tsx'
import { ForecastNote } from '../forecast/forecast-line.tsx'
import { RenewalCell } from '../renewal/renewal-cell.tsx'
import { LicenseLink } from '../shared/license-link.tsx'
import { LicenseValue } from '../shared/license-value.tsx'
import { LookupsMeter } from '../shared/lookups-meter.tsx'
import type { Holding } from '../shared/model.ts'
import { StatusBadge } from '../shared/status-badge.tsx'
import { INTERVAL_WORDS, rateLimitWords } from '../shared/words.ts'
import { HoldingMenu } from './holding-menu.tsx'

const none = <span className="text-faint">–</span>

export const holdingColumns: readonly ListColumn<Holding>[] = [
  { id: 'label', header: 'License', part: 'title', cell: holding => <Title holding={holding} /> },
  { id: 'status', header: 'Status', cell: ({ current }) => <Status term={current} /> },
  {
    id: 'left',
    header: 'Lookups left',
    cell: holding => <Left holding={holding} />,
  },
  {
    id: 'plan',
    header: 'Plan',
    from: 'xl',
    cell: holding => <PlanFacts holding={holding} />,
  },
  { id: 'end', header: 'What happens next', cell: holding => <RenewalCell holding={holding} /> },
  { id: 'actions', header: 'Actions', part: 'actions', cell: holding => <HoldingMenu holding={holding} /> },
]

function Status({ term }: { term: Holding['current'] }) {
  const unpaid = useUnpaidOrders()
  return <StatusBadge term={term} isUnpaid={term?.orderId != null && unpaid.has(term.orderId)} />
}

function Left({ holding }: { holding: Holding }) {
  if (!holding.current) return none
  return (
    <span className="flex flex-col gap-1">
      <LookupsMeter holding={holding} />
      <ForecastNote holding={holding} />
    </span>
  )
}

function Title({ holding }: { holding: Holding }) {
  return (
    <>
      <LicenseLink
        holding={holding}
        className="block max-w-72 rounded-xs underline-offset-4 after:absolute after:inset-0 hover:underline"
      />
      <LicenseValue holding={holding} />
    </>
  )
}

function PlanFacts({ holding: { current } }: { holding: Holding }) {
  if (!current) return none
  const { text, own } = rateLimitWords(current, new Date())
  return (
    <span className="flex flex-col gap-0.5">
      <span>{current.plan.description}</span>
      <span className="text-xs text-muted">
        {INTERVAL_WORDS[current.plan.interval]}, rate limit: {text}
      </span>
      {own && <span className="text-xs text-muted">{own}</span>}
    </span>
  )
}
