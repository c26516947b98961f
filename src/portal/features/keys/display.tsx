import { countOf, exactAmount, shortAmount } from '#domain/text/amounts.ts'
import { Badge, type BadgeTone } from '#portal/ui/data/badge.tsx'
import { Meter } from '#portal/ui/data/meter.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { DaysUntil, RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { type BaseKey, type KeyLimit, type KeyState, shareOf, stateOf } from './keys.ts'

const looks: Record<KeyState, { tone: BadgeTone; text: string }> = {
  active: { tone: 'accent', text: 'Active' },
  paused: { tone: 'warning', text: 'Paused' },
  expired: { tone: 'danger', text: 'Expired' },
  deleted: { tone: 'danger', text: 'Deleted' },
}

const limitReached = { tone: 'danger', text: 'Limit reached' } as const

/** What is shown of the state of a key. Only a secret key has a rotation. */
type StatedKey = Pick<BaseKey, 'pending' | 'isActive' | 'expires' | 'recoveryDeadline' | 'limit'> & {
  rotation?: object | null
}

/** The state of a key, with the relevant moment next to it: its deadline or its expiration. */
export function KeyStateBadge({ entity: key }: { entity: StatedKey }) {
  const state = stateOf(key, Date.now())
  // A key at its limit works no more than a paused one.
  const { tone, text } = state === 'active' && key.limit?.limitReached ? limitReached : looks[state]
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={tone} hasDot>
        {text}
      </Badge>
      {key.rotation && state !== 'deleted' && <Badge>Rotating</Badge>}
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

/** How much of a limit is used, as a bar and as text. */
export function LimitMeter({ limit, isWide }: { limit: KeyLimit; isWide?: boolean }) {
  const { maxLookups, lookupsUsed, limitReached } = limit
  const share = shareOf(limit)
  const text = `${exactAmount(lookupsUsed)} of ${countOf(maxLookups, 'lookup')} used`
  return (
    <span className={isWide ? 'flex flex-col gap-2' : 'flex min-w-24 flex-col gap-1'} title={text}>
      <span className="flex items-baseline justify-between gap-3 text-xs whitespace-nowrap text-muted tabular-nums">
        <span>
          {shortAmount(lookupsUsed)} of {shortAmount(maxLookups)}
        </span>
        <span className={limitReached ? 'font-medium text-danger' : undefined}>{share}</span>
      </span>
      <Meter label="Limit used" text={`${text}, ${share}`} used={lookupsUsed} max={maxLookups} />
    </span>
  )
}

/** The id may belong to another account or be mistyped: the page does not say which. */
export const NO_SUCH_KEY = {
  title: 'This account has no such key',
  text: 'It may belong to another of your accounts, or it was deleted more than 30 days ago.',
}

export function NoSuchKey() {
  return <EmptyState title={NO_SUCH_KEY.title}>{NO_SUCH_KEY.text}</EmptyState>
}
