import { useState } from 'react'
import { confirmStatusEmails } from '#generated/reporting/operations/confirmStatusEmails.ts'
import { unsubscribeStatusEmails } from '#generated/reporting/operations/unsubscribeStatusEmails.ts'
import { call } from '#portal/api/call.ts'
import { ApiError } from '#portal/api/errors/errors.ts'
import { DamagedLink } from '#portal/shared/link-codes/damaged-link.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { useAction } from '#portal/ui/use-action.ts'
import StatusForm from './status-form.tsx'

export interface StatusLinkProps {
  does: 'confirm' | 'unsubscribe'
  token: string
}

const COPY = {
  confirm: { question: 'Send emails about incidents to this address?', label: 'Subscribe' },
  unsubscribe: { question: 'Stop emails about incidents to this address?', label: 'Unsubscribe' },
} as const

/**
 * What a link of the emails does, once the person presses the button. Not on load: programs that scan emails open links
 * and run their scripts.
 */
export default function StatusLink({ does, token }: StatusLinkProps) {
  const [done, setDone] = useState<string>()
  const action = useAction({
    action: async () => {
      if (does === 'unsubscribe') {
        const { email } = await call(unsubscribeStatusEmails, { body: { token } })
        return `${email} is unsubscribed. You won’t get emails about incidents anymore.`
      }
      const { status, email } = await call(confirmStatusEmails, { body: { token } })
      return status === 'confirmed' ? `${email} is subscribed.` : `${email} is already subscribed.`
    },
    onDone: setDone,
  })
  if (done) return <Alert tone="success">{done}</Alert>
  if (action.error instanceof ApiError && action.error.name === 'status-link-invalid')
    return (
      <div className="flex flex-col gap-5">
        <Alert tone="danger">{action.error.message}</Alert>
        <DamagedLink lead="If the link was damaged on its way, enter the code from the newest email.">
          {does === 'confirm' && <p className="text-muted">Or subscribe again:</p>}
        </DamagedLink>
        {does === 'confirm' && <StatusForm />}
      </div>
    )
  return (
    <div className="flex flex-col items-start gap-5">
      {action.error && <Alert tone="danger">{action.error.message}</Alert>}
      <p className="text-muted">{COPY[does].question}</p>
      <Button variant="primary" pending={action.isPending} onClick={() => void action.run()}>
        {action.error ? 'Try again' : COPY[does].label}
      </Button>
    </div>
  )
}
