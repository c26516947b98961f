import { Check, CircleAlert, Mail } from 'lucide-react'
import { Spinner } from '#portal/ui/feedback/spinner.tsx'

export interface LineOutcome {
  line: string
  /** Why it cannot be invited, or why it was not. */
  reason?: string | undefined
  state: 'ready' | 'sent' | 'refused' | 'checking'
}

/** The most lines that are shown whatever becomes of them. Of a longer list, only those that need a look are. */
const SHOWN = 8

/** Lines with what would come, or has come, of each. */
export function LineList({ label, lines }: { label: string; lines: readonly LineOutcome[] }) {
  const shown = lines.length > SHOWN ? lines.filter(({ state }) => state === 'refused') : lines
  if (!shown.length) return null
  return (
    <ul aria-label={label} className="flex flex-col gap-1.5 text-sm">
      {shown.map((outcome, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same text may stand there twice
        <li key={at} className="flex min-w-0 items-start gap-2">
          <Mark state={outcome.state} />
          <span className="min-w-0">
            <span className="font-medium wrap-anywhere">{outcome.line}</span>{' '}
            {outcome.reason && <span className="text-muted">{outcome.reason}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

const mark = 'mt-0.5 size-4 shrink-0'

function Mark({ state }: { state: LineOutcome['state'] }) {
  if (state === 'checking') return <Spinner />
  if (state === 'refused')
    return <CircleAlert role="img" aria-label="Not possible:" className={`${mark} text-danger`} />
  if (state === 'sent') return <Mail role="img" aria-label="Sent:" className={`${mark} text-accent`} />
  return <Check role="img" aria-label="Fine:" className={`${mark} text-accent`} />
}
