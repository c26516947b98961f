import { useEffect, useRef, useState } from 'react'
import { confirmNewsletter, unsubscribeNewsletter } from '#generated/forms/operations.ts'
import { call } from '#portal/api/call.ts'
import { ApiError } from '#portal/api/errors/errors.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { useAction } from '#portal/ui/use-action.ts'
import { SiteForm } from './site-form.tsx'

export interface NewsletterLinkProps {
  does: 'confirm' | 'unsubscribe'
  token: string
}

/** What a link of the newsletter's emails does. The first one confirms at once; to unsubscribe takes one press. */
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
  const { run } = action
  const isSent = useRef(false)
  useEffect(() => {
    if (does !== 'confirm' || isSent.current) return
    isSent.current = true
    void run()
  }, [does, run])

  if (done) return <Alert tone="success">{done}</Alert>
  if (action.error instanceof ApiError && action.error.name === 'newsletter-link-invalid')
    return (
      <div className="flex flex-col gap-5">
        <Alert tone="danger">{action.error.message}</Alert>
        <SiteForm form="newsletter" />
      </div>
    )
  return (
    <div className="flex flex-col gap-5">
      {action.error && <Alert tone="danger">{action.error.message}</Alert>}
      {does === 'unsubscribe' && <p className="text-muted">Unsubscribe this address from the newsletter?</p>}
      {does === 'unsubscribe' || action.error ? (
        <Button variant="primary" size="lg" pending={action.isPending} onClick={() => void run()}>
          {does === 'unsubscribe' ? 'Unsubscribe' : 'Try again'}
        </Button>
      ) : (
        <p role="status" className="text-muted">
          Confirming your email…
        </p>
      )}
    </div>
  )
}
