import { listRequestsQuery } from '#generated/security/parameters/listRequests.ts'
import { readSearch, type SearchOf } from '#portal/api/search.ts'

const {
  page_size: _size,
  start: _start,
  end: _end,
  status: _status,
  error: _error,
  ...parameters
} = listRequestsQuery

/**
 * What the address holds of the request log. Time is a number of days until today, so that a link stays true; a status
 * or an error is one of those that the API has.
 */
export const requestParameters = {
  ...parameters,
  status: { type: 'string', enum: ['200', '400', '401', '402', '403', '412', '429', '500', '502', '503'] },
  error: {
    type: 'string',
    enum: [
      'not-permitted',
      'secret-key-in-browser',
      'suspected-bot',
      'key-unauthorized',
      'license-not-recognized',
      'subscription-inactive',
      'key-limit-reached',
      'usage-limit-reached',
      'requests-too-fast',
      'too-many-requests',
      'body-not-processable',
      'lookup-body-too-large',
      'unknown-parameter',
      'processing-interrupted',
      'gateway-failure',
      'gateway-unavailable',
    ],
  },
  time: { type: 'string', enum: ['1', '7'] },
} as const

export type RequestSearch = SearchOf<typeof requestParameters>

export function readRequestSearch(raw: Record<string, unknown>): RequestSearch {
  return readSearch(requestParameters, raw)
}

/** The filters for requests with a key that were rejected with an error. One that the log has no name for is left out. */
export function searchOf({
  key,
  error,
  number,
  time,
}: {
  key: string
  error: string
  number: number | null
  time: RequestSearch['time']
}): RequestSearch {
  return readRequestSearch({ key, error, ...(number !== null && { number }), ...(time && { time }) })
}
