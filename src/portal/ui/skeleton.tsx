import { cx } from '#portal/ui/cx.ts'

/** A placeholder for loading content; the region around it has aria-busy. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block h-4 animate-pulse rounded-sm bg-hover', className)} />
}
