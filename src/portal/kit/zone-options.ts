import { zoneChoice } from '#portal/ui/time/zone.ts'
import { ownZone, zoneLabel, zoneName } from '#portal/ui/time/zone-days.ts'

/** UTC and the zone of the person's choice, for a report of days; undefined if both are the same by choice. */
export function zoneOptions() {
  const choice = zoneChoice()
  if (choice === 'utc') return undefined
  const name = zoneName()
  const label = choice === 'own' ? 'Local' : 'Account'
  const isPlain = choice === 'own' && ownZone() === 'UTC'
  return [
    { id: 'utc', label: 'UTC' },
    { id: 'local', label: isPlain ? label : `${label} (${zoneLabel(name)})` },
  ] as const
}
