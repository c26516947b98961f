import { QueryClient } from '@tanstack/react-query'

const MAX_RETRIES = 2
/** No answer, or a gateway that has lost its service for a moment: a read can be retried. */
const PASSING = [0, 502, 503, 504]

/**
 * The query client of the portal. Reads are retried after temporary failures only, writes never. It is a
 * module and not part of the router, so that public pages, which call nothing, do not load it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) =>
        failures < MAX_RETRIES && 'statusCode' in error && PASSING.includes(Number(error.statusCode)),
      // Many tabs that lost the server at once must not retry at the same moment.
      retryDelay: attempt => 500 * 2 ** attempt * (0.5 + Math.random()),
    },
    mutations: { retry: false },
  },
})
