import { useQuery } from '@tanstack/react-query'
import { listProfileTopics, updateProfileTimeZone } from '#generated/notification/operations.ts'
import type { ProfileTopics } from '#generated/notification/types.ts'
import { call } from '#portal/api/call.ts'
import { ActionErrorAlert, useUndoable } from '#portal/kit/action/actions.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { profileTopicsQuery } from './queries.ts'

/** The time zone in which mails give times. Each choice is saved at once. */
export function TimeZoneSection() {
  const chosen = useQuery(profileTopicsQuery)
  return (
    <Card title="Time zone" description="Our mails give times in this zone.">
      <Loaded query={chosen} what="Your time zone" rows={1}>
        {data => <ZoneChoice saved={data} />}
      </Loaded>
    </Card>
  )
}

function ZoneChoice({ saved: { time_zone: saved } }: { saved: ProfileTopics }) {
  const actions = useUndoable({ invalidates: [listProfileTopics], scope: 'profile-topics' })
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = [...new Set(['UTC', here, ...(saved ? [saved] : []), ...Intl.supportedValuesOf('timeZone')])]

  const choose = (zone: string) =>
    actions.run({
      subject: zone,
      send: () => call(updateProfileTimeZone, { body: { time_zone: zone } }),
      doneText: `Mails give times in ${nameOf(zone)} now`,
      failedTitle: 'The time zone was not saved',
    })

  return (
    <div className="flex flex-col gap-4">
      <ActionErrorAlert actions={actions} />
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label="Time zone"
          className="w-full sm:w-80"
          value={saved ?? 'UTC'}
          options={zones.toSorted().map(zone => ({ value: zone, label: nameOf(zone) }))}
          onChange={({ target }) => void choose(target.value)}
        />
        {here !== (saved ?? 'UTC') && (
          <Button onClick={() => void choose(here)}>Use {nameOf(here)}, as this browser does</Button>
        )}
      </div>
    </div>
  )
}

const nameOf = (zone: string) => zone.replaceAll('_', ' ')
