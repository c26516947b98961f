/** Where the browser keeps forms that could not be sent. A module of its own, because every public page asks for it. */
export const UNSENT_KEY = 'gatepost-unsent-forms'

/** Whether something is kept, so that a page has a reason to load what sends it. */
export function hasUnsent(): boolean {
  try {
    return localStorage.getItem(UNSENT_KEY) !== null
  } catch {
    return false
  }
}
