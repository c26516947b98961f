import { TRIAL_DAYS } from '#domain/subscription/trial-days.ts'
import { type TrialOffer, trialByName, trials } from '#domain/subscription/trials.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { Select } from '#portal/ui/input/select.tsx'

/** Which free trial the account opens with, and what is in it. */
export function TrialSelect({
  trial,
  onChange,
}: {
  trial: TrialOffer
  onChange: (trial: TrialOffer) => void
}) {
  return (
    <Select
      label="Free trial"
      hint={`${exactAmount(trial.lookups)} lookups in ${TRIAL_DAYS} days.`}
      autoComplete="off"
      value={trial.name}
      onChange={event => onChange(trialByName(event.target.value))}
      options={trials.map(({ name, product }) => ({ value: name, label: product }))}
    />
  )
}
