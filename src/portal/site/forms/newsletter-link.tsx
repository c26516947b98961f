import { useState } from 'react'
import { confirmNewsletter } from '#generated/forms/operations/confirmNewsletter.ts'
import { unsubscribeNewsletter } from '#generated/forms/operations/unsubscribeNewsletter.ts'
import { call } from '#portal/api/call.ts'
import { ApiError } from '#portal/api/errors/errors.ts'
import { DamagedLink } from '#portal/shared/link-codes/damaged-link.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { useAction } from '#portal/ui/use-action.ts'
import { SiteForm } from './site-form.tsx'

export interface NewsletterLinkProps {
  does: 'confirm' | 'unsubscribe'
  token: string
}

const COPY = {
  confirm: { question: 'Subscribe this address to the newsletter?', label: 'Subscribe' },
  unsubscribe: { question: 'Unsubscribe this address from the newsletter?', label: 'Unsubscribe' },
} as const

/**
 * What a link of the newsletter's emails does, once the person presses the button. Not on load: programs that scan
 * emails open links and run their scripts.
 */
export default function NewsletterLink({ does, token }: NewsletterLinkProps) {
  const [done, setDone] = useState<string>()
  const action = useAction({
    action: async () => {
      if (does === 'unsubscribe') {
        const { email } = await call(unsubscribeNewsletter, { body: { token } })
        return `${email} is unsubscribed. You won’t get the newsletter anymore.`
      }
      const { status, email } = await call(confirmNewsletter, { body: { token } })
      return status === 'confirmed' ? `${email} is subscribed.` : `${email} is already subscribed.`
    },
    onDone: setDone,
  })
  if (done) return <Alert tone="success">{done}</Alert>
  if (action.error instanceof ApiError && action.error.name === 'newsletter-link-invalid')
    return (
      <div className="flex flex-col gap-5">
        <Alert tone="danger">{action.error.message}</Alert>
        <DamagedLink lead="If the link was damaged on its way, enter the code from the newest email.">
          {does === 'confirm' && <p className="text-muted">Or subscribe again:</p>}
        </DamagedLink>
        {does === 'confirm' && <SiteForm form="newsletter" />}
      </div>
    )
  return (
    <div className="flex flex-col gap-5">
      {action.error && <Alert tone="danger">{action.error.message}</Alert>}
      <p className="text-muted">{COPY[does].question}</p>
      <Button variant="primary" size="lg" pending={action.isPending} onClick={() => void action.run()}>
        {action.error ? 'Try again' : COPY[does].label}
      </Button>
    </div>
  )
}
