import { customerRoles, operations, pages } from 'virtual:permissions'
import type { ReactNode } from 'react'
import type { CustomerRole } from '#generated/authorization/types.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import type { Member } from '../shared/model.ts'
import { useTeamActions } from '../shared/team-actions.tsx'
import { ApplyRoles } from './apply-roles.tsx'
import { Difference, Unchanged } from './difference.tsx'
import { RolePicker } from './role-picker.tsx'
import { changeText, compareRoles } from './what-if.ts'
import type { WhatIfProps } from './what-if-page.tsx'

/** A draft of roles, beside what it would change. The address holds the draft. */
export function RoleDraft({
  person,
  member,
  search,
  onSearch,
}: WhatIfProps & { person: ReactNode; member: Member | undefined }) {
  const actions = useTeamActions()
  const now = member?.roles ?? []
  const draft = rolesIn(search.roles) ?? now
  const change = compareRoles({ operations, pages }, now, draft)
  const side = (kind: 'gained' | 'lost' | 'kept') => ({
    pages: change.pages[kind],
    operations: change.operations[kind],
  })
  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start">
      <Card className="lg:row-span-2">
        {/* What has the focus stays above the bar. */}
        <div className="flex flex-col gap-6 max-lg:[&_:is(input,button,summary)]:scroll-mb-40">
          {person}
          <RolePicker
            label="Roles to try out"
            value={draft}
            onChange={roles => onSearch({ ...search, roles: roles.join() }, { replace: true })}
          />
        </div>
      </Card>
      {/* On a narrow screen it stays in view while the roles are chosen. */}
      <div className="z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl bg-surface p-4 shadow-card ring-1 ring-line max-lg:sticky max-lg:bottom-2">
        <output className="font-medium">{changeText(change)}</output>
        <ApplyRoles
          {...{ member, now, draft }}
          onApplied={() => onSearch({ person: search.person, roles: undefined }, { replace: true })}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <ActionErrorAlert actions={actions} />
        <Card title={member ? `With these roles, ${member.email}` : 'With these roles, someone new'}>
          <div className="flex flex-col gap-8">
            <Difference kind="gained" {...side('gained')} />
            <Difference kind="lost" {...side('lost')} />
            <Unchanged {...side('kept')} />
          </div>
        </Card>
      </div>
    </div>
  )
}

/** The roles of an address, without names that no role has; undefined without a draft. */
function rolesIn(text: string | undefined): CustomerRole[] | undefined {
  if (text === undefined) return undefined
  const names = text.split(',')
  return customerRoles.filter(role => names.includes(role))
}
