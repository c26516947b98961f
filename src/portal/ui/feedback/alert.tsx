import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#portal/ui/classes.ts'
import { ReferenceLine } from '#portal/ui/data/reference.tsx'
import { supportAddress } from '#portal/ui/page/contact-address.ts'

type AlertTone = 'info' | 'success' | 'warning' | 'danger'

const looks = {
  info: { box: 'bg-sunken text-ink', mark: 'text-faint', icon: Info },
  success: { box: 'bg-accent-soft text-ink', mark: 'text-accent', icon: CircleCheck },
  warning: { box: 'bg-warning-soft text-ink', mark: 'text-warning', icon: TriangleAlert },
  danger: { box: 'bg-danger-soft text-ink', mark: 'text-danger', icon: CircleAlert },
}

/** A notice in the place it concerns. Danger is read out at once; the others when there is time. */
export function Alert({
  tone = 'info',
  title,
  children,
  action,
  reference,
  help,
  className,
}: {
  tone?: AlertTone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** The id of this failure in the server's log. */
  reference?: string | undefined
  /** Page that explains this failure. */
  help?: string | undefined
  className?: string
}) {
  const { box, mark, icon: Icon } = looks[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx('flex gap-3 rounded-lg px-4 py-3 text-sm', box, className)}
    >
      <Icon aria-hidden="true" className={cx('mt-0.5 size-4 shrink-0', mark)} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {title && <p className="font-medium">{title}</p>}
        {children && <div className={title ? 'text-muted' : undefined}>{children}</div>}
        <FailureNotes help={help} reference={reference} />
        {action && <div className="mt-1.5 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  )
}

/** Below a failure: a link to the page that explains it, in a new tab, and the id to quote. */
export function FailureNotes({
  help,
  reference,
}: {
  help?: string | undefined
  reference?: string | undefined
}) {
  if (!help && !reference) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs in-[.text-center]:justify-center">
      {help && (
        <a
          href={help}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-6 items-center rounded-xs font-medium underline underline-offset-2 hover:no-underline"
        >
          Learn more<span className="sr-only"> about this error (opens in a new tab)</span>
        </a>
      )}
      {reference && (
        <>
          <ReferenceLine id={reference} />
          <a
            href={supportAddress({ topic: 'error', reference })}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-6 items-center rounded-xs font-medium underline underline-offset-2 hover:no-underline"
          >
            Get help<span className="sr-only"> with this error (opens in a new tab)</span>
          </a>
        </>
      )}
    </div>
  )
}
