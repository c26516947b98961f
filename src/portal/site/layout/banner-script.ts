/**
 * A script for the head of the document. It closes the banner, also before the other scripts run, and keeps it
 * closed for the session. A constant, because the content security policy allows it by its hash.
 */
export const bannerScript = () => `(${followBanner})('banner-closed:trial')`

/** Sent as text, so it uses nothing from outside. */
function followBanner(storageKey: string) {
  const { dataset } = document.documentElement
  try {
    // Before the first paint, so that a banner closed earlier never moves the page.
    if (sessionStorage.getItem(storageKey)) dataset.bannerClosed = ''
  } catch {}
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-close-banner]'))) return
    dataset.bannerClosed = ''
    // The button is gone, so the focus moves on to the link home.
    document.querySelector<HTMLElement>('header a[href="/"]')?.focus()
    // Storage can be blocked. The banner then stays closed as long as the page lives.
    try {
      sessionStorage.setItem(storageKey, '1')
    } catch {}
  })
}
