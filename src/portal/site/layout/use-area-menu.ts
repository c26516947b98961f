import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

/** Milliseconds that a mouse rests on a button before its menu opens, and is away before it closes. */
const OPEN_AFTER = 120
const CLOSE_AFTER = 250

/**
 * What scripts add to a button with a popover: the menu opens when a mouse rests on the button, arrows walk through
 * buttons and links, and the menu closes when the focus or the mouse leaves it, or when a link was followed.
 */
export function useAreaMenu() {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Opened by the mouse alone, so that the mouse alone may close it. */
  const isHovered = useRef(false)

  const isOpen = () => panel.current?.matches(':popover-open') ?? false
  function open() {
    if (isOpen() || !button.current) return
    panel.current?.showPopover({ source: button.current })
  }
  function close() {
    isHovered.current = false
    clearTimeout(timer.current)
    if (isOpen()) panel.current?.hidePopover()
  }

  return {
    button,
    panel,
    item: {
      onPointerEnter({ pointerType }: PointerEvent) {
        clearTimeout(timer.current)
        if (pointerType !== 'mouse' || isOpen()) return
        timer.current = setTimeout(() => {
          isHovered.current = true
          open()
        }, OPEN_AFTER)
      },
      onPointerLeave() {
        clearTimeout(timer.current)
        if (isHovered.current) timer.current = setTimeout(close, CLOSE_AFTER)
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      },
      onKeyDown(event: KeyboardEvent<HTMLLIElement>) {
        const isDone =
          event.target === button.current
            ? onButtonKey(event.key, button.current, () => {
                open()
                linksIn(panel.current).at(0)?.focus()
              })
            : onPanelKey(event.key, panel.current, () => {
                close()
                button.current?.focus()
              })
        if (isDone) event.preventDefault()
      },
    },
    onPress(event: MouseEvent) {
      clearTimeout(timer.current)
      // Whoever presses the button of a menu that has just opened by itself wants it open.
      if (isHovered.current && isOpen()) event.preventDefault()
      isHovered.current = false
    },
    onFollow({ target }: MouseEvent) {
      if (target instanceof Element && target.closest('a')) close()
    },
  }
}

/** Down opens the menu, left and right go to the buttons beside. Returns whether the key meant something. */
function onButtonKey(key: string, button: HTMLButtonElement, enter: () => void): boolean {
  if (key === 'ArrowDown') {
    enter()
    return true
  }
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  if (!step) return false
  const buttons = [...(button.closest('ul')?.querySelectorAll<HTMLElement>(':scope > li > button') ?? [])]
  buttons.at((buttons.indexOf(button) + step) % buttons.length)?.focus()
  return true
}

/** Up and down walk through the links, Escape leaves. Returns whether the key meant something. */
function onPanelKey(key: string, panel: HTMLElement | null, leave: () => void): boolean {
  if (key === 'Escape') {
    leave()
    return true
  }
  const links = linksIn(panel)
  const at = links.indexOf(document.activeElement as HTMLElement)
  const goals: Record<string, number> = {
    ArrowDown: at + 1 === links.length ? 0 : at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: -1,
  }
  const goal = goals[key]
  if (goal === undefined) return false
  links.at(goal)?.focus()
  return true
}

function linksIn(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('a') ?? [])]
}
