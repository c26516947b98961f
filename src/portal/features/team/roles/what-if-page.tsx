import { useQuery } from '@tanstack/react-query'
import { BackLink } from '#portal/kit/back-link.tsx'
import type { ChangeSearch } from '#portal/kit/list/address.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { memberQuery } from '../shared/queries.ts'
import { TeamActions } from '../shared/team-actions.tsx'
import { PersonField } from './person-field.tsx'
import { RoleDraft } from './role-draft.tsx'
import type { WhatIfSearch } from './what-if-search.ts'

export interface WhatIfProps {
  search: WhatIfSearch
  onSearch: ChangeSearch<WhatIfSearch>
}

/** What roles would change for a person, before anything is changed (decision R1: from the contracts). */
export function WhatIfPage(props: WhatIfProps) {
  return (
    <>
      <BackLink to="/account/team">Team</BackLink>
      <PageHeader
        title="Try out roles"
        description="The pages and actions that a person would gain or lose with other roles. Nothing changes until you apply them."
      />
      <TeamActions>
        {props.search.person ? <OfPerson {...props} id={props.search.person} /> : <OfNobody {...props} />}
      </TeamActions>
    </>
  )
}

function OfNobody(props: WhatIfProps) {
  return <RoleDraft {...props} person={<PersonField member={undefined} {...props} />} member={undefined} />
}

function OfPerson({ id, ...props }: WhatIfProps & { id: string }) {
  const query = useQuery(memberQuery(id))
  return (
    <Loaded query={query} what="The person" rows={6} isCard>
      {member =>
        member ? (
          // The draft of another person starts from their roles.
          <RoleDraft
            key={member.id}
            {...props}
            member={member}
            person={<PersonField member={member} {...props} />}
          />
        ) : (
          <div className="flex flex-col gap-6">
            <Alert tone="warning" title="Nobody on this team has this id">
              The person was removed, or the link is for another account.
            </Alert>
            <Card>
              <PersonField member={undefined} {...props} />
            </Card>
          </div>
        )
      }
    </Loaded>
  )
}
