import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
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
  isDescription = true,
  children,
  className,
}: {
  text: ReactNode
  /**
   * Whether the text describes the control to a screen reader. One that repeats its name does not, and is rendered
   * only once the pointer or the focus is there: a list has several in each row.
   */
  isDescription?: boolean
  children: Describable
  className?: string
}) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<number>(undefined)
  const [isNear, setNear] = useState(false)
  const isRendered = text && (isDescription || isNear)

  function show() {
    clearTimeout(timer.current)
    flushSync(() => setNear(true))
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
      onPointerEnter={() => {
        setNear(true)
        later(show, showDelay)
      }}
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
        'aria-describedby': isRendered
          ? cx(children.props['aria-describedby'], id)
          : children.props['aria-describedby'],
      })}
      {isRendered && (
        <Bubble id={id} element={bubble} timer={timer}>
          {text}
        </Bubble>
      )}
    </span>
  )
}

function Bubble({
  id,
  element,
  timer,
  children,
}: {
  id: string
  element: RefObject<HTMLSpanElement | null>
  timer: RefObject<number | undefined>
  children: ReactNode
}) {
  useEffect(() => () => clearTimeout(timer.current), [timer])
  return (
    <span
      ref={element}
      id={id}
      role="tooltip"
      popover="manual"
      className="fixed inset-auto m-0 max-w-64 animate-fade rounded-sm bg-ink px-2 py-1 text-left text-xs font-normal whitespace-normal text-page shadow-float"
    >
      {children}
    </span>
  )
}
