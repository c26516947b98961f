import { addressOf } from './address.ts'
import type { Fetch } from './send.ts'
import type { AnyOperation } from './types.ts'

declare global {
  interface Window {
    /** The answer to the token call that the shell's head has sent, until somebody takes it. */
    gatepostToken?: Promise<Response> | undefined
    /** The answer to what the page will ask for first; undefined in it where there is none. */
    gatepostData?: { address: string; answer: Promise<Response | undefined> } | undefined
  }
}

/** The early answer, once; undefined when there is none. */
export function takeEarlyToken(): Promise<Response> | undefined {
  const answer = window.gatepostToken
  window.gatepostToken = undefined
  return answer
}

/** How to get the early answer to a call, once; undefined when there is none. A failure is not taken over. */
export function takeEarlyData(operation: AnyOperation, query: object = {}): Fetch | undefined {
  const early = window.gatepostData
  const isPlain = Object.values(query).every(value => value === undefined)
  if (operation.method !== 'GET' || early?.address !== addressOf(operation) || !isPlain) return undefined
  forgetEarlyData()
  return async request => {
    const answer = await early.answer
    return answer?.ok ? answer : fetch(request)
  }
}

export function forgetEarlyData(): void {
  window.gatepostData = undefined
}
