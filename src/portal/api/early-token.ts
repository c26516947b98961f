import { createToken } from '#generated/authorization/operations.ts'
import { listSecretKeys } from '#generated/security/operations.ts'
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

/** What a page asks for first. Only the address without a search is known before the scripts are there. */
const FIRST_CALLS: Record<string, AnyOperation> = { '/account/keys': listSecretKeys }

const addresses = Object.fromEntries(
  Object.entries(FIRST_CALLS).map(([page, operation]) => [page, addressOf(operation)]),
)

/**
 * A script for the head of the shell: it asks for the access token, and with it for what the page shows,
 * while the portal's own scripts are still on their way. That saves two round trips before the first page.
 * A constant, as the content policy wants it.
 */
export const earlyTokenScript = `(function(){var t=window.gatepostToken=fetch(${JSON.stringify(addressOf(createToken))},{method:${JSON.stringify(
  createToken.method,
)}}),a=${JSON.stringify(addresses)}[location.pathname+location.search];if(a)window.gatepostData={address:a,answer:t.then(function(r){return r.ok?r.clone().json().then(function(b){return fetch(a,{headers:{authorization:b.token_type+' '+b.access_token}})}):undefined}).catch(function(){})}})()`

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

function addressOf({ service, path }: AnyOperation): string {
  return `/api/${service}${path}`
}
