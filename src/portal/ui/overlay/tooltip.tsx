import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
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

type Control = ReactElement<HTMLAttributes<HTMLElement>>

/**
 * A line of text about the element inside, on hover, focus and tap. It is in the browser's top layer, so that
 * no scrolling table cuts it off; the pointer can move over it, and Escape hides it. Without a text, the element
 * is as if it stood alone.
 */
export function Tooltip({
  text,
  isDescription = true,
  children,
}: {
  text: ReactNode
  /**
   * Whether the text describes the element to a screen reader. One that repeats its name does not, and is rendered
   * only once the pointer or the focus is there: a list has several in each row.
   */
  isDescription?: boolean
  /** An element of HTML. It gets the listeners itself: one around it would be one more for each button of a list. */
  children: Control
}) {
  const id = useId()
  const anchor = useRef<HTMLElement>(null)
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
    if (anchor.current.getAttribute('aria-expanded') === 'true') return
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

  const { props } = children
  /** A listener of ours after that of the element itself. */
  const after =
    <Event extends SyntheticEvent<HTMLElement>>(
      own: ((event: Event) => void) | undefined,
      listener: (event: Event) => void,
    ) =>
    (event: Event) => {
      own?.(event)
      anchor.current = event.currentTarget
      listener(event)
    }
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': isRendered ? cx(props['aria-describedby'], id) : props['aria-describedby'],
        onPointerEnter: after(props.onPointerEnter, () => {
          setNear(true)
          later(show, showDelay)
        }),
        onPointerLeave: after(props.onPointerLeave, () => later(hide, hideDelay)),
        onFocus: after(props.onFocus, event => {
          if (event.currentTarget.matches(':focus-visible')) show()
        }),
        onBlur: after(props.onBlur, hide),
        onClick: after(props.onClick, event => {
          // A tap on a disabled control shows why; a press on an enabled one has its own effect.
          if (event.currentTarget.getAttribute('aria-disabled') === 'true') show()
          else hide()
        }),
        onKeyDown: after(props.onKeyDown, event => {
          if (event.key === 'Escape') hide()
        }),
      })}
      {isRendered && (
        <Bubble
          id={id}
          element={bubble}
          timer={timer}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={() => later(hide, hideDelay)}
        >
          {text}
        </Bubble>
      )}
    </>
  )
}

function Bubble({
  id,
  element,
  timer,
  children,
  ...listeners
}: Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave'> & {
  id: string
  element: RefObject<HTMLSpanElement | null>
  timer: RefObject<number | undefined>
  children: ReactNode
}) {
  useEffect(() => () => clearTimeout(timer.current), [timer])
  return (
    <span
      {...listeners}
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
