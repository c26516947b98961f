import { cx } from '#portal/ui/cx.ts'

/** A placeholder for loading content; the region around it has aria-busy. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block h-4 animate-pulse rounded-sm bg-hover', className)} />
}

/** The page of one thing while it loads: its name, and two cards. */
export function PageSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
