import { dollars } from '#domain/text/money.ts'
import { selectNextPlan } from '#generated/subscription/operations/selectNextPlan.ts'
import { useCan } from '#portal/api/can.ts'
import { dayText, shortDay } from '#portal/kit/day-text.ts'
import { Button } from '#portal/ui/button.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { type ChoiceProps, Consent } from './consent.tsx'
import { schedule, useNextPlanActions } from './scheduled.tsx'

/** A plan that begins at the end of the term: nothing is charged now. */
export function Later({
  offer,
  choice,
  isRenewing,
  hasConsent,
  setConsent,
}: ChoiceProps & { isRenewing: boolean }) {
  const actions = useNextPlanActions()
  const { new_plan: plan, start, term_expires_at: end, total_amount: total, tax_amount: tax } = choice
  const isNext = offer.scheduled?.next_plan.plan_id === plan.plan_id
  const reason = isNext
    ? 'This is already the next plan.'
    : hasConsent
      ? undefined
      : 'Agree to the renewal first.'
  return (
    <Card title={`What happens on ${shortDay(start)}`}>
      <div className="flex flex-col gap-6">
        <p className="text-muted">
          Your current term stays until {dayText(start)}. Then {plan.plan_description} begins
          {end && `, until ${dayText(end)}`}, for {dollars(plan.price)} plus tax: {dollars(total)} with
          today’s tax of {dollars(tax)}. You pay nothing now, and nothing is refunded. You can cancel until
          then.
        </p>
        <Consent {...{ offer, choice, hasConsent, setConsent }} />
        <LaterButton
          reason={reason}
          pending={actions.pending !== undefined}
          label={`Change plan on ${shortDay(start)}`}
          onPress={async () => {
            const isDone = await actions.run(schedule({ offer, isRenewing }, { plan, start, hasConsent }))
            if (isDone) setConsent(false)
          }}
        />
      </div>
    </Card>
  )
}

function LaterButton({
  reason,
  pending,
  label,
  onPress,
}: {
  reason: string | undefined
  pending: boolean
  label: string
  onPress: () => Promise<void>
}) {
  const can = useCan(selectNextPlan)
  return (
    <Button
      variant="primary"
      size="lg"
      isWide
      pending={pending}
      disabledReason={can.reason ?? reason}
      onClick={() => void onPress()}
    >
      {label}
    </Button>
  )
}
