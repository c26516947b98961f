import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { confirmEmail } from '#generated/identity/operations/confirmEmail.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { resendConfirmationEmail } from '#generated/identity/operations/resendConfirmationEmail.ts'
import { zConfirmEmailBody } from '#generated/identity/zod.ts'
import { call, query } from '#portal/api/call.ts'
import { ApiError, messageOf, toFormError } from '#portal/api/errors/errors.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { obtainToken } from '#portal/api/session/token.ts'
import { type Frame, wholeToken } from '#portal/kit/mailed-link.tsx'
import { DamagedLink } from '#portal/shared/link-codes/damaged-link.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { Form } from '#portal/ui/form/form.tsx'
import { CheckMail } from './check-mail.tsx'
import { joinByInvitation } from './join-invited.ts'

/**
 * Confirms with the token of the mailed link once the person presses the button, which also logs in. Not on load:
 * programs that scan emails open links and run their scripts. A second press works like the first. A browser that
 * did not sign up has to enter the password of the sign-up.
 */
export function ConfirmEmail({
  userId,
  token,
  frame,
  next,
  onHasAccount,
}: {
  userId: string
  token: string
  frame: Frame
  /** There is nothing left to do here: the person has an account, which `opened` with the confirmation. */
  onHasAccount: (how: { opened: boolean }) => unknown
  /** Where to go from here. */
  next: (to: { isSignedIn: boolean; hasAccount: boolean; isPrimary?: boolean }) => ReactNode
}) {
  const client = useQueryClient()
  const confirm = useMutation({
    mutationFn: (proof: Proof) => call(confirmEmail, { path: { id: userId }, body: { token, ...proof } }),
    onSuccess: async ({ status, account_opened }) => {
      const isNew = status === 'confirmed'
      // A confirmation begins a session, and opens an account.
      const token = await obtainToken({ fresh: isNew }).catch(() => undefined)
      const isTheirs = token?.user_id === userId
      const hasJoined = isTheirs && token.account_id === null && (await joinByInvitation())
      await client.invalidateQueries()
      // Someone else's session in this browser stays where it is.
      const opened = account_opened && isTheirs
      if (opened) void toast.success('Your email address is confirmed.')
      if (opened || hasJoined || (!isNew && (isTheirs || !token))) await onHasAccount({ opened })
    },
  })
  const { mutate } = confirm
  const { data: session } = useQuery({ ...sessionQuery, enabled: confirm.isSuccess })
  // Stays during the next attempt, with the input.
  const [isAsked, setAsked] = useState(false)
  const error = confirm.error instanceof ApiError ? confirm.error : undefined
  if (!isAsked && error && PROOF_ERRORS.has(error.name)) setAsked(true)
  const isLinkBad = error?.name === 'confirmation-link-invalid'

  if (confirm.isSuccess) {
    const { status, account_opened, username } = confirm.data
    const isNew = status === 'confirmed'
    // Invited people join an account with the invitation.
    const hasAccount = session?.accountId !== null
    return frame(
      isNew ? 'Your email address is confirmed' : 'Already confirmed',
      <div className="flex flex-col gap-5">
        <Alert tone="success">
          {isNew
            ? `${account_opened ? 'Your account is open. ' : ''}Your login is ${username}.`
            : `There’s nothing left to do for ${username}.`}
        </Alert>
        {next({ isSignedIn: Boolean(session), hasAccount })}
      </div>,
    )
  }
  if (isAsked && !isLinkBad)
    return frame(
      'Confirm your email address',
      <ProofForm pending={confirm.isPending} failure={confirm.error} onProof={mutate} />,
    )
  if (confirm.isError)
    return frame(
      'The address couldn’t be confirmed',
      <div className="flex flex-col gap-5">
        <Alert tone="danger">
          {isLinkBad
            ? 'This link is no longer valid. It may be too old, used, or damaged on its way.'
            : messageOf(confirm.error)}
        </Alert>
        {isLinkBad ? (
          <DamagedLink lead="Enter the code from the newest email. If you have none, log in or sign up again to get another email.">
            {next({ isSignedIn: false, hasAccount: true, isPrimary: false })}
          </DamagedLink>
        ) : (
          <Button onClick={() => mutate({})}>Try again</Button>
        )}
      </div>,
    )
  return frame(
    'Confirm your email address',
    <div className="flex flex-col gap-5">
      <p className="text-muted">
        Confirm that this email address is yours to log in to Gatepost with it. Not expecting this? Close this
        page.
      </p>
      <Button variant="primary" size="lg" isWide pending={confirm.isPending} onClick={() => mutate({})}>
        Confirm address
      </Button>
    </div>,
  )
}

