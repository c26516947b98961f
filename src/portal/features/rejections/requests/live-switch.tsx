import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { followRequests } from '#generated/security/operations/followRequests.ts'
import { useCan } from '#portal/api/can.ts'
import { Toggle } from '#portal/ui/input/switch.tsx'
import { addToPage, type LiveState } from './live.ts'
import { filtersOf, requestsQuery } from './requests.ts'
import type { RequestSearch } from './search.ts'

const TEXTS: Record<LiveState, string> = {
  connecting: 'Connecting…',
  live: 'New requests appear as they come.',
  failed: 'The connection failed. Trying again…',
  ended: 'Live has ended. Turn it on again.',
}

/** Shows new requests at the top of the list while it is on. */
export function LiveSwitch({ search, isFirstPage }: { search: RequestSearch; isFirstPage: boolean }) {
  const id = useId()
  const client = useQueryClient()
  const { allowed, reason } = useCan(followRequests)
  const [isOn, setOn] = useState(false)
  const [state, setState] = useState<LiveState>('connecting')
  const isFollowing = isOn && isFirstPage && allowed
  const address = JSON.stringify(search)
  useEffect(() => {
    if (!isFollowing) return
    const stop = new AbortController()
    const followed = JSON.parse(address) as RequestSearch
    const { queryKey } = requestsQuery(followed)
    setState('connecting')
    void import('./live.ts').then(({ follow }) =>
      follow(filtersOf(followed), {
        signal: stop.signal,
        onState: now => {
          setState(now)
          // What came before the connection is in no event.
          if (now === 'live') void client.invalidateQueries({ queryKey, exact: true })
          if (now === 'ended') setOn(false)
        },
        onRequests: added => client.setQueryData(queryKey, page => page && addToPage(page, added)),
      }),
    )
    return () => stop.abort()
  }, [isFollowing, address, client])
  return (
    <span className="flex min-h-9 items-center gap-2 text-sm">
      <label htmlFor={id}>Live</label>
      <Toggle
        id={id}
        isOn={isOn && isFirstPage}
        onChange={setOn}
        disabledReason={allowed ? (isFirstPage ? undefined : 'Go to the first page.') : reason}
      />
      <span role="status" className="text-muted">
        {isFollowing || state === 'ended' ? TEXTS[state] : ''}
      </span>
    </span>
  )
}
