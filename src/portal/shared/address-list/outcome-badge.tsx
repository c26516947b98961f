import { type Outcome, outcomeLabels, type RowResult } from '#domain/address-list/results.ts'
import { Badge, type BadgeTone } from '#portal/ui/data/badge.tsx'

const tones: Record<Outcome, BadgeTone> = {
  confirmed: 'accent',
  incomplete: 'warning',
  'not-found': 'danger',
  'not-in-sample': 'warning',
  'not-sent': 'neutral',
}

/** What became of a row, in a word. */
export function OutcomeBadge({ result }: { result: RowResult | null }) {
  return result ? <Badge tone={tones[result[0]]}>{outcomeLabels[result[0]]}</Badge> : <Badge>Waiting</Badge>
}
