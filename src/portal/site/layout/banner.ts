const STORAGE_KEY = 'banner-closed:trial'

/**
 * In the head of the document: closes the banner, also before the other scripts run, and keeps it closed for the
 * session.
 */
export function followBanner(): void {
  const { dataset } = document.documentElement
  try {
    // Before the first paint, so that a banner closed earlier never moves the page.
    if (sessionStorage.getItem(STORAGE_KEY)) dataset.bannerClosed = ''
  } catch {}
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-close-banner]'))) return
    dataset.bannerClosed = ''
    // The button is gone, so the focus moves on to the link home.
    document.querySelector<HTMLElement>('header a[href="/"]')?.focus()
    // Storage can be blocked. The banner then stays closed as long as the page lives.
    try {
      sessionStorage.setItem(STORAGE_KEY, '1')
    } catch {}
  })
}
