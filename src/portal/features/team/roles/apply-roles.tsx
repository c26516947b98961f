import { useState } from 'react'
import { roleNames } from '#domain/authorization/role-names.ts'
import { grantRole, revokeRole } from '#generated/authorization/operations.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import { useCan } from '#portal/api/can.ts'
import { renew } from '#portal/api/session/session.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { Button } from '#portal/ui/button.tsx'
import { type Member, roleChanges } from '../shared/model.ts'
import { useTeamActions } from '../shared/team-actions.tsx'
import { useTeamRules } from '../shared/use-team-rules.ts'

const list = new Intl.ListFormat('en')
const names = (roles: readonly CustomerRole[]) => list.format(roles.map(role => roleNames[role]))

/** Gives a person the roles of a draft, once that is confirmed. */
export function ApplyRoles({
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
  const can = useCan(grantRole, revokeRole)
  const [isAsked, setAsked] = useState(false)
  const { granted, revoked } = roleChanges(now, draft)
  const locks = rules.lockedRoles(member)
  const lock = [...granted, ...revoked].map(role => locks[role]).find(Boolean)
  const isSelf = member !== undefined && rules.isSelf(member)

  function reason(): string | undefined {
    if (can.reason) return can.reason
    if (!member) return 'Choose a person first.'
    if (!member.dateAccepted) return 'This person has not accepted the invitation yet.'
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
            The change counts at once, also in pages that are open.
            {isSelf &&
              revoked.some(role => role.startsWith('account-owner')) &&
              ' Only another owner can give you the role again.'}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
