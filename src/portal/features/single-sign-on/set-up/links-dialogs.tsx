import { useQuery } from '@tanstack/react-query'
import { createSetUpLink } from '#generated/authorization/operations/createSetUpLink.ts'
import { listSetUpLinks } from '#generated/authorization/operations/listSetUpLinks.ts'
import { revokeSetUpLink } from '#generated/authorization/operations/revokeSetUpLink.ts'
import type { SetUpLink } from '#generated/authorization/types.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import {
  aboutOne,
  type DialogProps,
  type EntityDialogProps,
  listedIn,
} from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { SecretDialog } from '#portal/ui/overlay/secret-dialog.tsx'
import { addressOf, setUpLinksQuery } from './set-up-links.ts'

const loadSchema = async () => (await import('#generated/authorization/zod.ts')).zCreateSetUpLinkBody

export const setUpLinkDialogs = { 'create-set-up-link': CreateDialog }

/** Dialogs about one of the links. */
export const oneSetUpLinkDialogs = aboutOne<SetUpLink>({
  what: 'The set-up link',
  useEntity: id =>
    listedIn(useQuery(setUpLinksQuery), ({ set_up_links: all }) => all.find(link => link.link_id === id)),
  missing: { title: 'Set-up link not found', text: 'It’s revoked, or it has expired.' },
  dialogs: { 'revoke-set-up-link': RevokeDialog },
})

export type SetUpLinkDialogName = keyof typeof setUpLinkDialogs | 'revoke-set-up-link'

/** First the form, then the link, which is copied or confirmed as stored before the dialog closes. */
function CreateDialog({ onClose, onMade }: DialogProps) {
  return (
    <FormDialog
      title="Create a set-up link"
      description="Anyone who has the link can set up an identity provider and provisioning of this account for seven days, and nothing else. Send it only to the person it is for."
      operation={createSetUpLink}
      schema={loadSchema}
      defaultValues={{ label: '' }}
      invalidates={[listSetUpLinks]}
      submitLabel="Create link"
      onDone={({ secret }) =>
        onMade(
          <SecretDialog
            title="The link is ready"
            noun="link"
            secret={addressOf(secret)}
            warning="We show it only once. It is like a password: send it in a way that only this person can read."
            onClose={() => onMade(null)}
          />,
        )
      }
      onClose={onClose}
    >
      {fields => (
        <fields.Text
          name="label"
          label="Whom is it for?"
          hint="Activity has this name for everything that is done with the link."
          autoComplete="off"
        />
      )}
    </FormDialog>
  )
}

function RevokeDialog({ entity: { link_id: id, label }, onClose }: EntityDialogProps<SetUpLink>) {
  return (
    <ConfirmDialog
      title={`Revoke the link ${label}?`}
      operation={revokeSetUpLink}
      path={{ id }}
      invalidates={[listSetUpLinks]}
      confirmLabel="Revoke link"
      doneText="The link no longer works."
      onClose={onClose}
    >
      <p>It stops at once, also where it is open. What was set up with it stays.</p>
    </ConfirmDialog>
  )
}
