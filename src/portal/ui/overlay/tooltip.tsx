import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from '#portal/ui/classes.ts'
import { placeNear } from '#portal/ui/overlay/place-near.ts'

const showDelay = 350
const hideDelay = 120

type Describable = ReactElement<{ 'aria-describedby'?: string }>

/**
 * A line of text about the control inside, on hover, focus and tap. It is in the browser's top layer, so that
 * no scrolling table cuts it off; the pointer can move over it, and Escape hides it. Without a text, the control
 * is as if it stood alone.
 */
export function Tooltip({
  text,
  children,
  className,
}: {
  text: ReactNode
  children: Describable
  className?: string
}) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<number>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  function show() {
    clearTimeout(timer.current)
    const element = bubble.current
    if (!element || !anchor.current || element.matches(':popover-open')) return
    // An open menu says more than the name of its button.
    if (anchor.current.querySelector('[aria-expanded="true"]')) return
    element.showPopover()
    placeNear(element, anchor.current.getBoundingClientRect(), { side: 'above', align: 'center' })
  }

  function hide() {
    clearTimeout(timer.current)
    if (bubble.current?.matches(':popover-open')) bubble.current.hidePopover()
  }

  function later(action: () => void, delay: number) {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(action, delay)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    <span
      ref={anchor}
      className={text ? cx('inline-flex', className) : 'contents'}
      onPointerEnter={() => later(show, showDelay)}
      onPointerLeave={() => later(hide, hideDelay)}
      onFocus={event => {
        if (event.target.matches(':focus-visible')) show()
      }}
      onBlur={hide}
      onClick={event => {
        // A tap on a disabled control shows why; a press on an enabled one has its own effect.
        if (event.currentTarget.querySelector('[aria-disabled="true"]')) show()
        else hide()
      }}
      onKeyDown={event => {
        if (event.key === 'Escape') hide()
      }}
    >
      {cloneElement(children, {
        'aria-describedby': text
          ? cx(children.props['aria-describedby'], id)
          : children.props['aria-describedby'],
      })}
      {text && (
        <span
          ref={bubble}
          id={id}
          role="tooltip"
          popover="manual"
          className="fixed inset-auto m-0 max-w-64 animate-fade rounded-sm bg-ink px-2 py-1 text-left text-xs font-normal whitespace-normal text-page shadow-float"
        >
          {text}
        </span>
      )}
    </span>
  )
}
