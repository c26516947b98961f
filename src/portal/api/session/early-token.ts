import { pathOf } from '../address.ts'
import { early } from '../early.ts'
import type { Fetch } from '../send.ts'
import type { AnyOperation } from '../types.ts'

/** The early response, once; undefined when there is none. */
export function takeEarlyToken(): Promise<Response> | undefined {
  const { token } = early
  early.token = undefined
  return token
}

/**
 * A function that returns the early response to a call, once; undefined when there is none. Failures are not
 * used.
 */
export function takeEarlyData(operation: AnyOperation, query: object = {}): Fetch | undefined {
  const path = pathOf(operation)
  const isPlain = Object.values(query).every(value => value === undefined)
  if (operation.method !== 'GET' || !isPlain) return undefined
  const responses = [early.page, early.frame].find(each => each && path in each)
  const sent = responses?.[path]
  if (!responses || !sent) return undefined
  delete responses[path]
  return async request => {
    const response = await sent
    return response?.ok ? response : fetch(request)
  }
}

/** Whether the document has requested data of the page that no call has taken yet. */
export function expectsEarlyData(): boolean {
  return Object.keys(early.page ?? {}).length > 0
}

export function forgetEarlyData(): void {
  early.page = undefined
  early.frame = undefined
}
