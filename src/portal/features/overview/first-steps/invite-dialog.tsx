import * as z from 'zod/mini'
import { createInvitation } from '#generated/authorization/operations/createInvitation.ts'
import { listInvitations } from '#generated/authorization/operations/listInvitations.ts'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import type { CreateInvitationBody } from '#generated/authorization/types.ts'
import { zCreateInvitationBody } from '#generated/authorization/zod.ts'
import { type DialogProps, defineDialogs } from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'

/** Roles that go together, by what the person will do. */
const DUTIES: Record<string, { label: string; roles: CreateInvitationBody['roles'] }> = {
  keys: { label: 'Build with it: see and change keys', roles: ['api-key-viewer', 'api-key-editor'] },
  billing: { label: 'Pay for it: see and change billing', roles: ['billing-viewer', 'billing-editor'] },
  both: {
    label: 'Both',
    roles: ['api-key-viewer', 'api-key-editor', 'billing-viewer', 'billing-editor'],
  },
}

const schema = z.object({ email_address: zCreateInvitationBody.shape.email_address, duty: z.string() })

export default defineDialogs({ invite: InviteDialog })

/** Invites a person to the account. */
function InviteDialog({ onClose }: DialogProps) {
  return (
    <FormDialog
      title="Invite a colleague"
      description="They get an email with a link that works for seven days. You can change their roles later."
      operation={createInvitation}
      schema={schema}
      defaultValues={{ email_address: '', duty: 'keys' }}
      toBody={({ email_address, duty }) => ({ email_address, roles: DUTIES[duty]?.roles ?? [] })}
      invalidates={[listTeamMembers, listInvitations]}
      submitLabel="Send invitation"
      doneText={({ email_address }) => `${email_address} is invited.`}
      onClose={onClose}
    >
      {fields => (
        <>
          <fields.Text name="email_address" type="email" label="Email" autoComplete="off" data-autofocus="" />
          <fields.Select
            name="duty"
            label="What will they do?"
            options={Object.entries(DUTIES).map(([value, { label }]) => ({ value, label }))}
          />
        </>
      )}
    </FormDialog>
  )
}
