import { Badge, type BadgeTone } from '#portal/ui/data/badge.tsx'
import { DaysUntil } from '#portal/ui/data/days-until.tsx'
import { RelativeTime } from '#portal/ui/data/relative-time.tsx'
import { type Key, type KeyState, stateOf } from './model.ts'

const looks: Record<KeyState, { tone: BadgeTone; text: string }> = {
  active: { tone: 'accent', text: 'Active' },
  paused: { tone: 'warning', text: 'Paused' },
  expired: { tone: 'danger', text: 'Expired' },
  deleted: { tone: 'danger', text: 'Deleted' },
}

const limitReached = { tone: 'danger', text: 'Limit reached' } as const

/** The state of a key, with the relevant moment next to it: its deadline or its expiration. */
export function KeyStateBadge({ entity: key }: { entity: Key }) {
  const state = stateOf(key, Date.now())
  // A key at its limit works no more than a paused one.
  const { tone, text } = state === 'active' && key.limit?.limitReached ? limitReached : looks[state]
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={tone} hasDot>
        {text}
      </Badge>
      {key.kind === 'secret' && key.rotation && state !== 'deleted' && <Badge>Rotating</Badge>}
      {state === 'deleted' && key.recoveryDeadline && (
        <span className="text-xs whitespace-nowrap text-muted">
          gone <DaysUntil value={key.recoveryDeadline} />
        </span>
      )}
      {state !== 'deleted' && key.expires && (
        <span className="text-xs whitespace-nowrap text-muted">
          {state === 'expired' ? 'ended' : 'ends'} <RelativeTime value={key.expires} />
        </span>
      )}
    </span>
  )
}
