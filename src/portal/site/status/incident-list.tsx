import { type Incident, incidents, PART_NAMES } from '#domain/status/incidents.ts'
import { DAY } from '#domain/time/durations.ts'
import { Card } from '#portal/ui/page/card.tsx'
import { Moment } from './moment.tsx'

/** Milliseconds. */
const SHOWN = 90 * DAY

/** What went wrong in the last 90 days, by `content/incidents.ts`. */
export function IncidentList({ now }: { now: Date | undefined }) {
  const shown = incidents.filter(({ ended }) => !ended || (now?.getTime() ?? 0) - Date.parse(ended) < SHOWN)
  return (
    <Card title="Incidents">
      {shown.length ? (
        <ul className="flex flex-col gap-6">
          {shown.map(incident => (
            <IncidentItem key={incident.started} {...incident} />
          ))}
        </ul>
      ) : (
        <p className="text-muted">No incidents in the last 90 days.</p>
      )}
    </Card>
  )
}

function IncidentItem({ title, parts, started, ended, updates }: Incident) {
  return (
    <li className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">{title}</h3>
      <p className="text-sm text-muted">
        {parts.map(part => PART_NAMES[part]).join(', ')} · <Moment value={started} /> to{' '}
        {ended ? <Moment value={ended} /> : 'now'}
      </p>
      {updates.map(({ at, text }) => (
        <p key={at}>
          <Moment value={at} />: {text}
        </p>
      ))}
    </li>
  )
}
