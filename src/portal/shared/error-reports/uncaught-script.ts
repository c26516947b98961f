type Uncaught = ErrorEvent | PromiseRejectionEvent

declare global {
  interface Window {
    /** The errors that nothing has caught, until `uncaught.ts` takes each as it comes. */
    gatepostErrors?: { push: (event: Uncaught) => void } | undefined
  }
}

/**
 * A script for the head of the document: it keeps the errors that nothing catches, also those of scripts that start
 * the page. A constant, because the content security policy allows it by its hash. In a file of its own, because the
 * document imports it, and must not bring along what reports them.
 */
export const uncaughtErrorScript = () => `(${keepUncaught})()`

/** Sent as text, so it uses nothing from outside. */
function keepUncaught() {
  const errors: Uncaught[] = []
  window.gatepostErrors = errors
  for (const type of ['error', 'unhandledrejection'] as const)
    addEventListener(type, event => window.gatepostErrors?.push(event))
}
