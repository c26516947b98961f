import { CALLBACK_PATH } from '#domain/identity/callbacks.ts'
import { early } from '../early.ts'

/**
 * In the head of the shell: before anything else loads, removes the response of a redirected login from the address
 * and the history, and keeps it for the page.
 */
export function keepLoginReturn(): void {
  const { pathname, search } = location
  if (!pathname.startsWith(`${CALLBACK_PATH}/`) || !search) return
  early.loginReturn = search
  history.replaceState(null, '', pathname)
}

/** The response, once: a second read, a reload or Back finds nothing. */
export function takeLoginReturn(): URLSearchParams | undefined {
  // Without the shell, in development, the script of the head has not taken it.
  const search = early.loginReturn ?? location.search
  early.loginReturn = undefined
  if (location.search) history.replaceState(history.state, '', location.pathname)
  return search ? new URLSearchParams(search) : undefined
}
