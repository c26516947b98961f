import { ChevronLeft, ChevronRight, ChevronsLeft } from 'lucide-react'
import { exactAmount } from '#domain/text/amounts.ts'
import { Button } from '#portal/ui/button.tsx'

/** Pages of a list, counted from 1. */
export function Pagination({
  page,
  pageSize,
  total,
  onPage,
  noun = 'rows',
}: {
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
  /** What the list holds, in the plural: "keys". */
  noun?: string
}) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  const to = Math.min(total, page * pageSize)
  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap items-center justify-between gap-3 px-5 py-3 text-sm text-muted"
    >
      <p aria-live="polite" className="tnum">
        {exactAmount(from)}–{exactAmount(to)} of {exactAmount(total)} {noun}
      </p>
      <div className="flex gap-2">
        <Button
          size="sm"
          icon={<ChevronLeft className="size-4" />}
          disabledReason={page <= 1 ? 'This is the first page.' : undefined}
          onClick={() => onPage(page - 1)}
        >
          Previous
        </Button>
        <Button
          size="sm"
          disabledReason={page >= pages ? 'This is the last page.' : undefined}
          onClick={() => onPage(page + 1)}
        >
          Next
          <ChevronRight className="size-4" />
        </Button>
      </div>
    </nav>
  )
}

/** Pages of a list without a total, the newest entries first. */
export function CursorPages({
  isFirst,
  isLast,
  onFirst,
  onNext,
}: {
  isFirst: boolean
  isLast: boolean
  onFirst: () => void
  onNext: () => void
}) {
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-end gap-2 px-5 py-3">
      <Button
        size="sm"
        icon={<ChevronsLeft className="size-4" />}
        disabledReason={isFirst ? 'These are the newest.' : undefined}
        onClick={onFirst}
      >
        Newest
      </Button>
      <Button size="sm" disabledReason={isLast ? 'There are no older ones.' : undefined} onClick={onNext}>
        Older
        <ChevronRight className="size-4" />
      </Button>
    </nav>
  )
}
