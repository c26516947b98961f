import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renewalConsentText } from '#domain/subscription/renewal-terms.ts'
import { dollars } from '#domain/text/money.ts'
import { dayText } from '#portal/kit/day-text.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import type { EntityDialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { useRenewalCard } from '#portal/shared/subscriptions/outlook.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import type { Holding, NextPlan } from '../shared/subscriptions.ts'
import { priceWords, renewalMoment } from '../shared/words.ts'
import { turnOff, turnOn, useQuote, useRenewalActions } from './actions.tsx'
import { useRenewalLock } from './renewal-cell.tsx'

interface QuestionProps {
  holding: Holding
  onClose: () => void
}

/** Turns renewal off or on, and first says what that means: until when, at which price, on which card. */
export function RenewalDialog({ entity: holding, onClose }: EntityDialogProps<Holding>) {
  const { state, plan } = holding.renewal
  if (state === 'on') return <TurnOff holding={holding} onClose={onClose} />
  return <TurnOn holding={holding} plan={plan} onClose={onClose} />
}

/** How a question about a renewal is sent: it closes after a success, and says why after a failure. */
export function useRenewalQuestion({ holding, onClose }: QuestionProps) {
  const actions = useRenewalActions()
  const locked = useRenewalLock(holding)
  return {
    send: async (action: ReturnType<typeof turnOff>) => {
      if (await actions.run(action)) onClose()
    },
    disabledReason: locked,
    error: actions.failure?.error,
    close: () => {
      actions.dismiss()
      onClose()
    },
  }
}

function TurnOff({ holding, onClose }: QuestionProps) {
  const { send, close, ...question } = useRenewalQuestion({ holding, onClose })
  const { label, renewal } = holding
  return (
    <ConfirmDialog
      {...question}
      onClose={close}
      title={`Turn off renewal for ${label}?`}
      confirmLabel="Turn off renewal"
      tone="primary"
      onConfirm={() => send(turnOff(holding))}
    >
      <p>
        {renewal.at
          ? `Your lookups work until ${dayText(renewal.at)}, or until they run out. Then the plan ends.`
          : 'Your lookups work until they run out. Then the plan ends.'}
      </p>
      <p>You won’t be charged again, and nothing is refunded. You can turn renewal back on until then.</p>
    </ConfirmDialog>
  )
}

function TurnOn({ holding, plan, onClose }: QuestionProps & { plan: NextPlan | null }) {
  const { send, close, ...question } = useRenewalQuestion({ holding, onClose })
  return (
    <ConfirmDialog
      {...question}
      disabledReason={question.disabledReason ?? (plan ? undefined : 'Choose a next plan first.')}
      onClose={close}
      title={`Turn on the renewal of ${holding.label}?`}
      confirmLabel="Agree and turn on"
      tone="primary"
      onConfirm={() => plan && send(turnOn(holding, plan))}
    >
      {plan ? (
        <>
          <RenewalFacts holding={holding} plan={plan} />
          <Consent holding={holding} plan={plan} />
        </>
      ) : (
        <p>The next plan is no longer offered. Choose another one first.</p>
      )}
    </ConfirmDialog>
  )
}

/** What a person agrees to by confirming. */
export function Consent({ holding: { label }, plan }: { holding: Holding; plan: NextPlan }) {
  const { description, price, days, months } = plan
  return (
    <p className="rounded-lg bg-sunken px-4 py-3 text-sm">
      {renewalConsentText({
        license_label: label,
        plan_description: description,
        amount: price,
        days,
        months,
      })}
    </p>
  )
}

/** When it renews, with what, for how much with the tax of today, and on which card. */
export function RenewalFacts({ holding, plan }: { holding: Holding; plan: NextPlan }) {
  const card = useRenewalCard()
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
        <Fact name="Renews">{renewalMoment(holding)}</Fact>
        <Fact name="Plan">{plan.description}</Fact>
        <Fact name="Price">
          <Price plan={plan} />
        </Fact>
        {card && <Fact name="Card">{card}</Fact>}
      </dl>
      {card === null && plan.price > 0 && (
        <Alert
          tone="warning"
          action={
            <Link
              to="/account/billing"
              search={{ dialog: 'add-card' }}
              className="font-medium text-accent underline-offset-4 hover:underline"
            >
              Add a card
            </Link>
          }
        >
          There’s no card to charge. Without one, the renewal fails and the license stops 14 days later.
        </Alert>
      )}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="text-ink">{children}</dd>
    </>
  )
}

/** The price before tax, and today's total once it is known. */
function Price({ plan }: { plan: NextPlan }) {
  const { data: quote } = useQuote(plan.price > 0 ? [plan.planId] : [])
  return (
    <span className="tabular-nums">
      {priceWords(plan)}
      {quote && quote.amount === plan.price && (
        <span className="block text-muted">
          {quote.taxable_location
            ? `${dollars(quote.total_amount)} with today’s tax of ${dollars(quote.tax_amount)}`
            : 'Tax depends on your billing address, which isn’t saved yet.'}
        </span>
      )}
    </span>
  )
}
