import { useQuery } from '@tanstack/react-query'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { grantInternalRole } from '#generated/authorization/operations/grantInternalRole.ts'
import { revokeInternalRole } from '#generated/authorization/operations/revokeInternalRole.ts'
import { activateUser } from '#generated/identity/operations/activateUser.ts'
import { deactivateUser } from '#generated/identity/operations/deactivateUser.ts'
import { holdUserDeletion } from '#generated/identity/operations/holdUserDeletion.ts'
import { listUserSessions } from '#generated/identity/operations/listUserSessions.ts'
import { releaseUserDeletion } from '#generated/identity/operations/releaseUserDeletion.ts'
import { revokeUserSession } from '#generated/identity/operations/revokeUserSession.ts'
import { revokeUserSessions } from '#generated/identity/operations/revokeUserSessions.ts'
import { sendUserPasswordReset } from '#generated/identity/operations/sendUserPasswordReset.ts'
import { setUserPassword } from '#generated/identity/operations/setUserPassword.ts'
import { zSetUserPasswordBody } from '#generated/identity/zod.ts'
import { call, query } from '#portal/api/call.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import {
  aboutOne,
  type DialogProps,
  defineDialogs,
  type EntityDialogProps,
} from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { ReasonDialog } from '../shared/reason-dialog.tsx'
import { browserOf, type Person, type PersonSession, personQueries } from './person.ts'

interface Props {
  person: Person
  id?: string
}

const ABOUT_PERSON = {
  activate: ActivateDialog,
  deactivate: DeactivateDialog,
  'hold-deletion': HoldDeletionDialog,
  'release-deletion': ReleaseDeletionDialog,
  reset: ResetDialog,
  password: PasswordDialog,
  'end-sessions': EndSessionsDialog,
  grant: GrantDialog,
  revoke: RevokeDialog,
}
const ABOUT_SESSION = { 'end-session': EndSessionDialog }
export type PersonDialogName = keyof typeof ABOUT_PERSON | keyof typeof ABOUT_SESSION

export default defineDialogs<Props>(
  ABOUT_PERSON,
  aboutOne<PersonSession, Props>({
    what: 'The session',
    useEntity: useSession,
    missing: { title: 'Session not found', text: 'It has ended.' },
    dialogs: ABOUT_SESSION,
  }),
)

function useSession(id: string, { person }: Props) {
  const sessions = useQuery(query(listUserSessions, { path: { id: person.user_id } }))
  return {
    ...sessions,
    data: sessions.data && (sessions.data.sessions.find(s => s.session_id === id) ?? null),
  }
}

function ActivateDialog({ person: { user_id: id, email_address }, onClose }: Props & DialogProps) {
  return (
    <ReasonDialog
      title={`Activate ${email_address}?`}
      operation={activateUser}
      subject={id}
      send={reason => call(activateUser, { path: { id }, query: { reason } })}
      invalidates={personQueries}
      submitLabel="Activate"
      doneText={`${email_address} can log in again.`}
      onClose={onClose}
    >
      <p>They can log in again the way they did before. Sessions that ended stay ended.</p>
    </ReasonDialog>
  )
}

function HoldDeletionDialog({ person: { user_id: id, email_address }, onClose }: Props & DialogProps) {
  return (
    <ReasonDialog
      title={`Hold the deletion of ${email_address}?`}
      operation={holdUserDeletion}
      subject={id}
      send={reason => call(holdUserDeletion, { path: { id }, query: { reason } })}
      invalidates={personQueries}
      submitLabel="Hold deletion"
      doneText="The deletion is on hold."
      onClose={onClose}
    >
      <p>The login isn’t erased until someone releases it. The person can still restore it.</p>
    </ReasonDialog>
  )
}

function ReleaseDeletionDialog({ person: { user_id: id, email_address }, onClose }: Props & DialogProps) {
  return (
    <ReasonDialog
      title={`Release the deletion of ${email_address}?`}
      operation={releaseUserDeletion}
      subject={id}
      send={reason => call(releaseUserDeletion, { path: { id }, query: { reason } })}
      invalidates={personQueries}
      submitLabel="Release deletion"
      doneText="The deletion is released."
      onClose={onClose}
    >
      <p>
        The login is erased when it was going to be, but not within the next three days, so that the person is
        reminded.
      </p>
    </ReasonDialog>
  )
}

