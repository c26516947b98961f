import { PART_NAMES } from '#domain/status/incidents.ts'
import type { ServiceComponent, ServiceStatus } from '#generated/reporting/types.ts'
import { Badge, type BadgeTone } from '#portal/ui/data/badge.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { Moment } from './moment.tsx'
import { type DayState, daysUpTo, uptimeText } from './uptime.ts'

/** As long as the server keeps them. */
const DAYS = 90

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

const NAMES = Object.keys(PART_NAMES) as ServiceComponent['name'][]

/**
 * How each part of the service does, and how it did on the last 90 days. It is as high before the response as after it,
 * because what follows would move.
 */
export function Parts({ status, now }: { status: ServiceStatus | undefined; now: Date | undefined }) {
  const found = new Map(status?.components.map(component => [component.name, component]))
  return (
    <Card
      title="Parts"
      description="Our servers check each part every minute."
      footer={
        <p className="text-sm text-muted tnum">
          Last check: {status?.checked ? <Moment value={status.checked} /> : 'not yet'}
        </p>
      }
    >
      <ul className="flex flex-col gap-5">
        {NAMES.map(name => (
          <Part key={name} name={name} component={found.get(name)} now={now} />
        ))}
      </ul>
    </Card>
  )
}

function Part({
  name,
  component,
  now,
}: {
  name: ServiceComponent['name']
  component: ServiceComponent | undefined
  now: Date | undefined
}) {
  const history = component?.history ?? []
  const uptime = uptimeText(history)
  return (
    <li className="flex flex-col gap-2">
      <div className="flex flex-col gap-1 sm:flex-row sm:items-center sm:justify-between">
        <h3 className="text-sm font-medium">{PART_NAMES[name]}</h3>
        <span className="flex min-h-5.5 items-center gap-2 text-sm text-muted">
          {component && (
            <>
              <span>
                Since <Moment value={component.since} />
              </span>
              <Badge tone={STATES[component.state].tone} hasDot>
                {STATES[component.state].label}
              </Badge>
            </>
          )}
        </span>
      </div>
      <div aria-hidden="true" className="flex h-6 gap-px">
        {now &&
          daysUpTo(now, component?.history ?? [], DAYS).map(({ day, state }) => (
            <span key={day} title={day} className={`min-w-0 flex-1 rounded-[1px] ${BARS[state]}`} />
          ))}
      </div>
      <p className="text-sm text-muted tnum">
        {uptime
          ? `Worked ${uptime} of the time in ${history.length === 1 ? 'one day' : `${history.length} days`}`
          : 'No history yet'}
      </p>
    </li>
  )
}
