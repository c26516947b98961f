import { type ReactNode, useState } from 'react'
import { ApiError } from '#portal/api/errors/errors.ts'
import { DamagedLink } from '#portal/shared/link-codes/damaged-link.tsx'
import { Button } from '#portal/ui/button.tsx'
import { cx } from '#portal/ui/classes.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { useAction } from '#portal/ui/use-action.ts'

/** What a link of the emails does, and its token. */
export interface SubscriptionLinkProps {
  does: 'confirm' | 'unsubscribe'
  token: string
}

const LABELS = { confirm: 'Subscribe', unsubscribe: 'Unsubscribe' } as const

/**
 * What a link of emails that a person subscribes to does, once they press the button. Not on load: programs that scan
 * emails open links and run their scripts.
 */
export function SubscriptionLink({
  does,
  question,
  stopped,
  invalid,
  confirm,
  unsubscribe,
  isLarge = false,
  children,
}: Pick<SubscriptionLinkProps, 'does'> & {
  question: string
  /** What no longer happens to someone who unsubscribed, as a sentence. */
  stopped: string
  /** Name of the error of a link that doesn't work. */
  invalid: string
  confirm: () => Promise<{ status: 'confirmed' | 'already-confirmed'; email: string }>
  unsubscribe: () => Promise<{ email: string }>
  /** Whether the button is as large as that of the form. */
  isLarge?: boolean
  /** The form to subscribe again. */
  children: ReactNode
}) {
  const [done, setDone] = useState<string>()
  const action = useAction({
    action: async () => {
      if (does === 'unsubscribe') return `${(await unsubscribe()).email} is unsubscribed. ${stopped}`
      const { status, email } = await confirm()
      return status === 'confirmed' ? `${email} is subscribed.` : `${email} is already subscribed.`
    },
    onDone: setDone,
  })
  if (done) return <Alert tone="success">{done}</Alert>
  if (action.error instanceof ApiError && action.error.name === invalid)
    return (
      <div className="flex flex-col gap-5">
        <Alert tone="danger">{action.error.message}</Alert>
        <DamagedLink lead="If the link was damaged on its way, enter the code from the newest email.">
          {does === 'confirm' && <p className="text-muted">Or subscribe again:</p>}
        </DamagedLink>
        {does === 'confirm' && children}
      </div>
    )
  return (
    <div className={cx('flex flex-col gap-5', !isLarge && 'items-start')}>
      {action.error && <Alert tone="danger">{action.error.message}</Alert>}
      <p className="text-muted">{question}</p>
      <Button
        variant="primary"
        size={isLarge ? 'lg' : 'md'}
        pending={action.isPending}
        onClick={() => void action.run()}
      >
        {action.error ? 'Try again' : LABELS[does]}
      </Button>
    </div>
  )
}
