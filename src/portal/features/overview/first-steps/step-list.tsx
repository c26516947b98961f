import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { TRIAL_DAYS } from '#domain/subscription/trial-days.ts'
import { countOf, exactAmount } from '#domain/text/amounts.ts'
import { createInvitation } from '#generated/authorization/operations/createInvitation.ts'
import { listTrials } from '#generated/sales/operations/listTrials.ts'
import { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import { query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { PageDialogs, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { StillLoading } from '#portal/kit/drawn-once.tsx'
import { hasNoFirstTrial, NO_FIRST_TRIAL, NoTrialNotice } from '#portal/shared/trials/no-trial-notice.tsx'
import { Button } from '#portal/ui/button.tsx'
import { buttonClass, cx } from '#portal/ui/classes.ts'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { daysLeft, type Holding } from '../holdings.ts'
import { KeyStep, linkClass } from './key-step.tsx'
import type { FoundSteps, StepId } from './steps.ts'

const InviteDialog = lazyPart(() => import('./invite-dialog.tsx'))
// Its samples and forms are most of the code, and another step comes first.
const LookupStep = lazyPart(async () => ({ default: (await import('./lookup-step.tsx')).LookupStep }))

const TITLES: Record<StepId, string> = {
  trial: 'Free trial',
  key: 'Create a secret key',
  lookup: 'Make your first lookup',
  site: 'Create an embedded key for a website',
  colleague: 'Invite a colleague',
}

/** The list of first steps, with what each of them needs. A separate module, because it has forms. */
export default function StepList({
  found: { steps, holdings, key },
  onHide,
}: {
  found: FoundSteps
  onHide: () => void
}) {
  const [token, setToken] = useState<string>()
  const contents: Record<StepId, ReactNode> = {
    trial: <TrialStep holdings={holdings} />,
    key: <KeyStep keyId={key?.key_id} token={token} onCreated={setToken} />,
    lookup: (
      <LazyBoundary fallback={<StillLoading />}>
        <LookupStep holdings={holdings} keyId={key?.key_id} token={token} />
      </LazyBoundary>
    ),
    site: <SiteStep />,
    colleague: <ColleagueStep />,
  }
  const done = steps.filter(step => step.isDone).length
  const next = steps.find(step => !step.isDone)?.id
  return (
    <Card
      title={next ? 'First steps' : 'All set'}
      description={`${done} of ${steps.length} done. Steps check off automatically.`}
      isFlush
      actions={
        <Button size="sm" variant="ghost" onClick={onHide}>
          Hide
        </Button>
      }
    >
      <ol aria-label="First steps" className="border-t border-line">
        {steps.map(({ id, isDone }) => (
          <StepItem
            key={id}
            title={TITLES[id]}
            isDone={isDone}
            isNext={id === next}
            note={id === 'trial' ? trialNote(holdings) : undefined}
          >
            {contents[id]}
          </StepItem>
        ))}
      </ol>
      <PageDialogs>
        <InviteDialog />
      </PageDialogs>
    </Card>
  )
}

/** "1,000 lookups, 42 days left". */
function trialNote(holdings: readonly Holding[]): string | undefined {
  const current = holdings.find(({ status }) => status === 'active')?.current
  if (!current) return undefined
  const end = current.expiration && `, ${daysLeft(current.expiration)}`
  return `${countOf(current.remaining, 'lookup')}${end ?? ' left'}`
}

/** What the account starts with. */
function TrialStep({ holdings }: { holdings: readonly Holding[] }) {
  if (!holdings.length) return <WithoutTrial />
  const active = holdings.filter(({ status }) => status === 'active')
  if (!active.length)
    return (
      <p className="max-w-text text-muted">
        Without an active subscription, lookups are rejected. A free trial lasts {TRIAL_DAYS} days.
      </p>
    )
  return active.map(({ license, current }) => (
    <p key={license.license_id} className="max-w-text text-muted">
      {license.license_label}: {exactAmount(current?.issued ?? 0)} lookups to try it. When it ends, you won’t
      be charged.
    </p>
  ))
}

/** An account opens with its trial, unless its owner or their company has had that, or staff have opened it. */
function WithoutTrial() {
  const { data } = useQuery(query(listTrials))
  if (!data) return null
  if (hasNoFirstTrial(data.trials)) return <NoTrialNotice message={NO_FIRST_TRIAL} isElsewhere />
  return (
    <p className="max-w-text text-muted">
      No free trial yet.{' '}
      <Link to="/account/subscriptions" search={{ dialog: 'trials' }} className={linkClass}>
        Choose a free trial
      </Link>
    </p>
  )
}

/** Leads to the form for an embedded key. */
function SiteStep() {
  const { reason } = useCan(createEmbeddedKey)
  const label = 'Create an embedded key'
  return (
    <div className="flex max-w-text flex-col items-start gap-4">
      <p className="text-muted">
        Your web page sends an embedded key with every lookup. It works only on the hostnames you authorize.
      </p>
      {reason ? (
        <Button disabledReason={reason}>{label}</Button>
      ) : (
        <Link
          to="/account/keys"
          search={{ tab: 'embedded', dialog: 'create' }}
          className={buttonClass({ variant: 'primary' })}
        >
          {label}
        </Link>
      )}
    </div>
  )
}

/** Opens the dialog of the invitation. */
function ColleagueStep() {
  const open = useOpenDialog<'invite'>()
  return (
    <div className="flex max-w-text flex-col items-start gap-4">
      <p className="text-muted">
        Your colleague gets an email with a link that works for seven days, and only the roles you choose.
      </p>
      <OperationButton operation={createInvitation} variant="primary" onClick={() => open('invite')}>
        Invite a colleague
      </OperationButton>
    </div>
  )
}

/** One step: the next one is open, the others open at a press. What was opened stays open. */
function StepItem({
  title,
  isDone,
  isNext,
  note,
  children,
}: {
  title: string
  isDone: boolean
  isNext: boolean
  /** What it comes to, in a few words. */
  note?: string | undefined
  children: ReactNode
}) {
  const [choice, setChoice] = useState<boolean>()
  // Ticked by what the person did in it: the result stays in view.
  const [wasNext, setWasNext] = useState(isNext)
  if (isNext && !wasNext) setWasNext(true)
  const isOpen = choice ?? (isNext || wasNext)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const content = useId()
  return (
    <li className="border-b border-line last:border-b-0">
      <h3 className="text-sm">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={content}
          className="flex min-h-13 w-full items-center gap-3 px-5 py-3 text-left font-medium -outline-offset-2 hover:bg-hover"
          onClick={() => setChoice(!isOpen)}
        >
          <span
            className={cx(
              'grid size-5.5 shrink-0 place-items-center rounded-full',
              isDone ? 'bg-accent text-on-accent' : 'ring-2 ring-line-control ring-inset',
            )}
          >
            {isDone && <Check aria-hidden="true" strokeWidth={3} className="size-3.5" />}
            <span className="sr-only">{isDone ? 'Done:' : 'To do:'}</span>
          </span>
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
            <span className={cx(isDone && 'text-muted')}>{title}</span>
            {note && <span className="font-normal text-muted tnum">{note}</span>}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cx('size-4 shrink-0 text-faint transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={content} hidden={!isOpen} className="pr-5 pb-5 pl-13.5 max-sm:pl-5">
        {wasOpen && children}
      </div>
    </li>
  )
}
