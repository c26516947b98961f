import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#portal/api/session/session.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import type { Member } from '../shared/model.ts'

/** The address of a person, marked if it is the reader's own. */
export function MemberName({ member: { id, email } }: { member: Member }) {
  const { data: session } = useQuery(sessionQuery)
  return (
    <span className="flex items-center gap-2">
      <span className="max-w-72 truncate max-sm:whitespace-normal max-sm:break-all" title={email}>
        {email}
      </span>
      {id === session?.userId && <Badge>You</Badge>}
    </span>
  )
}
