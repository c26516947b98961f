import { useQuery } from '@tanstack/react-query'
import { Building2, Clock, MapPin } from 'lucide-react'
import { getUsageLimits } from '#generated/security/operations/getUsageLimits.ts'
import { query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { Group } from '#portal/ui/group.tsx'
import { MenuRadio } from '#portal/ui/overlay/menu-radio.tsx'
import { chooseZone, useZone } from '#portal/ui/time/zone.ts'
import { ownZone, zoneLabel } from '#portal/ui/time/zone-days.ts'

/** The switch of the time zone in which all pages of the portal show times. */
export function ZoneItems() {
  const choice = useZone()
  const { allowed } = useCan(getUsageLimits)
  const { data: account } = useQuery({
    ...query(getUsageLimits),
    select: ({ zone }) => zone,
    enabled: allowed,
  })
  const zones = [
    { value: 'own', label: `Yours (${zoneLabel(ownZone())})`, icon: MapPin },
    ...(account
      ? [{ value: 'account', label: `The account’s (${zoneLabel(account)})`, icon: Building2 } as const]
      : []),
    { value: 'utc', label: 'UTC', icon: Clock },
  ] as const
  return (
    <Group label="Time zone">
      <p aria-hidden="true" className="px-2.5 pt-1.5 pb-1 text-xs font-medium text-faint">
        Time zone
      </p>
      {zones.map(({ value, label, icon: Icon }) => (
        <MenuRadio
          key={value}
          icon={<Icon />}
          isChosen={choice === value}
          onSelect={() => chooseZone(value, account)}
        >
          {label}
        </MenuRadio>
      ))}
    </Group>
  )
}
