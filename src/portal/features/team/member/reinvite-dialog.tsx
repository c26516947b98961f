import * as z from 'zod/mini'
import { createInvitation } from '#generated/authorization/operations.ts'
import { zCreateInvitationBody } from '#generated/authorization/zod.ts'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { RolesField, zPickedRoles } from '../roles/roles-field.tsx'
import { teamQueries } from '../shared/queries.ts'
import type { MemberDialogProps } from '../shared/team-dialogs.tsx'
import { useTeamRules } from '../shared/use-team-rules.ts'

const schema = z.extend(zCreateInvitationBody, { roles: zPickedRoles })

/** The roles of an invitation change with another invitation, which takes the place of the first. */
export function ReinviteDialog({ entity: member, onClose }: MemberDialogProps) {
  const { email, roles } = member
  const rules = useTeamRules()
  return (
    <FormDialog
      title="Change roles"
      description={`${email} has not accepted yet. They get another mail with a new link, and the earlier link stops working.`}
      size="lg"
      operation={createInvitation}
      schema={schema}
      defaultValues={{ email_address: email, roles }}
      invalidates={teamQueries}
      submitLabel="Send new invitation"
      disabledReason={rules.against(member)}
      doneText={`${email} is invited with these roles.`}
      onClose={onClose}
    >
      {() => <RolesField label="Roles" lockedRoles={rules.lockedRoles()} />}
    </FormDialog>
  )
}
