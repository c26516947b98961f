import type { ReactNode } from 'react'
import { cx } from '#portal/ui/classes.ts'

/** An address in standard form as a street-name sign; a gray one where nothing is delivered. */
export function StreetSign({
  isFound,
  deliveryLine,
  lastLine,
}: {
  isFound: boolean
  deliveryLine: ReactNode
  lastLine: ReactNode
}) {
  return (
    <div className={cx('rounded-lg p-1', isFound ? 'bg-sign text-on-sign' : 'bg-hover text-muted')}>
      <div
        className={cx(
          'flex flex-col gap-0.5 rounded-md border px-4 py-3 sm:px-5 sm:py-4',
          isFound ? 'border-on-sign/70' : 'border-dashed border-line-control',
        )}
      >
        <p className="text-xl font-semibold tracking-[-0.015em] break-words sm:text-2xl">{deliveryLine}</p>
        <p className="text-sm tnum break-words sm:text-base">{lastLine}</p>
      </div>
    </div>
  )
}
