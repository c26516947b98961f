import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cardName } from '#domain/billing/card-name.ts'
import { stoppedText } from '#domain/subscription/outlook.ts'
import {
  EARLY_PURCHASE_LABEL,
  type EarlyPurchaseCap,
  earlyPurchaseCap,
  RENEWAL_CONSENT_VERSION,
  RENEWAL_RULE,
} from '#domain/subscription/renewal-terms.ts'
import { dollars } from '#domain/text/money.ts'
import { disableEarlyPurchase } from '#generated/billing/operations/disableEarlyPurchase.ts'
import { getEarlyPurchase } from '#generated/billing/operations/getEarlyPurchase.ts'
import { setEarlyPurchase } from '#generated/billing/operations/setEarlyPurchase.ts'
import type { EarlyPurchaseOffer } from '#generated/billing/types.ts'
import { call, query } from '#portal/api/call.ts'
import type { Action } from '#portal/kit/action/actions.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { dayText, shortDay } from '#portal/kit/day-text.ts'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import type { EntityDialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { EarlyPurchaseFields, firstCap, readCap } from '#portal/shared/subscriptions/early-purchase.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { type Holding, lockOf } from '../shared/subscriptions.ts'
import { lockWords } from '../shared/words.ts'
import { type SubscriptionDialogName, useRenewalActions } from './actions.tsx'
import { useRenewalQuestion } from './renewal-dialog.tsx'

/** What happens when lookups run out before the end of a term: they stop, or the next term is bought early. */
export function EarlyPurchaseSection({ holding }: { holding: Holding }) {
  const open = useOpenDialog<SubscriptionDialogName>()
  const actions = useRenewalActions()
  const { renewal, early, trackId } = holding
  // Trials and free plans have nothing to buy.
  if ((renewal.state !== 'on' && renewal.state !== 'off') || !renewal.plan?.price) return null
  const lock = lockOf(holding, new Date())
  const reason = lock
    ? lockWords(lock)
    : renewal.state === 'off'
      ? 'Turn on automatic renewal first.'
      : undefined
  return (
    <Card
      title="When lookups run out"
      actions={
        early ? (
          <>
            <OperationButton
              operation={setEarlyPurchase}
              size="sm"
              disabledReason={reason}
              onClick={() => open('early-purchase')}
            >
              Change cap
            </OperationButton>
            <OperationButton
              operation={disableEarlyPurchase}
              size="sm"
              pending={actions.pending?.subject === String(trackId)}
              onClick={() => void actions.run(turnEarlyOff(holding))}
            >
              Turn off
            </OperationButton>
          </>
        ) : (
          <OperationButton
            operation={setEarlyPurchase}
            size="sm"
            disabledReason={reason}
            onClick={() => open('early-purchase')}
          >
            Turn on
          </OperationButton>
        )
      }
    >
      <section aria-label={EARLY_PURCHASE_LABEL} className="flex flex-col items-start gap-3">
        <p className="flex flex-wrap items-center gap-2">
          {EARLY_PURCHASE_LABEL}
          <Badge tone={early ? 'accent' : 'neutral'}>{early ? 'On' : 'Off'}</Badge>
        </p>
        {early ? (
          <Standing early={early} />
        ) : (
          <p className="max-w-text text-sm text-muted">{RENEWAL_RULE.stops}</p>
        )}
      </section>
    </Card>
  )
}

function Standing({ early }: { early: NonNullable<Holding['early']> }) {
  const {
    max_times,
    times_used,
    counted_until,
    monthly_limit,
    spent_this_month,
    stopped,
    consent_text,
    consented,
  } = early
  return (
    <>
      {stopped && (
        <Alert tone="warning">The next term wasn’t bought early: {stoppedText(stopped, early)}.</Alert>
      )}
      <p className="text-sm tabular-nums">
        {times_used} of {max_times} used this term, {dollars(spent_this_month)} of {dollars(monthly_limit)}{' '}
        this month.
        {counted_until && ` The term counts from zero on ${shortDay(counted_until)}.`}
      </p>
      <details className="text-sm text-muted">
        <summary className="cursor-pointer hover:text-ink">
          What you agreed to on {dayText(consented)}
        </summary>
        <p className="mt-2 max-w-text">{consent_text}</p>
      </details>
    </>
  )
}

/** Turns early purchase on, or changes its cap: with price, card and the words that a person agrees to. */
export function EarlyPurchaseDialog({ entity: holding, onClose }: EntityDialogProps<Holding>) {
  const offer = useQuery(query(getEarlyPurchase, { path: { id: holding.trackId } }))
  if (offer.data?.next_plan)
    return <Agree {...{ holding, onClose }} offer={offer.data} plan={offer.data.next_plan} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={EARLY_PURCHASE_LABEL}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Loaded query={offer} what="The price">
        {() => <p>The next plan is no longer offered. Choose another one first.</p>}
      </Loaded>
    </Dialog>
  )
}

function Agree({
  holding,
  offer,
  plan,
  onClose,
}: {
  holding: Holding
  offer: EarlyPurchaseOffer
  plan: NonNullable<EarlyPurchaseOffer['next_plan']>
  onClose: () => void
}) {
  const { send, close, ...question } = useRenewalQuestion({ holding, onClose })
  const item = {
    license_label: offer.license_label,
    plan_description: plan.plan_description,
    amount: plan.price,
    tax: offer.tax_amount,
  }
  const [input, setInput] = useState(() => firstCap(item, offer.early_purchase))
  const cap = readCap(input, item)
  const card = offer.card && cardName(offer.card)
  const isOn = offer.early_purchase !== null
  return (
    <ConfirmDialog
      {...question}
      disabledReason={
        question.disabledReason ?? (card ? (cap ? undefined : 'Enter a cap.') : 'Add a card first.')
      }
      onClose={close}
      title={isOn ? 'Change the cap of early purchases' : `${EARLY_PURCHASE_LABEL}?`}
      confirmLabel={isOn ? 'Agree and change cap' : 'Agree and turn on'}
      tone="primary"
      onConfirm={() => cap && send(turnEarlyOn(holding, plan.price, cap))}
    >
      <p>
        {RENEWAL_RULE.cap} {RENEWAL_RULE.turnOff}
      </p>
      <EarlyPurchaseFields item={item} card={card ?? 'None yet'} input={input} onInput={setInput} />
    </ConfirmDialog>
  )
}

function turnEarlyOn({ trackId, label, early }: Holding, price: number, cap: EarlyPurchaseCap): Action {
  const body = { ...cap, price, renewal_consent: RENEWAL_CONSENT_VERSION }
  return {
    subject: String(trackId),
    setting: `early purchase of ${trackId}`,
    send: () => call(setEarlyPurchase, { path: { id: trackId }, body }),
    doneText: early
      ? `The next term of ${label} is bought early ${earlyPurchaseCap(cap)}.`
      : `${label} buys its next term early when lookups run out.`,
    failedTitle: 'Early purchase couldn’t be turned on',
  }
}

/** Without a question: it charges nothing. */
function turnEarlyOff({ trackId, label }: Holding): Action {
  return {
    subject: String(trackId),
    setting: `early purchase of ${trackId}`,
    send: () => call(disableEarlyPurchase, { path: { id: trackId } }),
    doneText: `Lookups of ${label} stop when they run out.`,
    failedTitle: 'Early purchase couldn’t be turned off',
  }
}
