import { createToken } from '#generated/authorization/operations.ts'

declare global {
  interface Window {
    /** The answer to the token call that the shell's head has sent, until somebody takes it. */
    gatepostToken?: Promise<Response> | undefined
  }
}

/**
 * A script for the head of the shell: it asks for the access token while the portal's own scripts are still
 * on their way, which saves a round trip before the first page. A constant, as the content policy wants it.
 */
export const earlyTokenScript = `window.gatepostToken=fetch(${JSON.stringify(
  `/api/${createToken.service}${createToken.path}`,
)},{method:${JSON.stringify(createToken.method)}})`

/** The early answer, once; undefined when there is none. */
export function takeEarlyToken(): Promise<Response> | undefined {
  const answer = window.gatepostToken
  window.gatepostToken = undefined
  return answer
}
