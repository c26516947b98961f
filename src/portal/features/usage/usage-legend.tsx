import { exactAmount, shortAmount } from '#domain/text/amounts.ts'
import { cx } from '#portal/ui/cx.ts'
import type { Report, UsageInterval } from './report.ts'

const FILLS = ['fill-chart-1', 'fill-chart-2', 'fill-chart-3', 'fill-chart-4', 'fill-chart-5', 'fill-chart-6']

export function fillOf(index: number): string {
  return FILLS[index] ?? 'fill-chart-6'
}

/** What the colors mean, with the figures of the chosen interval or of the whole range. */
export function Legend({
  title,
  report: { series, total },
  chosen,
}: {
  title: string
  report: Report
  chosen: UsageInterval | undefined
}) {
  const all = chosen ? chosen.total : total
  return (
    <div aria-hidden="true" className="flex flex-col gap-2 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{title}</span>
        <span className="tnum" title={exactAmount(all)}>
          {exactAmount(all)} lookups
        </span>
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-6 gap-y-1">
        {series.map(({ id, label, total: whole }, index) => {
          const used = chosen ? (chosen.parts[index] ?? 0) : whole
          return (
            <li key={id} className="flex min-w-0 items-center gap-2">
              <svg aria-hidden="true" width="10" height="10" className="shrink-0">
                <rect width="10" height="10" rx="2" className={fillOf(index)} />
              </svg>
              <span className="min-w-0 flex-1 truncate text-muted">{label}</span>
              <span className={cx('tnum', used === 0 && 'text-faint')} title={exactAmount(used)}>
                {shortAmount(used)}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
