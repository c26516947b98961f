declare global {
  interface Window {
    /** The query that a login elsewhere came back with, until the page takes it. */
    gatepostReturn?: string | undefined
  }
}

/** What came back, once: a second look, a reload or the way back through the history finds nothing. */
export function takeReturn(): URLSearchParams | undefined {
  // Without the shell, in development, nothing has looked yet.
  const search = window.gatepostReturn ?? location.search
  window.gatepostReturn = undefined
  if (location.search) history.replaceState(history.state, '', location.pathname)
  return search ? new URLSearchParams(search) : undefined
}
