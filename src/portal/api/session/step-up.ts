/**
 * The question before a dangerous action: is it still you? A call that is rejected because of an old login
 * asks it through this module, from any page, and continues after the response. A page of the portal shows the
 * dialog; without one, the call fails.
 */
let ask: (() => Promise<boolean>) | undefined
let open: Promise<boolean> | undefined

/** Registers what shows the question. Returns a function that removes it. */
export function onStepUp(show: () => Promise<boolean>): () => void {
  ask = show
  return () => {
    if (ask === show) ask = undefined
  }
}

/** Asks; calls that are rejected at the same time share one question. False when the person canceled. */
export function askStepUp(): Promise<boolean> {
  open ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    open = undefined
  })
  return open
}
