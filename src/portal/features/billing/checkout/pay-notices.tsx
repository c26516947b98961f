import type { ReactNode } from 'react'
import { dollars } from '#domain/text/money.ts'
import { notesOf } from '#portal/api/errors.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { formatDay } from '../shared/format.ts'
import type { PaymentTrouble } from './payment-outcome.ts'

/** The total has changed since the page showed it: both figures, and a choice. Nothing was ordered. */
export function PriceChange({
  before,
  now,
  onAccept,
  cart,
}: {
  before: number
  /** Undefined while the new total is computed. */
  now: number | undefined
  onAccept: () => void
  /** The way back to the cart. */
  cart: ReactNode
}) {
  return (
    <Alert
      tone="warning"
      title="The total has changed"
      action={
        <>
          <Button variant="primary" pending={now === undefined} onClick={onAccept}>
            {now === undefined ? 'Place order and pay' : `Place order and pay ${dollars(now)}`}
          </Button>
          {cart}
        </>
      }
    >
      It was <strong className="font-medium text-ink tnum">{dollars(before)}</strong>
      {now !== undefined && (
        <>
          {' '}
          and is now <strong className="font-medium text-ink tnum">{dollars(now)}</strong>
        </>
      )}
      . Nothing was ordered or charged.
    </Alert>
  )
}

/** Why a payment did not go through, and what to do about it. What was typed and chosen stays. */
export function PaymentNotice({
  trouble,
  error,
  onRetry,
}: {
  trouble: PaymentTrouble
  error: Error | null
  onRetry: () => void
}) {
  if (trouble.is === 'stale') return null
  const isOpen = trouble.is === 'unknown'
  return (
    <Alert
      tone={isOpen ? 'warning' : 'danger'}
      title={trouble.title}
      reference={isOpen || trouble.is === 'refused' ? notesOf(error).reference : undefined}
      action={
        isOpen && (
          <Button size="sm" onClick={onRetry}>
            Check again
          </Button>
        )
      }
    >
      {trouble.advice}
    </Alert>
  )
}

/** The order is there and not paid: what that means. */
export function UnpaidNotice({
  orderId,
  graceEnd,
  isOverdue,
}: {
  orderId: number
  graceEnd: string | null
  isOverdue: boolean
}) {
  return (
    <Alert title={`Order ${orderId} is placed and not paid yet`}>
      {graceEnd &&
        !isOverdue &&
        `Your plans work until ${formatDay(graceEnd)}. Pay by then to keep them working.`}
      {graceEnd &&
        isOverdue &&
        `Your plans stopped on ${formatDay(graceEnd)}. They work again as soon as you pay.`}
      {!graceEnd && 'Your plans start as soon as you pay. It stays the same order, whatever you do here.'}
    </Alert>
  )
}
