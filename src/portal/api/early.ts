/** What the script of the head (`src/portal/boot.ts`) keeps until the scripts of the page take it. */
interface Early {
  /** The errors that nothing has caught, until `uncaught.ts` takes each as it comes. */
  errors?: { push: (event: ErrorEvent | PromiseRejectionEvent) => void }
  /** The response to the call for the access token. */
  token?: Promise<Response> | undefined
  /** The responses to the page's first calls, by path. A call that failed is undefined. */
  page?: EarlyResponses | undefined
  /** The same for the calls of the frame around the page. */
  frame?: EarlyResponses | undefined
  /** The query of a returned login. */
  loginReturn?: string | undefined
  /** Buttons that were pressed on a page whose scripts wait. */
  presses?: HTMLElement[] | undefined
}
type EarlyResponses = Record<string, Promise<Response | undefined>>

declare global {
  /** The one name that both scripts know. */
  var gatepost: Early | undefined
}

globalThis.gatepost ??= {}
export const early = globalThis.gatepost