const PROOF_ERRORS = new Set(['confirmation-password-required', 'password-incorrect', 'password-too-common'])

/** For a logged-in person who has not opened the email yet. */
export function AwaitConfirmation({
  frame,
  otherwise,
  onHasAccount,
  withoutAccount,
}: {
  frame: Frame
  otherwise: ReactNode
  /** For a confirmed person with an account, who has nothing to do here. */
  onHasAccount: () => unknown
  /** For a confirmed person without an account. */
  withoutAccount: (username: string) => ReactNode
}) {
  const { data: session, isPending } = useQuery(sessionQuery)
  const self = useQuery({ ...query(getOwnCredentials), enabled: Boolean(session) })
  const resend = useMutation({
    mutationFn: (user_id: string) => call(resendConfirmationEmail, { body: { user_id } }),
  })
  const isDone = self.data?.confirmed === true && session?.accountId !== null
  const leave = useEffectEvent(onHasAccount)
  useEffect(() => {
    if (isDone) leave()
  }, [isDone])
  const title = 'Confirm your email address'
  if (isPending || (session && self.isPending) || isDone)
    return frame(title, <Skeleton className="h-24 w-full" />)
  if (!session || !self.data) return frame(title, otherwise)
  if (self.data.confirmed) return frame('Open an account', withoutAccount(self.data.username))
  const { user_id, username } = self.data
  return frame(
    title,
    <div className="flex flex-col gap-8">
      <CheckMail
        username={username}
        resendAvailable={resend.data?.resend_available ?? new Date(0).toISOString()}
        pending={resend.isPending}
        error={toFormError(resend.error, [])}
        onResend={() => resend.mutate(user_id)}
      />
      <DamagedLink lead="Link not working? Enter the code from the email instead." />
    </div>,
  )
}

/** Proof that a sign-up is the person's own: its password, or a new one. */
type Proof = { password?: string; new_password?: string }

const { password, new_password } = zConfirmEmailBody.shape
// Each is optional on the wire, and the only field of its form.
const known = z.object({ password: z.nonoptional(password) })
const chosen = z.object({ new_password: z.nonoptional(new_password) })

/** For a browser that did not sign up, since anyone could have signed up with this address. */
function ProofForm({
  pending,
  failure,
  onProof,
}: {
  pending: boolean
  failure: unknown
  onProof: (proof: Proof) => void
}) {
  const [isUnknown, setUnknown] = useState(false)
  const [hasTried, setTried] = useState(false)
  // A required password is why the form is shown, so it is not an error.
  const field = isUnknown ? 'new_password' : 'password'
  const error = useMemo(() => (hasTried ? toFormError(failure, [field]) : null), [hasTried, failure, field])
  const send = (proof: Proof) => {
    setTried(true)
    onProof(proof)
  }
  const other = (
    <Button
      variant="ghost"
      onClick={() => {
        setTried(false)
        setUnknown(!isUnknown)
      }}
    >
      {isUnknown ? 'Enter that password' : 'I don’t know that password'}
    </Button>
  )
  if (isUnknown)
    return (
      <div className="flex flex-col gap-5">
        <p className="text-muted">
          Then choose a new one. The password from sign-up stops working, and anyone who used it is logged
          out.
        </p>
        <Form
          key="chosen"
          schema={chosen}
          defaultValues={{ new_password: '' }}
          onSubmit={send}
          error={error}
          pending={pending}
          submitLabel="Set password and confirm"
          secondary={other}
        >
          {fields => (
            <fields.Password
              name="new_password"
              label="New password"
              hint="A few words are easy to remember and hard to guess."
              autoComplete="new-password"
            />
          )}
        </Form>
      </div>
    )
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">
        You signed up in another browser. Enter the password from sign-up, so no one else can open an account
        with your address.
      </p>
      <Form
        key="known"
        schema={known}
        defaultValues={{ password: '' }}
        onSubmit={send}
        error={error}
        pending={pending}
        submitLabel="Confirm"
        secondary={other}
      >
        {fields => <fields.Password name="password" label="Password" autoComplete="current-password" />}
      </Form>
    </div>
  )
}

/** What the mailed link to confirm an address says; undefined for one that was damaged on its way. */
export function readConfirmation({ search, hash }: Pick<Location, 'search' | 'hash'>) {
  const userId = new URLSearchParams(search).get('user_id')
  const token = wholeToken(hash)
  return userId && token ? { userId, token } : undefined
}
