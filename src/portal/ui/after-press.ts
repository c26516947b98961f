/**
 * Runs a function once the mouse button is released, or at once if none is pressed. Leaving a field by a press on a
 * button must not move that button: the press would end next to it, and do nothing.
 */
export function afterPress(run: () => void): void {
  const isPressed = document.querySelector(':active') !== null
  // The click comes in the same task.
  if (isPressed) addEventListener('mouseup', () => requestAnimationFrame(run), { once: true })
  else run()
}
