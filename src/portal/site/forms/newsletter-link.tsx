import { confirmNewsletter } from '#generated/forms/operations/confirmNewsletter.ts'
import { unsubscribeNewsletter } from '#generated/forms/operations/unsubscribeNewsletter.ts'
import { call } from '#portal/api/call.ts'
import { SiteForm } from './site-form.tsx'
import { SubscriptionLink, type SubscriptionLinkProps } from './subscription-link.tsx'

const QUESTIONS = {
  confirm: 'Subscribe this address to the newsletter?',
  unsubscribe: 'Unsubscribe this address from the newsletter?',
} as const

export default function NewsletterLink({ does, token }: SubscriptionLinkProps) {
  return (
    <SubscriptionLink
      does={does}
      question={QUESTIONS[does]}
      stopped="You won’t get the newsletter anymore."
      invalid="newsletter-link-invalid"
      isLarge
      confirm={() => call(confirmNewsletter, { body: { token } })}
      unsubscribe={() => call(unsubscribeNewsletter, { body: { token } })}
    >
      <SiteForm form="newsletter" />
    </SubscriptionLink>
  )
}
