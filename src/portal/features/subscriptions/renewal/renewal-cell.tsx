import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { freeRenewalOpens } from '#domain/subscription/free-plan.ts'
import { listOrders } from '#generated/billing/operations/listOrders.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import { disableRenewal } from '#generated/subscription/operations/disableRenewal.ts'
import { listHoldings } from '#generated/subscription/operations/listHoldings.ts'
import { listSubscriptions } from '#generated/subscription/operations/listSubscriptions.ts'
import { resumeRenewal } from '#generated/subscription/operations/resumeRenewal.ts'
import { call } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { messageOf, notesOf } from '#portal/api/errors/errors.ts'
import { createIdempotency } from '#portal/kit/action/idempotency.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { dayText } from '#portal/kit/day-text.ts'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { LicenseOutlook } from '#portal/shared/subscriptions/outlook.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { Toggle } from '#portal/ui/input/switch.tsx'
import { type Holding, lockOf } from '../shared/subscriptions.ts'
import { lockWords } from '../shared/words.ts'
import type { SubscriptionDialogName } from './actions.tsx'

/** The switch of a license, and what happens next. */
export function RenewalCell({ holding }: { holding: Holding }) {
  return (
    <span className="flex items-start gap-3">
      <RenewalSwitch holding={holding} />
      <span className="flex min-w-0 flex-col gap-1.5">
        <LicenseOutlook facts={holding.facts} className="max-w-72 text-pretty" />
        <RenewFree holding={holding} />
      </span>
    </span>
  )
}

/** Why the renewal of a license cannot be changed now; undefined if it can. */
export function useRenewalLock(holding: Holding): string | undefined {
  const can = useCan(disableRenewal, resumeRenewal)
  const lock = lockOf(holding, new Date())
  return lock ? lockWords(lock) : can.reason
}

/** Asks before it changes anything, since a renewal is money. */
function RenewalSwitch({ holding }: { holding: Holding }) {
  const open = useOpenDialog<SubscriptionDialogName>()
  const locked = useRenewalLock(holding)
  return (
    <Toggle
      aria-label={`Automatic renewal of ${holding.label}`}
      isOn={holding.renewal.state === 'on'}
      disabledReason={locked}
      onChange={() => open('renewal', String(holding.licenseId))}
    />
  )
}

const READERS = [listHoldings, listSubscriptions, listOrders]

/**
 * Renews a free plan with one click: the next term starts when the last one ends, or at once after its end. Before the
 * last days of a term, it says from when it can be pressed. Nothing for licenses that are not renewed by hand.
 */
function RenewFree({ holding: { label, renewal } }: { holding: Holding }) {
  const { state, plan, at } = renewal
  if (state !== 'by-hand' || !plan || !at) return null
  return <Renew planId={plan.planId} label={label} end={at} />
}

function Renew({
  planId,
  label,
  end,
}: {
  planId: number
  /** Of the license. */
  label: string
  /** When the last term that is set up ends. */
  end: string
}) {
  const client = useQueryClient()
  const [keys] = useState(() => createIdempotency(placeOrder))
  const renew = useMutation({
    async mutationFn() {
      const body = { plans: [planId], total_amount: 0 }
      const header = keys.headerFor(body)
      if (!header) throw new Error('an order without a key')
      return call(placeOrder, { header, body })
    },
    async onSuccess() {
      keys.succeeded()
      toast.success(`The free plan for ${label} is renewed.`)
      await refresh(client, READERS)
    },
    onError: () => refresh(client, READERS),
  })
  const opens = freeRenewalOpens(new Date(end))
  const isEarly = opens > new Date()
  return (
    <div className="relative z-1 flex flex-col items-start gap-1 max-sm:items-end">
      <OperationButton
        operation={placeOrder}
        size="sm"
        pending={renew.isPending}
        disabledReason={isEarly ? `You can renew it from ${dayText(opens)} on.` : undefined}
        onClick={() => renew.mutate()}
      >
        Renew<span className="sr-only"> the free plan for {label}</span>
      </OperationButton>
      {isEarly && <p className="text-xs text-muted">From {dayText(opens)}</p>}
      {renew.error && (
        <Alert tone="danger" title="The free plan was not renewed" {...notesOf(renew.error)}>
          {messageOf(renew.error)}
        </Alert>
      )}
    </div>
  )
}
