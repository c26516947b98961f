import { Link } from '@tanstack/react-router'
import { offerOf, trialOffer } from '#portal/content/offer.ts'
import type { NamedTrial } from '#portal/content/page.ts'
import { StartTrial } from '../trials/start-trial.tsx'

const buttonLook =
  'inline-flex h-11 shrink-0 items-center rounded-md bg-on-sign px-5 font-medium text-sign outline-on-sign transition-opacity hover:opacity-90'

/** The trial offer at the end of a page, as a street sign: the product's trial, or that of US verification. */
export function TrialCallout({ trial = null }: { trial?: NamedTrial | null }) {
  const { title, text, action } = trial ? offerOf(trial) : trialOffer
  return (
    <section className="mx-auto w-full max-w-[76rem] px-5 pt-4 pb-20 sm:px-8">
      <div className="rounded-xl bg-sign p-1.5 text-on-sign">
        <div className="flex flex-col items-start gap-6 rounded-lg border border-on-sign/60 px-6 py-9 sm:px-10 nav:flex-row nav:items-center nav:justify-between">
          <div className="flex max-w-2xl flex-col gap-2">
            <h2 className="text-2xl sm:text-3xl">{title}</h2>
            <p className="text-base sm:text-lg">{text}</p>
          </div>
          {trial ? (
            <StartTrial
              trial={trial}
              label="Start free trial"
              signUpLabel={action.label}
              className={`${buttonLook} aria-disabled:opacity-60`}
            />
          ) : (
            <Link to={action.to} className={buttonLook}>
              {action.label}
            </Link>
          )}
        </div>
      </div>
    </section>
  )
}
