import { type ReactNode, useEffect, useRef, useState } from 'react'
import { TOPIC_LABELS } from '#domain/notification/topics.ts'
import { findUnsubscription } from '#generated/notification/operations/findUnsubscription.ts'
import { undoUnsubscription } from '#generated/notification/operations/undoUnsubscription.ts'
import { unsubscribeFromNotices } from '#generated/notification/operations/unsubscribeFromNotices.ts'
import type { Unsubscription } from '#generated/notification/types.ts'
import { call } from '#portal/api/call.ts'
import { ApiError, messageOf } from '#portal/api/errors/errors.ts'
import { type Frame, InvalidLink } from '#portal/kit/mailed-link.tsx'
import { DamagedLink } from '#portal/shared/link-codes/damaged-link.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { useAction } from '#portal/ui/use-action.ts'

const ACTIONS = {
  find: findUnsubscription,
  unsubscribe: unsubscribeFromNotices,
  undo: undoUnsubscription,
} as const

/** What the link of a notice ends, in one click, which Undo takes back. Works without a login. */
export function Unsubscribe({ token, frame }: { token: string; frame: Frame }) {
  const [link, setLink] = useState<Unsubscription>()
  const [isDone, setDone] = useState(false)
  const action = useAction({
    action: (does: keyof typeof ACTIONS) => call(ACTIONS[does], { body: { token } }),
    onDone: (found, does) => {
      setLink(found)
      setDone(does !== 'find')
    },
  })
  const { run, error, input = 'find' } = action
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    void run('find')
  }, [run])

  if (error instanceof ApiError && error.name === 'unsubscribe-link-invalid')
    return frame(
      'This link isn’t valid',
      <InvalidLink problem="Nothing has changed.">
        <DamagedLink>
          <p>Or log in and choose your notices in your profile, or ask an account owner.</p>
        </DamagedLink>
      </InvalidLink>,
    )
  const failed = error && (
    <Alert
      tone="danger"
      action={
        <Button size="sm" onClick={() => void run(input)}>
          Try again
        </Button>
      }
    >
      {messageOf(error)}
    </Alert>
  )
  if (!link) return frame('Unsubscribe', failed ?? <Skeleton className="h-24 w-full" />)
  const button = (does: 'unsubscribe' | 'undo', label: string) => (
    <Button
      variant={does === 'unsubscribe' ? 'primary' : 'secondary'}
      size="lg"
      pending={action.isPending}
      onClick={() => void run(does)}
    >
      {label}
    </Button>
  )
  const names = link.topics.map(topic => `“${TOPIC_LABELS[topic]}”`).join(', ')
  if (link.subscribed)
    return frame(
      isDone ? 'Subscribed again' : 'Unsubscribe',
      <Content failed={failed} button={button('unsubscribe', 'Unsubscribe')}>
        {isDone && <Alert tone="success">These notices are sent again.</Alert>}
        <p>
          We send notices about {names} of {link.account_label} to <Address link={link} />.
        </p>
      </Content>,
    )
  return frame(
    'You are unsubscribed',
    <Content failed={failed} button={button('undo', isDone ? 'Undo' : 'Subscribe again')}>
      <p>
        We no longer send notices about {names} of {link.account_label} to <Address link={link} />.
      </p>
      <p>We still send receipts and emails about your login.</p>
    </Content>,
  )
}

function Content({
  children,
  failed,
  button,
}: {
  children: ReactNode
  failed: ReactNode
  button: ReactNode
}) {
  return (
    <div className="flex flex-col gap-5">
      {failed}
      <div role="status" className="flex flex-col gap-3 text-muted">
        {children}
      </div>
      {button}
    </div>
  )
}

function Address({ link: { email } }: { link: Unsubscription }) {
  return <span className="font-medium break-all text-ink">{email}</span>
}
