import { CALLBACK_PATH } from '#domain/callbacks.ts'

declare global {
  interface Window {
    /** The query that a login elsewhere came back with, until the page takes it. */
    gatepostReturn?: string | undefined
  }
}

/**
 * A script for the head of the shell: before anything else loads, it takes what a login elsewhere came back
 * with out of the address and out of the history. A constant, as the content policy wants it.
 */
export const callbackScript = `if(location.pathname.startsWith(${JSON.stringify(`${CALLBACK_PATH}/`)})&&location.search){window.gatepostReturn=location.search;history.replaceState(null,'',location.pathname)}`

/** What came back, once: a second look, a reload or the way back through the history finds nothing. */
export function takeReturn(): URLSearchParams | undefined {
  // Without the shell, in development, nothing has looked yet.
  const search = window.gatepostReturn ?? location.search
  window.gatepostReturn = undefined
  if (location.search) history.replaceState(history.state, '', location.pathname)
  return search ? new URLSearchParams(search) : undefined
}
