import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { getOwnCredentials } from '#generated/identity/operations.ts'
import { zLogInBody } from '#generated/identity/zod.ts'
import { revealSecretKeyToken } from '#generated/security/operations.ts'
import { call, query } from '#portal/api/call.ts'
import { ApiError, notesOf, toFormError } from '#portal/api/errors.ts'
import { signIn } from '#portal/api/session.ts'
import { Alert } from '#portal/ui/alert.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Dialog } from '#portal/ui/dialog.tsx'
import { Form } from '#portal/ui/form/form.tsx'
import { SecretField } from '#portal/ui/secret-field.tsx'
import { Skeleton } from '#portal/ui/skeleton.tsx'
import type { SecretKey } from './model.ts'

const zPassword = z.pick(zLogInBody, { password: true })

/** Shows the whole token. Where the last login is too long ago, it asks for the password first. */
export function RevealDialog({ secretKey, onClose }: { secretKey: SecretKey; onClose: () => void }) {
  const { data: self } = useQuery(query(getOwnCredentials))
  const reveal = useMutation({
    mutationFn: () => call(revealSecretKeyToken, { path: { id: secretKey.keyValue } }),
    // The token must not stay in memory longer than the dialog.
    gcTime: 0,
  })
  const confirm = useMutation({
    mutationFn: (password: string) => signIn({ username: self?.username ?? '', password }),
    onSuccess: () => reveal.mutate(),
  })
  const { mutate } = reveal
  useEffect(() => mutate(), [mutate])
  const notes = notesOf(reveal.error)
  const needsLogin = reveal.error instanceof ApiError && reveal.error.name === 'recent-login-required'

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Token of ${secretKey.label}`}
      description={needsLogin ? 'Your last login was some time ago. Confirm that it is you.' : undefined}
      size="md"
      footer={needsLogin ? undefined : <Button onClick={onClose}>Close</Button>}
    >
      {reveal.data && (
        <>
          <SecretField label="Token" secret={reveal.data.token} isShownAtFirst />
          <p className="text-muted">That you looked at it now stands in the activity log of the account.</p>
        </>
      )}
      {reveal.isPending && <Skeleton className="h-11 w-full" />}
      {needsLogin && (
        <Form
          schema={zPassword}
          defaultValues={{ password: '' }}
          onSubmit={({ password }) => confirm.mutate(password)}
          error={toFormError(confirm.error, ['password'])}
          pending={confirm.isPending || reveal.isPending}
          submitLabel="Reveal token"
          secondary={<Button onClick={onClose}>Cancel</Button>}
        >
          {fields => (
            <fields.Password
              name="password"
              label="Password"
              autoComplete="current-password"
              data-autofocus=""
            />
          )}
        </Form>
      )}
      {reveal.error && !needsLogin && (
        <Alert tone="danger" help={notes.help} reference={notes.reference}>
          {reveal.error.message}
        </Alert>
      )}
    </Dialog>
  )
}
