import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type TrialOffer, trialByName } from '#domain/subscription/trials.ts'
import { DAY } from '#domain/time/durations.ts'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { suggestUsAddresses } from '#generated/gateway/operations/suggestUsAddresses.ts'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import { query } from '#portal/api/call.ts'
import { ApiError, notesOf } from '#portal/api/errors/errors.ts'
import { sessionQuery, switchAccount } from '#portal/api/session/session.ts'
import { firstLookupOf } from '#portal/content/first-lookups.ts'
import type { NamedTrial } from '#portal/content/page.ts'
import { portalPaths } from '#portal/content/site.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { Button } from '#portal/ui/button.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { lookupsText, termLength } from '../subscriptions/plan-words.ts'
import { dayText, NoTrialNotice } from './no-trial-notice.tsx'
import { type OwnTrial, useStartTrial, useTrial } from './use-trial.ts'

/** Starts the free trial of a product in the account that the person acts in, after saying what it is. */
export default function StartTrialDialog({ trial, onClose }: { trial: NamedTrial; onClose: () => void }) {
  const offer = trialByName(trial.name)
  const own = useTrial(offer)
  const start = useStartTrial(offer)
  if (start.isSuccess) return <Started {...{ offer, trial, own, onClose }} />
  return <Asked {...{ offer, trial, own, start, onClose }} />
}

interface Parts {
  offer: TrialOffer
  trial: NamedTrial
  own: OwnTrial
  onClose: () => void
}

function Asked({ offer, trial, own, start, onClose }: Parts & { start: ReturnType<typeof useStartTrial> }) {
  const { data: session } = useQuery(sessionQuery)
  const isSwitching = useIsSwitching()
  const { standing, license } = own
  const isOver = standing !== undefined && standing.is !== 'available'
  const rejectedAs = start.error instanceof ApiError ? start.error.name : undefined
  const isElsewhere = standing?.is === 'used-elsewhere' || rejectedAs === 'trial-used-elsewhere'
  const isUsed = isElsewhere || rejectedAs === 'plan-ordered-too-recently'
  // The standing that was read after the rejection says the same.
  const rejection = isOver ? null : start.error
  return (
    <Dialog
      open
      onClose={onClose}
      title="Start your free trial"
      description={offer.product}
      isSticky={start.isPending}
      footer={
        <>
          <Button onClick={onClose}>{isOver ? 'Close' : 'Cancel'}</Button>
          {session === null ? (
            <Link
              to={portalPaths.signup}
              search={{ trial: trial.name }}
              className={buttonClass({ variant: 'primary' })}
            >
              Sign Up Free
            </Link>
          ) : (
            <OperationButton
              operation={placeOrder}
              variant="primary"
              pending={start.isPending || isSwitching}
              disabledReason={reasonOf(session?.accountId, { isOver: isOver || isUsed, isElsewhere })}
              onClick={() => start.mutate()}
            >
              Start the trial
            </OperationButton>
          )}
        </>
      }
    >
      {session === null && <Alert title="You are logged out">Sign up, or log in and come back.</Alert>}
      {isOver ? (
        <NoTrialNotice standing={standing} license={license} />
      ) : (
        <dl className="flex flex-col">
          <Fact term="Includes">
            {lookupsText(trial.lookups)} for {termLength({ days: trial.days, months: 0 })}
          </Fact>
          <Fact term="Starts">Now</Fact>
          <Fact term="Ends">
            {dayText(new Date(Date.now() + trial.days * DAY))}, or when the lookups are used up. It does not
            renew.
          </Fact>
          <Fact term="Price">Free, no card needed</Fact>
          <TrialAccount />
        </dl>
      )}
      {rejection &&
        (isUsed ? (
          <NoTrialNotice message={rejection.message} isElsewhere={isElsewhere} />
        ) : (
          <Alert tone="danger" title="The trial couldn’t be started" {...notesOf(rejection)}>
            {rejection.message}
          </Alert>
        ))}
    </Dialog>
  )
}

function reasonOf(
  accountId: number | null | undefined,
  { isOver, isElsewhere }: { isOver: boolean; isElsewhere: boolean },
) {
  if (accountId === null) return 'Open an account first.'
  if (isElsewhere) return 'Another account of yours or of your company had this trial.'
  if (isOver) return 'This account already had its trial.'
  return undefined
}

/** What to do first. */
function Started({ offer, trial, own: { standing, license }, onClose }: Parts) {
  const use = firstUseOf(license?.license_key)
  const end =
    standing && 'term' in standing && standing.term.expiration
      ? ` until ${dayText(standing.term.expiration)}`
      : ''
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your free trial has started"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Link
            to={use.to}
            // The button that had the focus is gone.
            data-autofocus
            className={buttonClass({ variant: 'primary' })}
          >
            {use.label}
          </Link>
        </>
      }
    >
      <p role="status">
        {offer.product}: {lookupsText(trial.lookups)}
        {end}. The next step is the first lookup.
      </p>
    </Dialog>
  )
}

const SWITCHING = ['switch account of a trial']

/** Whether the person has chosen another account and is not in it yet: a trial would start in the earlier one. */
const useIsSwitching = () => useIsMutating({ mutationKey: SWITCHING }) > 0

/** The account that gets the trial. A person with several can switch, here and in every tab. */
function TrialAccount() {
  const { data: session } = useQuery(sessionQuery)
  const { data } = useQuery({ ...query(listAccounts), enabled: session?.accountId != null })
  const move = useMutation({ mutationKey: SWITCHING, mutationFn: switchAccount })
  const accounts = data?.accounts ?? []
  const current = accounts.find(({ account_id }) => account_id === session?.accountId)
  if (!current) return null
  return (
    <Fact term="Account">
      {accounts.length > 1 ? (
        <Select
          label="Account"
          isLabelHidden
          hint="The portal also switches to it."
          error={move.error ? 'Unable to switch accounts' : undefined}
          value={String(move.isPending ? move.variables : current.account_id)}
          onChange={event => move.mutate(Number(event.target.value))}
          options={accounts.map(({ account_id, account_label }) => ({
            value: String(account_id),
            label: account_label,
          }))}
        />
      ) : (
        current.account_label
      )}
    </Fact>
  )
}

/** A line of what a trial is. */
function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4.5rem_1fr] gap-x-4 border-t border-line py-2.5">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere tnum">{children}</dd>
    </div>
  )
}

/** Where the first lookup of a license is made: in a tool of the portal, or with a key of the account. */
function firstUseOf(licenseKey: string | undefined) {
  const lookup = licenseKey === undefined ? undefined : firstLookupOf([licenseKey])
  switch (lookup?.operation.path) {
    case verifyUsAddress.path:
      return { to: '/account/tools', label: 'Look up an address' } as const
    case suggestUsAddresses.path:
      return { to: '/account/tools/autocomplete', label: 'Try the autocomplete' } as const
    default:
      return { to: '/account/keys', label: 'Create a key' } as const
  }
}
