import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { roleNames } from '#domain/authorization/role-names.ts'
import { countOf } from '#domain/text/amounts.ts'
import { listTeamMembers } from '#generated/authorization/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import { Button } from '#portal/ui/button.tsx'
import { Combobox } from '#portal/ui/input/combobox.tsx'
import { type Member, shownRoles, toMember } from '../shared/model.ts'
import type { WhatIfProps } from './what-if-page.tsx'

/** People offered while one types. */
const OFFERED = 8

/** The person whose roles are tried out, found by a part of the address. */
export function PersonField({ member, search, onSearch }: WhatIfProps & { member: Member | undefined }) {
  const { reason } = useCan(listTeamMembers)
  if (reason)
    return (
      <p className="text-sm text-muted">
        These are the roles of someone new. To try out roles for a person on the team: {reason}
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
      { query: { ...(text && { text }), state: 'member', page_size: OFFERED } },
      ({ identities }) => identities.map(toMember),
    ),
    placeholderData: keepPreviousData,
  })
  const members = data?.rows ?? []
  return (
    <Combobox
      label="Person"
      hint="Without one, the roles are those of someone new."
      placeholder="Search by email address"
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
