import { followRequests } from '#generated/security/operations/followRequests.ts'
import type { LoggedRequest, RequestPage } from '#generated/security/types.ts'
import { ApiError } from '#portal/api/errors/errors.ts'
import { readEvents } from '#portal/api/events.ts'
import type { filtersOf } from './requests.ts'

export type LiveState = 'connecting' | 'live' | 'failed' | 'ended'

/** Rows that a page keeps while new ones come. */
const MOST = 200
/** Milliseconds between two connections, and after a failed one. */
const PAUSE = 1_000
const PAUSE_AFTER_FAILURE = 5_000

interface FollowOptions {
  signal: AbortSignal
  onState: (state: LiveState) => void
  onRequests: (requests: LoggedRequest[]) => void
}

/** Follows the log, over as many connections as it takes, until the signal. A rejection ends it. */
export async function follow(
  query: ReturnType<typeof filtersOf>,
  { signal, onState, onRequests }: FollowOptions,
): Promise<void> {
  let lastId: string | undefined
  while (!signal.aborted) {
    let pause = PAUSE
    try {
      const header = lastId === undefined ? {} : { header: { 'Last-Event-Id': lastId } }
      let isFirst = lastId === undefined
      for await (const events of readEvents(followRequests, { query, ...header }, signal)) {
        if (isFirst) onState('live')
        isFirst = false
        const requests = events.filter(({ name }) => name === 'request')
        lastId = requests.at(-1)?.id ?? lastId
        if (requests.length) onRequests(requests.map(({ data }) => JSON.parse(data)))
      }
    } catch (error) {
      if (signal.aborted) return
      const isRejected = error instanceof ApiError && [400, 401, 403].includes(error.statusCode)
      onState(isRejected ? 'ended' : 'failed')
      if (isRejected) return
      pause = PAUSE_AFTER_FAILURE
      // What comes until the next connection is read with the list.
      lastId = undefined
    }
    await new Promise(resolve => setTimeout(resolve, pause))
  }
}

/** A page of the log with new calls at its top, each once. */
export function addToPage(page: RequestPage, added: readonly LoggedRequest[]): RequestPage {
  const known = new Set(page.requests.map(({ request_id }) => request_id))
  const fresh = added.filter(({ request_id }) => !known.has(request_id))
  const requests = [...fresh, ...page.requests].toSorted((a, b) => (a.started < b.started ? 1 : -1))
  return { ...page, requests: requests.slice(0, MOST) }
}
