/**
 * The question that comes before a dangerous act: is it still you? A call that is refused for an old login
 * asks it through here, whichever page it comes from, and goes on when it is answered. A page of the portal
 * shows the dialog; until one does, such a call simply fails.
 */
let ask: (() => Promise<boolean>) | undefined
let open: Promise<boolean> | undefined

/** Says who shows the question. Returns a function that takes it back. */
export function onStepUp(show: () => Promise<boolean>): () => void {
  ask = show
  return () => {
    if (ask === show) ask = undefined
  }
}

/** Asks; several calls that are refused together share one question. False when the person turned away. */
export function askStepUp(): Promise<boolean> {
  open ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    open = undefined
  })
  return open
}
