import { pathOf } from '../address.ts'
import type { Fetch } from '../send.ts'
import type { AnyOperation } from '../types.ts'

declare global {
  interface Window {
    /** The response to the token call that the shell's head sent, until it is taken. */
    gatepostToken?: Promise<Response> | undefined
    /** The answers to the page's first calls, by address. A call that failed is undefined. */
    gatepostData?: Record<string, Promise<Response | undefined>> | undefined
    /** The same for the calls of the frame around the page. */
    gatepostFrame?: Record<string, Promise<Response | undefined>> | undefined
  }
}

/** The early answer, once; undefined when there is none. */
export function takeEarlyToken(): Promise<Response> | undefined {
  const response = window.gatepostToken
  window.gatepostToken = undefined
  return response
}

/**
 * A function that returns the early answer to a call, once; undefined when there is none. Failures are not
 * used.
 */
export function takeEarlyData(operation: AnyOperation, query: object = {}): Fetch | undefined {
  const path = pathOf(operation)
  const isPlain = Object.values(query).every(value => value === undefined)
  if (operation.method !== 'GET' || !isPlain) return undefined
  const early = [window.gatepostData, window.gatepostFrame].find(each => each && path in each)
  const sent = early?.[path]
  if (!early || !sent) return undefined
  delete early[path]
  return async request => {
    const response = await sent
    return response?.ok ? response : fetch(request)
  }
}

/** Whether the document has requested data of the page that no call has taken yet. */
export function expectsEarlyData(): boolean {
  return Object.keys(window.gatepostData ?? {}).length > 0
}

export function forgetEarlyData(): void {
  window.gatepostData = undefined
  window.gatepostFrame = undefined
}
