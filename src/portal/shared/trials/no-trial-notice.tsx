import { Link } from '@tanstack/react-router'
import { toErrorItem } from '#domain/errors/entry.ts'
import { salesErrors } from '#domain/errors/sales.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import type { Trial, TrialTerm } from '#generated/sales/types.ts'
import type { License } from '#generated/subscription/types.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { ContactSales } from '#portal/ui/page/contact-sales.tsx'
import { lookupsText } from '../subscriptions/plan-words.ts'
import type { TrialStanding } from './use-trial.ts'

type Props =
  | {
      standing: TrialStanding | undefined
      license: License | undefined
      message?: never
      isElsewhere?: never
    }
  | {
      message: string
      /** Another account of the person or the company has had it. */
      isElsewhere?: boolean
      standing?: never
      license?: never
    }

/** Why there is no trial to start: it runs, or the account, the person or their company has had it. */
export function NoTrialNotice({ standing, license, message, isElsewhere }: Props) {
  if (standing?.is === 'running')
    return (
      <Alert
        tone="success"
        title="Your free trial is running"
        action={
          <Link to="/account/subscriptions" className="font-medium text-accent underline underline-offset-4">
            See the subscription
          </Link>
        }
      >
        {runningText(standing.term)}.
      </Alert>
    )
  const text = message ?? textOf(standing, license)
  if (!text) return null
  if (isElsewhere || standing?.is === 'used-elsewhere')
    return (
      <Alert tone="warning" title={text}>
        Ask a colleague in that account to invite you, or choose a plan.{' '}
        <ContactSales matter={{ topic: 'trial' }} /> if you need another trial.
      </Alert>
    )
  return (
    <Alert tone="warning" title={text}>
      <ContactSales matter={{ topic: 'trial' }} /> if you need more time to decide.
    </Alert>
  )
}

function textOf(standing: TrialStanding | undefined, license: License | undefined): string | undefined {
  if (standing?.is === 'used-elsewhere') return USED_ELSEWHERE
  if (standing?.is !== 'used') return undefined
  // Another tab may have brought the license, which is not read again yet.
  return license ? usedText(license.license_label) : 'You have already used this free trial.'
}

/** Why a trial cannot start that the person or their company has had. */
const USED_ELSEWHERE = 'You or your company already had this free trial, in another account.'

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** "January 4, 2027", in the time zone of the reader. */
export const dayText = (moment: string | Date): string => days.format(new Date(moment))

/** What the server answers to the order of a trial that the account has had (account-portal §8). */
export const usedText = (license: string): string =>
  toErrorItem('plan-ordered-too-recently', salesErrors['plan-ordered-too-recently'], {
    values: { license },
  }).message

/** "812 of 1,000 lookups left, until January 4, 2027". */
export function runningText({ remaining, issued, expiration }: TrialTerm): string {
  const end = expiration ? `, until ${dayText(expiration)}` : ''
  return `${exactAmount(remaining)} of ${lookupsText(issued)} left${end}`
}

/** Why an account opened without a trial. */
export const NO_FIRST_TRIAL =
  'Your account opened without the free trial, because you or your company already had it.'

/** Whether an account opened without a trial because its owner or their company already had it. */
export const hasNoFirstTrial = (trials: readonly Trial[]): boolean =>
  trials.every(({ term }) => !term) && trials.some(({ status }) => status === 'used-elsewhere')
