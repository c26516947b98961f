import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { noteRejectedChange } from './connection.ts'
import { isOffline } from './errors/errors.ts'

const MAX_RETRIES = 2
/** No response, or a gateway that has lost its service for a moment: a read can be retried. */
const PASSING = [0, 502, 503, 504]

/**
 * A client whose invalidation is never satisfied by a read that began before it. The library restarts such a
 * read only if it has data and is on the page. Otherwise the response to it, which may be older than the change,
 * would count as up to date: the first read of another page of a list, and a read that the person has navigated
 * away from.
 */
class PortalQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const outdated = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.fetchStatus !== 'idle')
    // Silently, so that callers that await one of these reads get the data of the next.
    for (const read of outdated) void read.cancel({ silent: true })
    const done = super.invalidateQueries(filters, options)
    for (const read of outdated)
      if (!read.isActive()) void read.fetch(undefined, { cancelRefetch: false }).catch(() => undefined)
    return done
  }
}

/**
 * The query client of the portal. Reads are retried after temporary failures only, writes never. It is a
 * module and not part of the router, so that public pages, which call nothing, do not load it.
 */
export const queryClient = createQueryClient()

/** A client with the rules of the portal. */
export function createQueryClient(): QueryClient {
  return new PortalQueryClient({
    mutationCache: new MutationCache({ onError: error => isOffline(error) && noteRejectedChange() }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Offline, a read says so instead of waiting, and is repeated once there is a network.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) =>
          failures < MAX_RETRIES &&
          !isOffline(error) &&
          'statusCode' in error &&
          PASSING.includes(Number(error.statusCode)) &&
          // Its time was long enough: the person decides whether to wait again.
          error.name !== 'no-response',
        // Many tabs that lost the server at once must not retry at the same moment.
        retryDelay: attempt => 500 * 2 ** attempt * (0.5 + Math.random()),
      },
      // Nor is one kept for later: the person may have closed the page, or changed their mind.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
