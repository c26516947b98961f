import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A modal on the browser's own dialog element, which traps the focus, makes the page behind inert and gives the focus
 * back on closing.
 */
export function Modal({
  ref,
  onLeave,
  isSticky = false,
  isHeld = false,
  ...rest
}: Omit<ComponentProps<'dialog'>, 'ref' | 'onCancel' | 'onClick'> & {
  ref?: RefObject<HTMLDialogElement | null>
  /** Escape, or a press outside. */
  onLeave: () => void
  /** A press outside does nothing. */
  isSticky?: boolean
  /** Neither does Escape. */
  isHeld?: boolean
}) {
  const own = useRef<HTMLDialogElement>(null)
  const dialog = ref ?? own
  // In the layout phase, because closing after the element is gone would not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [dialog])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does by keyboard what a press outside does by pointer
    <dialog
      ref={dialog}
      // Otherwise a browser closes it when Escape is pressed twice.
      {...(isHeld && { closedby: 'none' })}
      onCancel={event => {
        // That of a file field bubbles.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (!isHeld) onLeave()
      }}
      onClick={event => {
        if (event.target === event.currentTarget && !isSticky && !isHeld) onLeave()
      }}
      {...rest}
    />
  )
}
