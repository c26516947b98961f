import { useSyncExternalStore } from 'react'

/** As wide as the names and eleven columns of boxes need. */
const WIDE = '(width >= 64rem)'

/** Whether the window has room for the grid. One of the two is drawn, not both: a page has hundreds of boxes. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(WIDE).matches)
}

function listen(onChange: () => void): () => void {
  // Not with the module: tools read the routes without a browser.
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}
