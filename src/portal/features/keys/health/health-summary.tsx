import { CircleAlert, CircleCheck, Lightbulb, TriangleAlert } from 'lucide-react'
import { exactAmount } from '#domain/text/amounts.ts'
import { cx } from '#portal/ui/cx.ts'
import type { HealthSearch } from './health-search.ts'
import type { HealthSummary } from './key-health.ts'

const TILES = [
  { id: 'healthy', label: 'Healthy', icon: CircleCheck, mark: 'text-accent' },
  { id: 'critical', label: 'Critical', icon: CircleAlert, mark: 'text-danger' },
  { id: 'warning', label: 'With warnings', icon: TriangleAlert, mark: 'text-warning' },
  { id: 'advice', label: 'With advice', icon: Lightbulb, mark: 'text-faint' },
] as const

/** How many keys are healthy, and how many have findings of each severity. A press shows them. */
export function HealthSummaryTiles({
  summary,
  chosen,
  onChoose,
}: {
  summary: HealthSummary
  chosen: HealthSearch['severity']
  onChoose: (change: HealthSearch) => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls that are filled in
    <div role="group" aria-label="Keys by their health" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {TILES.map(({ id, label, icon: Icon, mark }) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosen === id}
          className={cx(
            'flex flex-col gap-1 rounded-xl bg-surface p-4 text-left shadow-card ring-1 ring-line transition-shadow',
            'hover:ring-line-strong aria-pressed:ring-2 aria-pressed:ring-accent',
          )}
          onClick={() => onChoose({ severity: chosen === id ? undefined : id, finding: undefined })}
        >
          <span className="flex items-center gap-2 text-2xl font-semibold tnum">
            {exactAmount(id === 'healthy' ? summary.healthy : summary.having[id])}
            <Icon aria-hidden="true" className={cx('size-4', mark)} />
          </span>
          <span className="text-sm text-muted">
            {label}
            {id === 'healthy' && ` of ${exactAmount(summary.total)}`}
          </span>
        </button>
      ))}
    </div>
  )
}
