import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { getOwnCredentials } from '#generated/identity/operations.ts'
import { query } from '#portal/api/call.ts'
import { rememberDestination } from '#portal/api/session/session-hint.ts'
import { buttonClass, cx } from '#portal/ui/classes.ts'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { isTypingElsewhere } from '#portal/ui/form/focus.ts'

/** One step of the checkout. All steps are on one page; a done one has a tick in place of its number. */
export function Step({
  number,
  title,
  isDone = false,
  id: named,
  children,
}: {
  number: number
  /** For the focus, which `focusStep` moves to its heading when the form in it is done. */
  id?: string
  title: string
  isDone?: boolean
  children: ReactNode
}) {
  const own = useId()
  const id = named ?? own
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 gap-y-4 sm:gap-x-4"
    >
      <span
        aria-hidden="true"
        className={cx(
          'grid size-7 place-items-center rounded-full text-sm font-semibold tnum',
          isDone ? 'bg-accent-soft text-accent' : 'bg-surface text-muted ring-1 ring-line-strong ring-inset',
        )}
      >
        {isDone ? <Check className="size-4" strokeWidth={2.5} /> : number}
      </span>
      <h2 id={id} tabIndex={-1} className="flex min-h-7 items-center text-base outline-none">
        {title}
        {isDone && <span className="sr-only">, done</span>}
      </h2>
      <div className="col-span-2 min-w-0 rounded-xl bg-surface p-5 shadow-card ring-1 ring-line sm:col-span-1 sm:col-start-2">
        {children}
      </div>
    </section>
  )
}

/** Moves the focus to a step whose form has given way to what was saved, unless it is in a field of another step. */
export function focusStep(id: string): void {
  // Once what replaces the form is there.
  setTimeout(() => {
    const heading = document.getElementById(id)
    if (!isTypingElsewhere(heading?.closest('section'))) heading?.focus()
  })
}

const ownCredentials = query(getOwnCredentials)

/** Who pays: the account of the session, by its name. With several accounts, it can be changed here. */
export function AccountStep({ account }: { account: ReactNode }) {
  const { data } = useQuery(ownCredentials)
  return (
    <Step number={1} title="Account" isDone>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-sm text-faint">Paying account</dt>
          <dd className="flex min-h-7 min-w-0 items-center font-medium">{account}</dd>
        </div>
        <div className="min-w-0">
          <dt className="text-sm text-faint">Logged in as</dt>
          <dd className="flex min-h-7 items-center break-all">
            {data ? data.username : <Skeleton className="w-40" />}
          </dd>
        </div>
      </dl>
    </Step>
  )
}

/** How a visitor logs in. Both ways lead back to this checkout, and the cart waits in the browser. */
export function SignInStep({ destination }: { destination: string }) {
  return (
    <Step number={1} title="Account">
      <div className="flex flex-col gap-4">
        <p className="text-muted">
          Your account holds your plans, keys, and receipts. We’ll keep your cart and bring you back here.
        </p>
        <div className="flex flex-wrap gap-2">
          <Link
            to="/signup"
            className={buttonClass({ variant: 'primary', size: 'lg' })}
            onClick={() => rememberDestination(destination)}
          >
            Create an account
          </Link>
          <Link to="/login" search={{ redirect: destination }} className={buttonClass({ size: 'lg' })}>
            Log In
          </Link>
        </div>
      </div>
    </Step>
  )
}

/** For a person who has signed up and has no account yet. */
export function ConfirmStep() {
  return (
    <Step number={1} title="Account">
      <div className="flex flex-col items-start gap-4">
        <p className="text-muted">Confirm your email address to open your account. Then continue here.</p>
        <Link to="/confirm-email" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Confirm your email address
        </Link>
      </div>
    </Step>
  )
}

/** The steps that follow the account, for a visitor: what to expect. */
export function StepsAhead() {
  return (
    <ol aria-label="Next steps" className="flex flex-col gap-3 pl-1 text-sm text-faint">
      {['Billing address', 'Card', 'Place the order'].map((step, at) => (
        <li key={step} className="flex items-center gap-4">
          <span
            aria-hidden="true"
            className="grid size-5 place-items-center text-xs tnum ring-1 ring-line ring-inset rounded-full"
          >
            {at + 2}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}
