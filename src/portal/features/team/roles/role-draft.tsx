import { customerRoles, operations, pages } from 'virtual:permissions'
import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { roleChanges } from '#domain/authorization/role-changes.ts'
import { roleNames } from '#domain/authorization/role-names.ts'
import { setRoles } from '#generated/authorization/operations/setRoles.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import { useCan } from '#portal/api/can.ts'
import { renew } from '#portal/api/session/session.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import type { WhatIfProps } from '../shared/search.ts'
import type { Member } from '../shared/team.ts'
import { useTeamActions } from '../shared/team-actions.tsx'
import { useTeamRules } from '../shared/use-team-rules.ts'
import { areasOf, changeText, compareRoles } from './effects.ts'
import type { PermittedOperation, PermittedPage } from './permission-table.ts'
import { RolePicker } from './role-picker.tsx'

/** A draft of roles, next to what it would change. The address holds the draft. */
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
        <Card title={member ? `Access of ${member.email} with these roles` : 'Access with these roles'}>
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

const list = new Intl.ListFormat('en')
const names = (roles: readonly CustomerRole[]) => list.format(roles.map(role => roleNames[role]))

/** Gives a person the roles of a draft, once that is confirmed. */
function ApplyRoles({
  member,
  now,
  draft,
  onApplied,
}: {
  member: Member | undefined
  now: readonly CustomerRole[]
  draft: readonly CustomerRole[]
  onApplied: () => void
}) {
  const actions = useTeamActions()
  const rules = useTeamRules()
  const can = useCan(setRoles)
  const [isAsked, setAsked] = useState(false)
  const { granted, revoked } = roleChanges(now, draft)
  const locks = rules.lockedRoles(member)
  const lock = [...granted, ...revoked].map(role => locks[role]).find(Boolean)
  const isSelf = member !== undefined && rules.isSelf(member)

  function reason(): string | undefined {
    if (can.reason) return can.reason
    if (!member) return 'Choose a person first.'
    if (!member.dateAccepted) return 'This person hasn’t accepted the invitation yet.'
    if (!granted.length && !revoked.length) return 'These are the roles now.'
    return lock
  }

  async function apply() {
    if (!member) return
    const isDone = await actions.changeRoles(member, now, draft)
    setAsked(false)
    if (!isDone) return
    onApplied()
    if (isSelf) await renew({})
  }

  return (
    <>
      <Button variant="primary" disabledReason={reason()} onClick={() => setAsked(true)}>
        Apply these roles
      </Button>
      {isAsked && (
        <ConfirmDialog
          onClose={() => setAsked(false)}
          title={isSelf ? 'Change your own roles?' : `Change the roles of ${member?.email}?`}
          confirmLabel="Change roles"
          tone={revoked.length ? 'danger' : 'primary'}
          onConfirm={apply}
        >
          {granted.length > 0 && <p>Granted: {names(granted)}.</p>}
          {revoked.length > 0 && <p>Revoked: {names(revoked)}.</p>}
          <p>
            The change takes effect immediately, including in open pages.
            {isSelf &&
              revoked.some(role => role.startsWith('account-owner')) &&
              ' Only another owner can give you the role again.'}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

interface Side {
  pages: readonly PermittedPage[]
  operations: readonly PermittedOperation[]
}

/** The pages and acts on one side of a change. Nothing is shown of a side without any. */
function Difference({ kind, pages, operations }: Side & { kind: 'gained' | 'lost' }) {
  if (!pages.length && !operations.length) return null
  const id = `roles-${kind}`
  const isGained = kind === 'gained'
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h3 id={id} className="flex items-center gap-2 text-base">
        <span
          aria-hidden="true"
          className={`grid size-6 place-items-center rounded-full [&>svg]:size-4 ${isGained ? 'bg-accent-soft text-accent' : 'bg-danger-soft text-danger'}`}
        >
          {isGained ? <Plus /> : <Minus />}
        </span>
        {isGained ? 'Gained' : 'Lost'}
      </h3>
      <Things pages={pages} operations={operations} />
    </section>
  )
}

/** What stays as it is, folded away. */
function Unchanged({ pages, operations }: Side) {
  if (!pages.length && !operations.length) return null
  return (
    <details>
      <summary className="inline-flex min-h-6 cursor-pointer items-center rounded-xs font-medium hover:text-muted">
        No change ({pages.length + operations.length})
      </summary>
      <div className="mt-3">
        <Things pages={pages} operations={operations} />
      </div>
    </details>
  )
}

function Things({ pages, operations }: Side) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-3 text-sm sm:grid-cols-[10rem_1fr]">
      {pages.length > 0 && (
        <Row title="Pages">
          <ul className="flex flex-wrap gap-1.5">
            {pages.map(({ path, name }) => (
              <li key={path} className="rounded-sm bg-sunken px-2 py-0.5 ring-1 ring-line ring-inset">
                {name}
              </li>
            ))}
          </ul>
        </Row>
      )}
      {areasOf(operations).map(({ name, operations }) => (
        <Row key={name} title={name}>
          <ul className="gap-x-6 text-muted xl:columns-2">
            {operations.map(({ id, summary }) => (
              <li key={id} className="mb-1 break-inside-avoid">
                {summary}
              </li>
            ))}
          </ul>
        </Row>
      ))}
    </dl>
  )
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-medium max-sm:mt-1">{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
