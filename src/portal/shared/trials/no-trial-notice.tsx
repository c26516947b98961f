import { Link } from '@tanstack/react-router'
import type { License } from '#generated/subscription/types.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { ContactSales } from '#portal/ui/page/contact-sales.tsx'
import type { TrialStanding } from './standing.ts'
import { runningText, usedText } from './words.ts'

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
  const text = message ?? (standing?.is === 'used' && license ? usedText(license.license_label) : undefined)
  if (!text) return null
  if (isElsewhere)
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
