/** Pixels below the window from which a link is taken for one that comes into view (storefront-and-session §9). */
export const PREFETCH_MARGIN = 200
/** A page of lists has hundreds of links; the first ones in view are those that a visitor reads. */
const AT_MOST = 12

/** What a browser says of its connection, if it does. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether a connection has room for what may never be used. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

/**
 * Calls back when the visitor scrolls for the first time, or at once if they already have. Until then the page loads
 * only what it shows: most visits end before, and a link in the first window loads its page on hover and focus.
 * Returns a function that stops it.
 */
export function onFirstScroll(callback: () => void): () => void {
  if (scrollY > 0) {
    callback()
    return () => {}
  }
  addEventListener('scroll', callback, { once: true, passive: true })
  return () => removeEventListener('scroll', callback)
}

/**
 * Calls back with the address of each link of the page's content that is about to come into view, once each.
 * Returns a function that stops it.
 */
export function watchLinks(onLink: (path: string) => void): () => void {
  const seen = new Set([location.pathname])
  const observer = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        const { origin, pathname } = target as HTMLAnchorElement
        if (origin !== location.origin || seen.has(pathname) || seen.size > AT_MOST) continue
        seen.add(pathname)
        onLink(pathname)
      }
    },
    { rootMargin: `${PREFETCH_MARGIN}px` },
  )
  for (const link of document.querySelectorAll('main a[href^="/"]')) observer.observe(link)
  return () => observer.disconnect()
}
