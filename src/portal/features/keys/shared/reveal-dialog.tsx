import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { revealSecretKeyToken } from '#generated/security/operations.ts'
import { call } from '#portal/api/call.ts'
import { notesOf } from '#portal/api/errors.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Skeleton } from '#portal/ui/feedback/skeleton.tsx'
import { SecretField } from '#portal/ui/input/secret-field.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import type { KeyDialogProps } from './key-dialogs.tsx'

/** Shows the full token. If the last login is too old, the call itself asks for the password first. */
export function RevealDialog({ entity: { keyValue: id, label }, onClose, isPressed }: KeyDialogProps) {
  const reveal = useMutation({
    mutationFn: () => call(revealSecretKeyToken, { path: { id } }),
    // The token must not stay in memory longer than the dialog.
    gcTime: 0,
  })
  const { mutate } = reveal
  // A link alone reveals nothing: each reveal is recorded.
  const [isAsked] = useState(isPressed)
  useEffect(() => {
    if (isAsked) mutate()
  }, [isAsked, mutate])
  const notes = notesOf(reveal.error)

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Token of ${label}`}
      size="md"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {!reveal.data && !reveal.isPending && (
            <Button variant="primary" onClick={() => mutate()}>
              Reveal token
            </Button>
          )}
        </>
      }
    >
      {reveal.data && (
        <>
          <SecretField label="Token" secret={reveal.data.token} isShownAtFirst />
          <p className="text-muted">The account’s activity log records that you viewed it.</p>
        </>
      )}
      {reveal.isPending && <Skeleton className="h-11 w-full" />}
      {reveal.error && (
        <Alert tone="danger" help={notes.help} reference={notes.reference}>
          {reveal.error.message}
        </Alert>
      )}
    </Dialog>
  )
}
