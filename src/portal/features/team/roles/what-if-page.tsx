import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { roleNames } from '#domain/authorization/role-names.ts'
import { countOf } from '#domain/text/amounts.ts'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import { useCan } from '#portal/api/can.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { AreaNav } from '#portal/shared/navigation/area-nav.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Combobox } from '#portal/ui/input/combobox.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import type { WhatIfProps } from '../shared/search.ts'
import { type Member, memberQuery, shownRoles, toMember } from '../shared/team.ts'
import { TeamActions } from '../shared/team-actions.tsx'
import { RoleDraft } from './role-draft.tsx'

/** What roles would change for a person, before anything is changed (decision R1: from the contracts). */
export function WhatIfPage(props: WhatIfProps) {
  return (
    <>
      <PageHeader
        title="Roles"
        description="See which pages and actions someone gains or loses with other roles. Nothing changes until you apply them."
      />
      <AreaNav area="team" />
      <TeamActions>
        {props.search.person ? (
          <OfPerson {...props} id={props.search.person} />
        ) : (
          <WithoutPerson {...props} />
        )}
      </TeamActions>
    </>
  )
}

function WithoutPerson(props: WhatIfProps) {
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
            <Alert tone="warning" title="No one on this team has this ID">
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

/** People offered while one types. */
const OFFERED = 8

/** The person whose roles are tried out, found by a part of the address. */
function PersonField({ member, search, onSearch }: WhatIfProps & { member: Member | undefined }) {
  const { reason } = useCan(listTeamMembers)
  if (reason)
    return (
      <p className="text-sm text-muted">
        These are the roles of a new person. To try out roles for someone on the team: {reason}
      </p>
    )
  if (!member) return <PersonSearch onPick={person => onSearch({ ...search, person })} />
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 text-sm">
        <p className="font-medium [overflow-wrap:anywhere]">{member.email}</p>
        <p className="text-muted">Now: {roleWords(member)}</p>
      </div>
      <Button size="sm" onClick={() => onSearch({ person: undefined, roles: search.roles })}>
        Choose another person
      </Button>
    </div>
  )
}

function PersonSearch({ onPick }: { onPick: (id: string) => void }) {
  const [text, setText] = useState('')
  const { data, isFetching, error } = useQuery({
    ...listQuery(
      listTeamMembers,
      { query: { ...(text && { search: text }), state: 'member', page_size: OFFERED } },
      ({ identities }) => identities.map(toMember),
    ),
    placeholderData: keepPreviousData,
  })
  const members = data?.rows ?? []
  return (
    <Combobox
      label="Person"
      hint="Leave empty for a new person."
      placeholder="Search by email"
      value={text}
      options={members.map(member => ({ id: member.id, text: member.email, note: roleWords(member) }))}
      error={error?.message}
      isBusy={isFetching}
      status={isFetching ? '' : countOf(data?.total ?? 0, 'person', 'people')}
      onType={setText}
      onPick={onPick}
    />
  )
}

function roleWords({ roles }: Member): string {
  return (
    shownRoles(roles)
      .map(role => roleNames[role])
      .join(', ') || 'No roles'
  )
}
