import { SecretDialog } from '#portal/ui/overlay/secret-dialog.tsx'

/** The new token of a person's or a service account's. */
export function TokenReadyDialog({
  name,
  secret,
  onClose,
}: {
  name: string
  secret: string
  onClose: () => void
}) {
  return (
    <SecretDialog
      title={`${name} is ready`}
      secret={secret}
      warning="We show it only once. Anyone who has it can use it, so keep it out of code and chats."
      onClose={onClose}
    />
  )
}
