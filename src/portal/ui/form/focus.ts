/**
 * Whether the focus is in a field outside of an element, or in a frame, such as the form of the card vendor. Code that
 * moves the focus after a response leaves it there, because the next keys are meant for that field.
 */
export function isTypingElsewhere(element: Element | null | undefined): boolean {
  const { activeElement } = document
  return (
    Boolean(activeElement?.matches('input, select, textarea, iframe')) && !element?.contains(activeElement)
  )
}
