import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { setRoles } from '#generated/authorization/operations/setRoles.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import { useCan } from '#portal/api/can.ts'
import { renew } from '#portal/api/session/session.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { isOwnerRole, rolesQuery } from '../shared/team.ts'
import { changeWords, type MemberDialogProps, useTeamActions } from '../shared/team-actions.tsx'
import { useTeamRules } from '../shared/use-team-rules.ts'
import { RolePicker } from './role-picker.tsx'

/** Changes the roles of a member, each change at once. */
export function RolesDialog({ entity: member, onClose }: MemberDialogProps) {
  const { email } = member
  const actions = useTeamActions()
  const rules = useTeamRules()
  const can = useCan(setRoles)
  const query = useQuery(rolesQuery(member.id))
  const [asked, setAsked] = useState<CustomerRole[]>()
  const [first, setFirst] = useState(query.data)
  if (!first && query.data) setFirst(query.data)
  const [last, setLast] = useState<{ from: CustomerRole[]; to: CustomerRole[] }>()
  const isSelf = rules.isSelf(member)

  async function change(to: CustomerRole[]) {
    const from = query.data ?? []
    setAsked(undefined)
    setLast(undefined)
    if (!(await actions.changeRoles(member, from, to, { isQuiet: true }))) return
    setLast({ from, to })
    if (isSelf) await renew({})
  }

  // While the dialog is open, no toast can be reached; the one after it takes everything back.
  function close() {
    const [before, now] = [first ?? [], query.data ?? []]
    const text = changeWords(member, before, now)
    const onAction = () => void actions.changeRoles(member, now, before)
    if (text && !isSelf) void toast.success(text, { action: { label: 'Undo', onAction } })
    onClose()
  }

  if (asked)
    return (
      <ConfirmDialog
        onClose={() => setAsked(undefined)}
        title="Give up this role?"
        confirmLabel="Give up the role"
        onConfirm={() => change(asked)}
      >
        <p>
          You’ll no longer be able to invite people or change roles, including your own. You can’t undo this:
          only an owner can give you the role again.
        </p>
      </ConfirmDialog>
    )
  return (
    <Dialog
      open
      isSavedAtOnce
      onClose={close}
      size="lg"
      title="Change roles"
      description={`What ${isSelf ? 'you' : email} can do in this account. Changes take effect immediately, including in open pages.`}
      footer={<Button onClick={close}>Done</Button>}
    >
      <ActionErrorAlert actions={actions} />
      {last && (
        <Alert
          tone="success"
          action={
            <Button size="sm" onClick={() => void change(last.from).then(() => setLast(undefined))}>
              Undo
            </Button>
          }
        >
          {changeWords(member, last.from, last.to)}
        </Alert>
      )}
      <Loaded query={query} what="The roles" rows={6}>
        {roles => (
          <RolePicker
            label={`Roles of ${email}`}
            value={roles}
            lockedRoles={rules.lockedRoles(member)}
            error={can.reason}
            onChange={to => {
              const isGivenUp = roles.some(role => isOwnerRole(role) && !to.includes(role))
              if (isSelf && isGivenUp) setAsked(to)
              else void change(to)
            }}
          />
        )}
      </Loaded>
    </Dialog>
  )
}
