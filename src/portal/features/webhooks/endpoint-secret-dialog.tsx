import { SecretDialog } from '#portal/ui/overlay/secret-dialog.tsx'

/** The new secret of an endpoint. */
export function EndpointSecretDialog({
  title,
  url,
  secret,
  note,
  onClose,
}: {
  title: string
  url: string
  secret: string
  /** What happens to the previous secret after a rotation. */
  note?: string
  onClose: () => void
}) {
  return (
    <SecretDialog
      title={title}
      description={<span className="wrap-anywhere">{url}</span>}
      noun="secret"
      secret={secret}
      warning={`We don’t show it again. If it’s lost, rotate it.${note ? ` ${note}` : ''}`}
      onClose={onClose}
    >
      <p className="text-sm text-muted">
        Check the signature of each delivery with it.{' '}
        <a href="/docs/webhooks" className="text-accent underline underline-offset-4">
          Code that does so
        </a>
      </p>
    </SecretDialog>
  )
}
