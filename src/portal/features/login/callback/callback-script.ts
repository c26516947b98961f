import { CALLBACK_PATH } from '#domain/identity/callbacks.ts'

/**
 * A script for the head of the shell: before anything else loads, it removes the response of a redirected
 * login from the address and the history; `takeReturn` passes it to the page. A constant, because the
 * content security policy allows it by its hash.
 */
export const callbackScript = `if(location.pathname.startsWith(${JSON.stringify(`${CALLBACK_PATH}/`)})&&location.search){window.gatepostReturn=location.search;history.replaceState(null,'',location.pathname)}`
