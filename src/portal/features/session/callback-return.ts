declare global {
  interface Window {
    /** The query of a returned login, until the page takes it. */
    gatepostReturn?: string | undefined
  }
}

/** The response, once: a second read, a reload or Back finds nothing. */
export function takeReturn(): URLSearchParams | undefined {
  // Without the shell, in development, the script has not run yet.
  const search = window.gatepostReturn ?? location.search
  window.gatepostReturn = undefined
  if (location.search) history.replaceState(history.state, '', location.pathname)
  return search ? new URLSearchParams(search) : undefined
}
