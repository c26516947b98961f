/** What a key does to the list. */
export type KeyAction = { mark: number } | { choose: number } | 'open' | 'close'

/** The list below the field: what is marked in it (-1: nothing), and the index of its last row (-1: it is empty). */
export interface ListState {
  isShown: boolean
  marked: number
  last: number
}

/**
 * What a key does by the combobox pattern: arrows open the list and go around in it, Enter chooses what is marked, Escape
 * closes an open list. Undefined for a key that belongs to the field or to an input method, which uses the same keys for
 * its own candidates.
 */
export function keyAction(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'isComposing' | 'keyCode'>,
  { isShown, marked, last }: ListState,
): KeyAction | undefined {
  // Safari sends the Enter that ends a composition after it, with the code of a key of an input method.
  if (event.isComposing || event.keyCode === 229) return undefined
  const { key, altKey } = event
  if (key === 'Enter') return isShown && marked >= 0 ? { choose: marked } : undefined
  if (key === 'Escape') return isShown ? 'close' : undefined
  if (last < 0) return undefined
  if (key === 'ArrowDown') return altKey ? 'open' : { mark: isShown && marked < last ? marked + 1 : 0 }
  if (key === 'ArrowUp') return altKey ? 'close' : { mark: isShown && marked > 0 ? marked - 1 : last }
  return undefined
}
