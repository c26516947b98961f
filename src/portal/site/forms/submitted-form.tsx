import { CircleCheck, CloudOff } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** What became of the form. */
export type Progress = { kind: 'taken'; message: string } | { kind: 'waiting' } | { kind: 'sent-later' }

const WAITING =
  'You seem to be offline. Your form is kept in this browser, and is sent once when the network is back. If you close the page, the next page that you open here sends it.'
const SENT_LATER = 'The network is back, and your form has been sent.'

/** In place of a form that was submitted. */
export function SubmittedForm({ progress }: { progress: Progress }) {
  const place = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => place.current?.focus(), [])
  const isWaiting = progress.kind === 'waiting'
  const Mark = isWaiting ? CloudOff : CircleCheck
  const text = progress.kind === 'taken' ? progress.message : isWaiting ? WAITING : SENT_LATER
  return (
    <div ref={place} tabIndex={-1} role="status" className="flex flex-col gap-3 rounded-md outline-none">
      <span
        aria-hidden="true"
        className="grid size-11 place-items-center rounded-lg bg-accent-soft text-accent"
      >
        <Mark className="size-5" />
      </span>
      <p className="text-lg font-medium">{isWaiting ? 'Kept until the network is back' : 'Sent'}</p>
      {text.split('\n').map(line => (
        <p key={line} className="text-muted">
          {line}
        </p>
      ))}
    </div>
  )
}
