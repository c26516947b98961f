import { cx } from '#portal/ui/cx.ts'

/** Holds the place of something on its way; the region around it carries aria-busy. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block h-4 animate-pulse rounded-sm bg-hover', className)} />
}
