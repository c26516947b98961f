import type { FetchQueryOptions } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'
import { expectsEarlyData } from './session/early-token.ts'

/** The longest time that a page waits for rows before it is drawn without them, in milliseconds. */
const FIRST_DRAW = 150

let isFirst = true

/**
 * Starts the query of a page, for a loader. If the document has already requested its data, the page waits a
 * moment for the response: to draw it with its data at once is much faster than to draw it twice. Otherwise,
 * and on every later page, it is drawn with its skeleton while the query runs.
 */
export function startQuery<Data, Key extends readonly unknown[]>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> | undefined {
  const waits = isFirst && expectsEarlyData()
  isFirst = false
  const response = queryClient.prefetchQuery(query)
  if (!waits) return undefined
  return Promise.race([response, new Promise<void>(resolve => setTimeout(resolve, FIRST_DRAW))])
}
