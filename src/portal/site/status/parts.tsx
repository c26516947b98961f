import type { ServiceComponent, ServiceStatus } from '#generated/reporting/types.ts'
import { Badge, type BadgeTone } from '#portal/ui/data/badge.tsx'
import { RelativeTime } from '#portal/ui/data/relative-time.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { type DayState, daysUpTo, uptimeText } from './uptime.ts'

/** As long as the server keeps them. */
const DAYS = 90

export const PART_NAMES: Record<ServiceComponent['name'], string> = {
  api: 'API and portal',
  lookups: 'Address lookups',
  payments: 'Payments',
  emails: 'Emails',
}

const STATES: Record<ServiceComponent['state'], { tone: BadgeTone; label: string }> = {
  working: { tone: 'accent', label: 'Working' },
  disturbed: { tone: 'warning', label: 'Disturbed' },
  down: { tone: 'danger', label: 'Down' },
}

const BARS: Record<DayState, string> = {
  unknown: 'bg-line',
  working: 'bg-accent',
  failing: 'bg-danger',
}

/** How each part of the service does, and how it did on the last 90 days. */
export function Parts({ status, now }: { status: ServiceStatus; now: Date }) {
  const { checked, components } = status
  return (
    <Card
      title="Parts"
      description={
        checked ? (
          <>
            Our servers check each part every minute. Last check: <RelativeTime value={checked} />.
          </>
        ) : (
          'Our servers check each part every minute. The first check hasn’t run yet.'
        )
      }
    >
      {components.length > 0 && (
        <ul className="flex flex-col gap-5">
          {components.map(component => (
            <Part key={component.name} component={component} now={now} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Part({ component, now }: { component: ServiceComponent; now: Date }) {
  const { name, state, since, history } = component
  const { tone, label } = STATES[state]
  const uptime = uptimeText(history)
  return (
    <li className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-sm font-medium">{PART_NAMES[name]}</h3>
        <span className="flex items-center gap-2 text-sm text-muted">
          <span>
            Since <RelativeTime value={since} />
          </span>
          <Badge tone={tone} hasDot>
            {label}
          </Badge>
        </span>
      </div>
      <div aria-hidden="true" className="flex h-6 gap-px">
        {daysUpTo(now, history, DAYS).map(({ day, state: dayState }) => (
          <span key={day} title={day} className={`min-w-0 flex-1 rounded-[1px] ${BARS[dayState]}`} />
        ))}
      </div>
      <p className="text-sm text-muted tnum">
        {uptime ? `Worked ${uptime} of the time checked in the last ${DAYS} days` : 'No history yet'}
      </p>
    </li>
  )
}
