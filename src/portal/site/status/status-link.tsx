import { confirmStatusEmails } from '#generated/reporting/operations/confirmStatusEmails.ts'
import { unsubscribeStatusEmails } from '#generated/reporting/operations/unsubscribeStatusEmails.ts'
import { call } from '#portal/api/call.ts'
import { SubscriptionLink, type SubscriptionLinkProps } from '../forms/subscription-link.tsx'
import StatusForm from './status-form.tsx'

export type StatusLinkProps = SubscriptionLinkProps

const QUESTIONS = {
  confirm: 'Send emails about incidents to this address?',
  unsubscribe: 'Stop emails about incidents to this address?',
} as const

export default function StatusLink({ does, token }: SubscriptionLinkProps) {
  return (
    <SubscriptionLink
      does={does}
      question={QUESTIONS[does]}
      stopped="You won’t get emails about incidents anymore."
      invalid="status-link-invalid"
      confirm={() => call(confirmStatusEmails, { body: { token } })}
      unsubscribe={() => call(unsubscribeStatusEmails, { body: { token } })}
    >
      <StatusForm />
    </SubscriptionLink>
  )
}
