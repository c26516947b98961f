import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { listPendingOrders } from '#generated/billing/operations/listPendingOrders.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { getSelfProfile } from '#generated/identity/operations/getSelfProfile.ts'
import { getUsageLimits } from '#generated/security/operations/getUsageLimits.ts'
import { query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { noteConnection, useOfflineText } from '#portal/api/connection.ts'
import { ZoneItems } from '#portal/features/shell/zone-items.tsx'
import { timeText } from '#portal/kit/day-text.ts'
import { Button } from '#portal/ui/button.tsx'
import { Menu } from '#portal/ui/overlay/menu.tsx'
import { chooseZone, useZone } from '#portal/ui/time/zone.ts'
import { zoneLabel, zoneName } from '#portal/ui/time/zone-days.ts'

/** What the frame reads, which says nothing about the page. */
const FRAME = [listAccounts, listPendingOrders, getOwnCredentials, getSelfProfile].map(({ id }) => id)

// On a narrow window, the link to contact us is below it.
/** Under every page: the zone of its times, and when its oldest data was read. */
export default function PageTimes() {
  const client = useQueryClient()
  const oldest = useOldestData(client)
  const isOffline = useOfflineText() !== undefined
  const readTime = oldest > 0 ? timeText(new Date(oldest)) : ''
  useEffect(() => {
    if (readTime)
      noteConnection({ text: `You’re offline. This is as of ${readTime}, and you can’t change it.` })
  }, [readTime])
  useAccountZone()
  return (
    <footer className="mx-auto flex w-full max-w-[76rem] flex-wrap items-center gap-x-3 px-4 pb-6 text-sm text-muted max-sm:pb-20 sm:px-6 print:hidden">
      <Menu
        label="Time zone"
        align="start"
        trigger={
          <Button variant="ghost" size="sm" className="-ml-2.5">
            Times in {zoneLabel(zoneName())}
          </Button>
        }
      >
        <ZoneItems />
      </Menu>
      {oldest > 0 && (
        <>
          <span>
            As of <time dateTime={new Date(oldest).toISOString()}>{readTime}</time>
            {isOffline && ', before you went offline'}
          </span>
          <Button
            variant="ghost"
            size="sm"
            icon={<RefreshCw className="size-4" />}
            disabledReason={isOffline ? 'You’re offline.' : undefined}
            onClick={() => void client.refetchQueries({ type: 'active' })}
          >
            Refresh
          </Button>
        </>
      )}
    </footer>
  )
}

/** Follows the account's zone while it is chosen: another account, or another member, may have another one. */
function useAccountZone(): void {
  const isChosen = useZone() === 'account'
  const { allowed } = useCan(getUsageLimits)
  const { data: zone } = useQuery({
    ...query(getUsageLimits),
    select: limits => limits.zone,
    enabled: isChosen && allowed,
  })
  useEffect(() => {
    if (isChosen && zone) chooseZone('account', zone)
  }, [isChosen, zone])
}

/** When the oldest data of the open page was read, in ms; 0 if it has read none. */
function useOldestData(client: QueryClient): number {
  return useSyncExternalStore(
    listener => client.getQueryCache().subscribe(listener),
    () => {
      const times = client
        .getQueryCache()
        .findAll({ type: 'active', predicate: isOfPage })
        .map(({ state }) => state.dataUpdatedAt)
        .filter(time => time > 0)
      return times.length ? Math.min(...times) : 0
    },
  )
}

function isOfPage({
  queryKey: [, id],
  observers,
}: ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number]): boolean {
  if (typeof id !== 'string' || FRAME.includes(id)) return false
  // What never changes is as good as new.
  return observers.some(({ options }) => options.staleTime !== Number.POSITIVE_INFINITY)
}
