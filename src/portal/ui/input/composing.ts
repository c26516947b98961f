/**
 * Whether a key belongs to an input method, which composes a character of it: the arrow keys choose among its own
 * suggestions, Enter takes one, Escape cancels. Safari sends the Enter that ends a composition after it, with the
 * code that stands for a key of an input method.
 */
export function isComposing({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229
}
