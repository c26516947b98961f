import { CALLBACK_PATH } from '#domain/identity/callbacks.ts'

/**
 * A script for the head of the shell: before anything else loads, it takes what a login elsewhere came back
 * with out of the address and out of the history; `callback-return.ts` gives it to the page. A constant, as
 * the content policy wants it.
 */
export const callbackScript = `if(location.pathname.startsWith(${JSON.stringify(`${CALLBACK_PATH}/`)})&&location.search){window.gatepostReturn=location.search;history.replaceState(null,'',location.pathname)}`