function DeactivateDialog({ person: { user_id: id, email_address }, onClose }: Props & DialogProps) {
  return (
    <ReasonDialog
      title={`Deactivate ${email_address}?`}
      operation={deactivateUser}
      subject={id}
      send={reason => call(deactivateUser, { path: { id }, query: { reason } })}
      invalidates={personQueries}
      submitLabel="Deactivate"
      doneText={`${email_address} is deactivated.`}
      onClose={onClose}
    >
      <p>
        They’re logged out everywhere within 5 seconds and can’t log in again. We don’t send an email. Their
        accounts, roles, and keys stay, and the keys keep working.
      </p>
    </ReasonDialog>
  )
}

function ResetDialog({ person: { user_id: id, email_address }, onClose }: Props & DialogProps) {
  return (
    <ConfirmDialog
      title="Send a reset link?"
      confirmLabel="Send reset link"
      tone="primary"
      onClose={onClose}
      onConfirm={async () => {
        const { sent } = await call(sendUserPasswordReset, { path: { id } })
        toast.success(
          sent === 'reset-link'
            ? `The link is on its way to ${email_address}.`
            : `They can’t set a password now. We emailed ${email_address} how to log in.`,
        )
        onClose()
      }}
    >
      <p>
        We email {email_address} a link to choose a new password. It works for 30 minutes. Until they use it,
        nothing changes.
      </p>
    </ConfirmDialog>
  )
}

function PasswordDialog({ person: { user_id: id, email_address }, onClose }: Props & DialogProps) {
  return (
    <FormDialog
      title="Set a password"
      description={`Only if ${email_address} can’t read their email: otherwise, send a reset link. The password works for one login, and then they choose their own. They’re logged out everywhere and get an email.`}
      operation={setUserPassword}
      path={{ id }}
      schema={zSetUserPasswordBody}
      defaultValues={{ new_password: '' }}
      invalidates={personQueries}
      submitLabel="Set password"
      doneText="The password is set for one login."
      onClose={onClose}
    >
      {fields => (
        <fields.Password
          name="new_password"
          label="Password for the next login"
          hint="At least 15 characters. Several words are easiest to pass on by phone."
          autoComplete="new-password"
          data-autofocus=""
        />
      )}
    </FormDialog>
  )
}

function EndSessionsDialog({ person: { user_id: id, email_address }, onClose }: Props & DialogProps) {
  return (
    <ReasonDialog
      title="End all sessions?"
      operation={revokeUserSessions}
      subject={id}
      send={reason => call(revokeUserSessions, { path: { id }, query: { reason } })}
      invalidates={personQueries}
      submitLabel="End all sessions"
      doneText={`${email_address} is logged out everywhere.`}
      onClose={onClose}
    >
      <p>
        {email_address} is logged out of every browser within 5 seconds. They can log in again: to prevent
        that, deactivate them.
      </p>
    </ReasonDialog>
  )
}

function EndSessionDialog({
  person: { user_id: id },
  entity: session,
  onClose,
}: Props & EntityDialogProps<PersonSession>) {
  const { session_id } = session
  return (
    <ReasonDialog
      title={`End the session in ${browserOf(session)}?`}
      operation={revokeUserSession}
      subject={session_id}
      send={reason => call(revokeUserSession, { path: { id, session_id }, query: { reason } })}
      invalidates={personQueries}
      submitLabel="End session"
      doneText="The session has ended."
      onClose={onClose}
    >
      <p>This browser is logged out within 5 seconds. Others stay logged in.</p>
    </ReasonDialog>
  )
}

function GrantDialog({ person: { user_id: id, email_address }, onClose }: Props & DialogProps) {
  return (
    <ConfirmDialog
      operation={grantInternalRole}
      path={{ id, role: INTERNAL_ROLE }}
      invalidates={personQueries}
      title={`Make ${email_address} staff?`}
      typeToConfirm={email_address}
      confirmLabel="Make staff"
      tone="primary"
      doneText={`${email_address} is staff now.`}
      onClose={onClose}
    >
      <p>
        They’ll see every customer and can do everything on these pages, right away. They and all staff get an
        email.
      </p>
    </ConfirmDialog>
  )
}

function RevokeDialog({ person: { user_id: id, email_address }, onClose }: Props & DialogProps) {
  return (
    <ConfirmDialog
      operation={revokeInternalRole}
      path={{ id, role: INTERNAL_ROLE }}
      invalidates={personQueries}
      title={`Revoke the staff role of ${email_address}?`}
      confirmLabel="Revoke staff role"
      doneText={`${email_address} is no longer staff.`}
      onClose={onClose}
    >
      <p>
        They can’t open these pages anymore, and stop acting as anyone. Their own accounts stay. They and all
        staff get an email.
      </p>
    </ConfirmDialog>
  )
}
