import { useState } from 'react'
import { dollars } from '#domain/text/money.ts'
import { changePlan } from '#generated/billing/operations/changePlan.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { useCan } from '#portal/api/can.ts'
import { ApiError, messageOf, notesOf } from '#portal/api/errors/errors.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { PaymentChallenge, PaymentProgress } from '../cards/payment-progress.tsx'
import { chosenCard } from '../checkout/checkout-state.ts'
import { AddressStep, CardStep } from '../checkout/steps.tsx'
import { CapNotice, isAboveCap } from '../shared/cap-notice.tsx'
import { type ChoiceProps, Consent } from './consent.tsx'
import { Preview } from './preview.tsx'
import type { usePlanChange } from './use-plan-change.ts'

/** The preview, the card, one consent, and the button that names the amount. */
export function Upgrade({
  offer,
  choice,
  change,
  hasConsent,
  setConsent,
  onPress,
}: ChoiceProps & { change: ReturnType<typeof usePlanChange>; onPress: () => void }) {
  const can = useCan(changePlan, processPayment)
  const { purchase, order, pending, error, obstacle, hasLapsed } = change
  const { state, send } = purchase
  const [isAddressOpen, openAddress] = useState(false)
  return (
    <Card title="What you pay now">
      <div className="flex flex-col gap-6">
        <Preview offer={offer} choice={choice} />
        {state.facts.hasAddress === false && (
          <AddressStep number={1} isEdited={isAddressOpen} onEdited={openAddress} />
        )}
        <CardStep
          number={state.facts.hasAddress === false ? 2 : 1}
          card={chosenCard(state)}
          onChoose={cardId => send({ is: 'filled-in', input: { cardId } })}
        />
        <Consent {...{ offer, choice, hasConsent, setConsent }} isFixed={order !== undefined} />
        {isAboveCap(error) ? (
          <CapNotice error={error} onExceed={() => change.press(choice, hasConsent, true)} />
        ) : (
          error && <NotOrdered error={error} />
        )}
        {hasLapsed && (
          <Alert tone="warning" action={<Button onClick={change.restart}>Preview again</Button>}>
            This change wasn’t paid in time, so it was canceled. Your plan hasn’t changed.
          </Alert>
        )}
        <PaymentProgress
          attempt={state.attempt}
          whileProcessing="Your plan changes as soon as it’s done. You can leave this page."
          onRetry={onPress}
        />
        <PaymentChallenge attempt={state.attempt} send={send} />
        <Button
          variant="primary"
          size="lg"
          isWide
          pending={pending}
          disabledReason={can.reason ?? (hasLapsed ? 'Preview the change again.' : obstacle?.reason)}
          onClick={onPress}
        >
          Change plan and pay {dollars(order?.total_amount ?? choice.total_amount)}
        </Button>
      </div>
    </Card>
  )
}

/** Nothing was ordered; the preview is that of now. */
function NotOrdered({ error }: { error: Error }) {
  const isPrice = error instanceof ApiError && error.name === 'price-changed'
  const { help, reference } = notesOf(error)
  return (
    <Alert
      tone={isPrice ? 'warning' : 'danger'}
      title={isPrice ? 'The total has changed' : 'Your plan hasn’t changed'}
      {...{ help, reference }}
    >
      {messageOf(error)}
    </Alert>
  )
}
