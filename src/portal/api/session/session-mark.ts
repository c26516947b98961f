import { HINT, ONLY_ACCOUNT, readSessionHint } from './session-hint.ts'

/**
 * Marks the document when a person is logged in. Public pages are built for every visitor and hold both the
 * login links and the account link; the style sheet shows one of them by this mark.
 */
export function markSession(): void {
  document.documentElement.toggleAttribute('data-logged-in', readSessionHint() === 'in')
}

/**
 * A script for the head of the document. It sets the mark before the first paint, and adds the account to
 * account links if the person has only one. A constant, because the content security policy allows it by its
 * hash.
 */
export const sessionMarkScript = () => `(${markEarly})('${HINT}','${ONLY_ACCOUNT}')`

/** Sent as text, so it uses nothing from outside. */
function markEarly(hintKey: string, accountKey: string) {
  try {
    if (localStorage.getItem(hintKey) !== 'in') return
    document.documentElement.dataset.loggedIn = ''
    const id = localStorage.getItem(accountKey)
    if (!id || !/^\d+$/.test(id)) return
    addEventListener('DOMContentLoaded', () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href="/account"]'))
        link.search = `?account_id=${id}`
    })
  } catch {
    // Storage can be blocked. Then every page asks the server.
    document.documentElement.dataset.loggedIn = ''
  }
}
