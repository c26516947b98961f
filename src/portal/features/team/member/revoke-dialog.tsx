import { revokeInvitation } from '#generated/authorization/operations.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { teamQueries } from '../shared/queries.ts'
import type { MemberDialogProps } from '../shared/team-dialogs.tsx'

/** Another invitation would have another link and send another mail, so this asks instead of offering Undo. */
export function RevokeDialog({ entity: { id, email }, onClose }: MemberDialogProps) {
  return (
    <ConfirmDialog
      operation={revokeInvitation}
      path={{ id }}
      invalidates={teamQueries}
      title={`Revoke the invitation of ${email}?`}
      confirmLabel="Revoke invitation"
      doneText={`The invitation of ${email} is revoked.`}
      onClose={onClose}
    >
      <p>
        The link in the mail stops working at once, and the seat is free. No mail is sent. To have this person
        on the team after all, you invite them again, and they get a new link.
      </p>
    </ConfirmDialog>
  )
}
