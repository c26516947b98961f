import { useState } from 'react'
import { confirmContact } from '#generated/notification/operations/confirmContact.ts'
import type { ContactConfirmation } from '#generated/notification/types.ts'
import { call } from '#portal/api/call.ts'
import { ApiError, messageOf, notesOf } from '#portal/api/errors/errors.ts'
import { type Frame, InvalidLink, wholeToken } from '#portal/kit/mailed-link.tsx'
import { DamagedLink } from '#portal/shared/link-codes/damaged-link.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { useCountdown } from '#portal/ui/feedback/use-countdown.ts'
import { useAction } from '#portal/ui/use-action.ts'

/**
 * Confirms the address of a contact once the person presses the button. Not on load: programs that scan emails
 * open links and run their scripts, and would confirm addresses whose owners have read nothing.
 */
export function ConfirmContact({ link, frame }: { link: ContactLink; frame: Frame }) {
  const { accountId, contactId, token } = link
  const [confirmed, setConfirmed] = useState<ContactConfirmation>()
  const { run, isPending, error } = useAction({
    action: () =>
      call(confirmContact, { path: { account_id: accountId, contact_id: contactId }, body: { token } }),
    onDone: setConfirmed,
  })
  if (confirmed) return frame(...confirmedWords(confirmed))
  if (error instanceof ApiError && error.name === 'contact-link-invalid')
    return frame(
      'This link no longer works',
      <InvalidLink problem="The address hasn’t been confirmed.">
        <p>Links expire after seven days, and only the newest one works.</p>
        <DamagedLink lead="Enter the code from the newest email. If you can’t find one, ask the person who added you to send another email." />
      </InvalidLink>,
    )
  return frame(
    'Confirm your email address',
    <div className="flex flex-col gap-5">
      {error && !isPending && <Failure error={error} />}
      <p className="text-muted">
        Someone added this address to a Gatepost account to get notices about usage, renewals, or receipts. If
        you expected this, confirm the address. If not, close this page and we won’t send any.
      </p>
      <ConfirmButton error={error} pending={isPending} onPress={() => void run()} />
    </div>,
  )
}

function ConfirmButton({
  error,
  pending,
  onPress,
}: {
  error: Error | null
  pending: boolean
  onPress: () => void
}) {
  const seconds = useCountdown(notesOf(error).retryAt)
  const label = error ? 'Try again' : 'Confirm address'
  return (
    <Button
      variant="primary"
      size="lg"
      isWide
      pending={pending}
      disabledReason={seconds > 0 ? 'Too many tries. You can try again shortly.' : undefined}
      onClick={onPress}
    >
      {seconds > 0 ? `Try again in ${seconds} s` : label}
    </Button>
  )
}

function Failure({ error }: { error: Error }) {
  const { help, reference } = notesOf(error)
  return (
    <Alert tone="danger" title="The address isn’t confirmed yet" {...{ help, reference }}>
      {messageOf(error)}
    </Alert>
  )
}

function confirmedWords({ status, email, account_label: account }: ContactConfirmation) {
  const address = <strong className="font-medium break-all text-ink">{email}</strong>
  const isNew = status === 'confirmed'
  return [
    isNew ? 'Your address is confirmed' : 'Already confirmed',
    <div key="content" role="status" className="flex flex-col gap-3 text-muted">
      <Alert tone="success">
        {isNew ? 'You’ll get notices from now on.' : 'There’s nothing left to do.'}
      </Alert>
      <p>
        Notices of <strong className="font-medium text-ink">{account}</strong> go to {address}. The owners of
        the account choose which ones.
      </p>
      <p>Each notice has a link to unsubscribe. You can close this page.</p>
    </div>,
  ] as const
}

/** What the mailed link to confirm a contact says. */
interface ContactLink {
  accountId: number
  contactId: number
  token: string
}

/**
 * Reads `/confirm-contact#account_id=…&contact_id=…&token=…`; undefined for an address that lacks a part. The two
 * numbers may be in the query as well; the token may not, because servers and their logs see it there.
 */
export function readContactLink({
  search,
  hash,
}: Pick<Location, 'search' | 'hash'>): ContactLink | undefined {
  const parts = new URLSearchParams(hash.slice(1))
  const query = new URLSearchParams(search)
  const accountId = numberOf(parts.get('account_id') ?? query.get('account_id'))
  const contactId = numberOf(parts.get('contact_id') ?? query.get('contact_id'))
  const token = wholeToken(hash)
  return accountId && contactId && token ? { accountId, contactId, token } : undefined
}

function numberOf(text: string | null): number | undefined {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}
