import { Skeleton } from '#portal/ui/feedback/skeleton.tsx'

/** A placeholder for the chart. */
export function ChartSkeleton() {
  return <Skeleton className="h-60 w-full" />
}

/** A placeholder for a report. */
export function ReportSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading usage" className="flex flex-col gap-5 p-5">
      <Skeleton className="h-8 w-40" />
      <ChartSkeleton />
      <Skeleton className="w-2/3" />
    </div>
  )
}
