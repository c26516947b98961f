import { HINT, ONLY_ACCOUNT, readSessionHint } from './session-hint.ts'

/**
 * Marks the document when a person is logged in. Public pages are built for every visitor and hold both the
 * login links and the account link; the style sheet shows one of them by this mark.
 */
export function markSession(): void {
  document.documentElement.toggleAttribute('data-logged-in', readSessionHint() === 'in')
}

/**
 * In the head of the document: sets the mark before the first paint, and adds the account to account links if the
 * person has only one. Each page carries it, so it does without the checks of `session-hint.ts`.
 */
export function markSessionEarly(): void {
  const { dataset } = document.documentElement
  try {
    if (localStorage.getItem(HINT) !== 'in') return
    dataset.loggedIn = ''
    const id = localStorage.getItem(ONLY_ACCOUNT)
    if (!id || !/^\d+$/.test(id)) return
    addEventListener('DOMContentLoaded', () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href="/account"]'))
        link.search = `?account_id=${id}`
    })
  } catch {
    // Storage can be blocked. Then every page asks the server.
    dataset.loggedIn = ''
  }
}
