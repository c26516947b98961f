// biome-ignore-all lint/a11y/noRedundantRoles: laid out as blocks, a table loses its roles in some browsers
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#portal/ui/classes.ts'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { ScrollRegion } from './scroll-region.tsx'

export type SortDirection = 'ascending' | 'descending'

/**
 * A native table. Below 640 px a stacked one shows each row as a block with the column's name
 * before each value (see `label` of `Td`); any other scrolls sideways in its own frame, where its first
 * column stays and a shadow says that there is more.
 */
export function Table({
  caption,
  isCaptionHidden = true,
  isStacked,
  isBusy,
  children,
}: {
  caption: ReactNode
  isCaptionHidden?: boolean
  isStacked?: boolean
  isBusy?: boolean
  children: ReactNode
}) {
  return (
    <ScrollRegion
      label={typeof caption === 'string' ? caption : undefined}
      className={cx('relative overflow-x-auto -outline-offset-2', !isStacked && 'scroll-shadow')}
    >
      <table
        role="table"
        aria-busy={isBusy || undefined}
        data-stacked={isStacked || undefined}
        className="group/table w-full border-collapse text-left text-sm max-sm:data-stacked:block"
      >
        <caption className={isCaptionHidden ? 'sr-only' : 'px-5 py-3 text-left text-sm text-muted'}>
          {caption}
        </caption>
        {children}
      </table>
    </ScrollRegion>
  )
}

const STICKY =
  'max-sm:not-in-data-stacked:first:sticky max-sm:not-in-data-stacked:first:left-0 max-sm:not-in-data-stacked:first:z-1 max-sm:not-in-data-stacked:first:border-r max-sm:not-in-data-stacked:first:border-line max-sm:not-in-data-stacked:first:bg-surface'

export function Thead({ children }: { children: ReactNode }) {
  return (
    <thead role="rowgroup" className="border-b border-line max-sm:group-data-stacked/table:sr-only">
      <tr role="row">{children}</tr>
    </thead>
  )
}

export function Tbody({ children }: { children: ReactNode }) {
  return (
    <tbody role="rowgroup" className="max-sm:group-data-stacked/table:block">
      {children}
    </tbody>
  )
}

export function Tr({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      role="row"
      {...rest}
      className={cx(
        'border-b border-line transition-colors last:border-0 hover:bg-sunken aria-selected:bg-accent-soft max-sm:group-data-stacked/table:block max-sm:group-data-stacked/table:py-3 max-sm:group-data-stacked/table:pr-5',
        className,
      )}
    />
  )
}

export interface ThProps {
  children: ReactNode
  align?: 'start' | 'end'
  /** Its current order; `null` when the table is sorted by another column. Leave out if it cannot sort. */
  sort?: SortDirection | null
  onSort?: (next: SortDirection) => void
  isHidden?: boolean
  className?: string
}

/** A column's head. If the column sorts, the head holds a real button that shows and reverses the order. */
export function Th({ children, align = 'start', sort, onSort, isHidden, className }: ThProps) {
  const Arrow = sort === 'ascending' ? ArrowUp : sort === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={onSort ? (sort ?? 'none') : undefined}
      className={cx(
        'h-10 px-5 text-xs font-medium whitespace-nowrap text-faint',
        STICKY,
        align === 'end' && 'text-right',
        className,
      )}
    >
      {onSort ? (
        <button
          type="button"
          className="-mx-1.5 inline-flex h-7 items-center gap-1 rounded-sm px-1.5 font-medium hover:bg-hover hover:text-ink"
          onClick={() => onSort(sort === 'ascending' ? 'descending' : 'ascending')}
        >
          {children}
          <Arrow aria-hidden="true" className={cx('size-3.5', !sort && 'opacity-50')} />
        </button>
      ) : (
        <span className={isHidden ? 'sr-only' : undefined}>{children}</span>
      )}
    </th>
  )
}

// No element, because a list has hundreds of cells. The empty alternative keeps screen readers from saying the name twice.
const LABELED =
  "max-sm:group-data-stacked/table:before:shrink-0 max-sm:group-data-stacked/table:before:text-faint max-sm:group-data-stacked/table:before:content-[attr(data-label)_/_'']"

export function Td({
  label,
  align = 'start',
  isRowHeader,
  className,
  children,
}: {
  /** The column's name, shown before the value when the table is stacked. */
  label?: string
  align?: 'start' | 'end'
  isRowHeader?: boolean
  className?: string
  children?: ReactNode
}) {
  const look = cx(
    'px-5 py-3 align-middle max-sm:group-data-stacked/table:flex max-sm:group-data-stacked/table:items-baseline max-sm:group-data-stacked/table:justify-between max-sm:group-data-stacked/table:gap-6 max-sm:group-data-stacked/table:py-1.5 max-sm:group-data-stacked/table:pr-0',
    // A value that is missing needs no line of its own.
    'max-sm:group-data-stacked/table:has-[>span:last-child:empty]:hidden',
    label && LABELED,
    align === 'end' && 'text-right tnum',
    className,
  )
  const content = <span className="min-w-0">{children}</span>
  return isRowHeader ? (
    <th scope="row" role="rowheader" data-label={label} className={cx(look, STICKY, 'text-left font-medium')}>
      {content}
    </th>
  ) : (
    <td role="cell" data-label={label} className={look}>
      {content}
    </td>
  )
}

/** Rows that hold the table's height while it loads. */
export function SkeletonRows({ rows = 5, columns }: { rows?: number; columns: number }) {
  return Array.from(Array(rows).keys(), row => (
    <Tr key={row}>
      {Array.from(Array(columns).keys(), column => (
        <Td key={column} className="[&>span]:grow">
          <Skeleton className={column === 0 ? 'w-3/4 min-w-24' : 'w-1/2 min-w-12'} />
        </Td>
      ))}
    </Tr>
  ))
}

/** One row across the whole table, for the empty, filtered-to-none and failed states. */
export function MessageRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr role="row" className="max-sm:group-data-stacked/table:block">
      <td role="cell" colSpan={columns} className="max-sm:group-data-stacked/table:block">
        {children}
      </td>
    </tr>
  )
}
