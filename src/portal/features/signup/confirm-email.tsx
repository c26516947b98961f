import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { confirmEmail, getOwnCredentials, resendConfirmationEmail } from '#generated/identity/operations.ts'
import { call, query } from '#portal/api/call.ts'
import { ApiError, toFormError } from '#portal/api/errors.ts'
import { sessionQuery } from '#portal/api/session.ts'
import { obtainToken } from '#portal/api/token.ts'
import { Alert } from '#portal/ui/alert.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Skeleton } from '#portal/ui/skeleton.tsx'
import { CheckMail } from './check-mail.tsx'

/** Confirms with the token of the mailed link. A second click on the link is as good as the first. */
export function ConfirmEmail({
  userId,
  token,
  next,
}: {
  userId: string
  token: string
  next: (isSignedIn: boolean) => ReactNode
}) {
  const client = useQueryClient()
  const confirm = useMutation({
    mutationFn: () => call(confirmEmail, { path: { id: userId }, body: { token } }),
    onSuccess: async () => {
      // The account that was just opened is not in the token at hand.
      await obtainToken({ fresh: true }).catch(() => undefined)
      await client.invalidateQueries()
    },
  })
  const { mutate } = confirm
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    mutate()
  }, [mutate])
  const { data: session } = useQuery({ ...sessionQuery, enabled: confirm.isSuccess })

  if (confirm.isSuccess)
    return (
      <div className="flex flex-col gap-5">
        <Alert
          tone="success"
          title={
            confirm.data.status === 'confirmed' ? 'Your e-mail address is confirmed' : 'Confirmed already'
          }
        >
          {confirm.data.status === 'confirmed'
            ? `Your account is open. You log in as ${confirm.data.username}.`
            : `Nothing is left to do for ${confirm.data.username}.`}
        </Alert>
        {next(Boolean(session))}
      </div>
    )
  if (confirm.isError) {
    const isLink = confirm.error instanceof ApiError && confirm.error.statusCode === 400
    return (
      <div className="flex flex-col gap-5">
        <Alert tone="danger" title="The address could not be confirmed">
          {isLink
            ? 'This link is not valid any more. Log in, or sign up again, to get a new one.'
            : confirm.error.message}
        </Alert>
        {isLink ? next(false) : <Button onClick={() => mutate()}>Try again</Button>}
      </div>
    )
  }
  return (
    <div role="status" className="flex flex-col gap-3">
      <p className="text-muted">Confirming your e-mail address…</p>
      <Skeleton className="h-9 w-full" />
    </div>
  )
}

/** For somebody who is signed in and has not opened the mail yet. */
export function AwaitConfirmation({
  otherwise,
  withoutAccount,
}: {
  otherwise: ReactNode
  /** For somebody who is confirmed, and in no account. */
  withoutAccount: (username: string) => ReactNode
}) {
  const { data: session, isPending } = useQuery(sessionQuery)
  const self = useQuery({ ...query(getOwnCredentials), enabled: Boolean(session) })
  const resend = useMutation({
    mutationFn: (user_id: string) => call(resendConfirmationEmail, { body: { user_id } }),
  })
  if (isPending || (session && self.isPending)) return <Skeleton className="h-24 w-full" />
  if (!session || !self.data) return otherwise
  if (self.data.confirmed) return withoutAccount(self.data.username)
  const { user_id, username } = self.data
  return (
    <CheckMail
      username={username}
      resendAvailable={resend.data?.resend_available ?? new Date(0).toISOString()}
      pending={resend.isPending}
      error={toFormError(resend.error, [])}
      onResend={() => resend.mutate(user_id)}
    />
  )
}
