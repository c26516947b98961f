import { Badge, type BadgeTone } from '#portal/ui/data/badge.tsx'
import { DaysUntil } from '#portal/ui/data/days-until.tsx'
import { RelativeTime } from '#portal/ui/data/relative-time.tsx'
import { type Member, type MemberState, stateOf } from '../shared/model.ts'

const looks: Record<MemberState, { tone: BadgeTone; text: string }> = {
  member: { tone: 'accent', text: 'Member' },
  invited: { tone: 'neutral', text: 'Invited' },
  expired: { tone: 'warning', text: 'Expired' },
}

/** Whether someone is on the team; of an invitation, when it expires. */
export function StateBadge({ member }: { member: Member }) {
  const state = stateOf(member, Date.now())
  const { tone, text } = looks[state]
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={tone} hasDot>
        {text}
      </Badge>
      {state !== 'member' && member.expiration && (
        <span className="text-xs whitespace-nowrap text-muted">
          {state === 'invited' ? (
            <>
              expires <DaysUntil value={member.expiration} />
            </>
          ) : (
            <RelativeTime value={member.expiration} />
          )}
        </span>
      )}
    </span>
  )
}
