import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#portal/ui/button.tsx'

/**
 * A form of a settings page behind a button, so that the page reads as a summary. A link to the fragment of its
 * section opens it.
 */
export function OnDemand({
  section,
  label,
  children,
}: {
  /** The fragment of the section in the address. */
  section: string
  /** The button that opens the form. */
  label: string
  children: (close: () => void) => ReactNode
}) {
  const isLinked = useLocation({ select: ({ hash }) => hash === section })
  const [isOpen, setOpen] = useState(isLinked)
  const isToggled = useRef(false)
  const frame = useRef<HTMLDivElement>(null)
  // The focus stays where the person works: in the form, and on its button once the form has closed.
  useEffect(() => {
    if (isToggled.current)
      frame.current?.querySelector<HTMLElement>(isOpen ? 'input:not([hidden])' : 'button')?.focus()
  }, [isOpen])
  function toggle(open: boolean) {
    isToggled.current = true
    setOpen(open)
  }
  return (
    <div ref={frame}>
      {isOpen ? children(() => toggle(false)) : <Button onClick={() => toggle(true)}>{label}</Button>}
    </div>
  )
}
