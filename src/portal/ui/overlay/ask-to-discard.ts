/** Marks a dialog with input that closing it would lose. */
export const TYPED = 'data-typed'
/** The event that has such a dialog ask whether to discard it. */
export const ASK = 'ask'

/** Has an open dialog ask whether its input may be discarded. Returns false when there is none that would be lost. */
export function askToDiscard(): boolean {
  const typed = document.querySelector(`dialog[open][${TYPED}]`)
  typed?.dispatchEvent(new Event(ASK))
  return typed !== null
}
