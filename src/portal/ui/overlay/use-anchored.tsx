import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { LazyBoundary } from '#portal/ui/lazy-part.tsx'
import { placeNear } from './place-near.ts'

interface Anchored {
  id: string
  /** Around the button that opens it. */
  anchor: RefObject<HTMLSpanElement | null>
  /** The element with `popover="auto"`; its content is rendered only while it is open. */
  layer: RefObject<HTMLDivElement | null>
  isOpen: boolean
  /** Whether to render the layer. It is not until it opens first, because a list has one for each row. */
  isRendered: boolean
  open(): void
  close(): void
  /** Shows the layer. Its content calls it when it is there, because it may load on first use. */
  show(): void
  /** Handlers of the anchor and of the layer. */
  onPointerDown(): void
  onToggle(event: { newState: string }): void
  /** For the button: opens, or closes what the same press has not closed already. */
  onClick(): void
}

/** How far the button has to move for a layer to close, in pixels: a notch of a wheel is more. */
const AWAY = 24

/**
 * A layer next to the button that opens it, in the browser's top layer: a press outside or Escape closes it.
 * When the button moves away, the layer closes or follows.
 */
export function useAnchored({
  align,
  whenMoved,
  onShown,
}: {
  align: 'start' | 'end'
  whenMoved: 'close' | 'follow'
  /** Moves the focus into it. */
  onShown: () => void
}): Anchored {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isRendered, setRendered] = useState(false)
  // The press that reaches the button has already dismissed an open layer by the time it is a click.
  const wasOpen = useRef(false)

  const place = useCallback(() => {
    if (layer.current && anchor.current)
      placeNear(layer.current, anchor.current.getBoundingClientRect(), { side: 'below', align })
  }, [align])

  useEffect(() => {
    if (!isOpen) return
    // A scroll event alone proves nothing: if a scroll brought the button into view, its event comes after the
    // press. Nor does a small move: a font or a message that comes late moves the button a little.
    const placed = anchor.current?.getBoundingClientRect()
    const onMoved = () => {
      if (whenMoved === 'follow') return place()
      const now = anchor.current?.getBoundingClientRect()
      if (!now || !placed || Math.hypot(now.top - placed.top, now.left - placed.left) > AWAY)
        layer.current?.hidePopover()
      else place()
    }
    // Its content can still grow, to the side of the window.
    const resized = new ResizeObserver(place)
    if (layer.current) resized.observe(layer.current)
    // The browser dismisses only what is shown, and the content may still load.
    const onOther = (event: Event) => {
      if (layer.current?.matches(':popover-open') || anchor.current?.contains(event.target as Node)) return
      setOpen(false)
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !layer.current?.matches(':popover-open')) setOpen(false)
    }
    addEventListener('pointerdown', onOther)
    addEventListener('keydown', onKeyDown)
    addEventListener('scroll', onMoved, true)
    addEventListener('resize', onMoved)
    return () => {
      resized.disconnect()
      removeEventListener('pointerdown', onOther)
      removeEventListener('keydown', onKeyDown)
      removeEventListener('scroll', onMoved, true)
      removeEventListener('resize', onMoved)
    }
  }, [isOpen, whenMoved, place])

  const open = () => {
    // The layer first, because its content shows it as soon as it is there itself.
    flushSync(() => setRendered(true))
    flushSync(() => setOpen(true))
  }
  const close = () => {
    layer.current?.hidePopover()
    // Without its content, it was not shown, and nothing else closes it.
    setOpen(false)
    anchor.current?.querySelector<HTMLElement>('button')?.focus()
  }
  return {
    id,
    anchor,
    layer,
    isOpen,
    isRendered,
    open,
    close,
    show() {
      layer.current?.showPopover()
      place()
      onShown()
    },
    onPointerDown() {
      wasOpen.current = isOpen
    },
    onToggle: event => setOpen(event.newState === 'open'),
    onClick() {
      if (wasOpen.current) close()
      else open()
      wasOpen.current = false
    },
  }
}

/** The content of an open layer. `onThere` runs when it is there: at once, or when its code has loaded. */
export function LayerContent({ onThere, children }: { onThere: () => void; children: ReactNode }) {
  return (
    <LazyBoundary onMissing={onThere}>
      {children}
      <There onThere={onThere} />
    </LazyBoundary>
  )
}

function There({ onThere }: { onThere: () => void }) {
  const notify = useEffectEvent(onThere)
  useLayoutEffect(() => notify(), [])
  return null
}
