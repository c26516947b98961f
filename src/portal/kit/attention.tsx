import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { FunctionComponent, ReactNode } from 'react'
import { useRejectionText } from '#portal/api/can.ts'
import { canTryAgain } from '#portal/api/errors/errors.ts'
import type { AnyOperation } from '#portal/api/types.ts'
import { Button } from '#portal/ui/button.tsx'
import type { LoadedQuery } from './loaded.tsx'

/**
 * One kind of thing that needs attention, at the top of the overview. Each capability declares its own, and the
 * route of the overview lists them in the order of the page.
 */
export interface AttentionSource {
  /** What it looks at, for the message when that fails: "Rejected requests". */
  what: string
  /** A person who may call none of them does not see it. */
  operations: readonly AnyOperation[]
  /** Fetches what it looks at, before it is drawn. Only for a person who may see it. */
  load: () => unknown
  /** Draws `AttentionItem`s; nothing while all is well. */
  Items: FunctionComponent
}

const TONES = {
  danger: { mark: 'text-danger', icon: CircleAlert },
  warning: { mark: 'text-warning', icon: TriangleAlert },
}

/** Something to act on: what it is, the facts, and its one action. */
export function AttentionItem({
  tone,
  title,
  detail,
  action,
}: {
  /** Danger: something fails or is exposed now. Warning: it will. */
  tone: keyof typeof TONES
  title: ReactNode
  detail?: ReactNode
  /** A button, or a link that looks like one. */
  action: ReactNode
}) {
  const { mark, icon: Icon } = TONES[tone]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${mark}`} />
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{title}</p>
          {detail && <div className="text-sm wrap-anywhere text-muted">{detail}</div>}
        </div>
      </div>
      <div className="max-w-full pl-7 sm:pl-0">{action}</div>
    </li>
  )
}

/** The items of a source: nothing while it loads, and a way to retry when it fails. */
export function AttentionItems<T>({
  query: { data, error, isFetching, refetch },
  what,
  children,
}: {
  query: LoadedQuery<T>
  what: string
  children: (data: T) => ReactNode
}) {
  const reason = useRejectionText(error)
  if (data !== undefined) return children(data)
  if (!error) return null
  return (
    <li
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
    >
      <span className="min-w-0 text-muted">
        {what} couldn’t be loaded. {reason}
      </span>
      {canTryAgain(error) && (
        <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      )}
    </li>
  )
}
