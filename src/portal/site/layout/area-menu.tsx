import { Link } from '@tanstack/react-router'
import { ArrowRight, ChevronDown } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Menu, MenuGroup } from '#portal/content/menus.ts'

/**
 * The button of an area in a wide header, and its pages as a popover over the whole width below the header. The
 * browser opens and closes it, so it works before the scripts run and without them.
 */
export function AreaMenu({ menu: { area, label, overview, groups } }: { menu: Menu }) {
  const { button, panel, item, onPress, onFollow } = useAreaMenu()
  const id = `menu-${area}`
  return (
    <li className="group/area" {...item}>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        onClick={onPress}
        className="flex h-9 items-center gap-1 rounded-md px-3 text-[0.9375rem] text-muted transition-colors hover:bg-hover hover:text-ink group-has-[:popover-open]/area:bg-hover group-has-[:popover-open]/area:text-ink"
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className="size-3.5 transition-transform group-has-[:popover-open]/area:rotate-180"
        />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        // Below the header, which is as high as this: with the banner, and without it.
        className="inset-x-0 top-[calc(6.5rem+1px)] bottom-auto m-0 max-h-[calc(100dvh-6.5rem)] w-full overflow-y-auto border-b border-line bg-raised text-ink shadow-float in-data-banner-closed:top-[calc(4rem+1px)] in-data-[header=vanilla]:top-[calc(4rem+1px)]"
      >
        <div className="mx-auto flex max-w-[76rem] animate-fade flex-col gap-6 px-8 pt-7 pb-8">
          <div className="grid grid-cols-[8rem_repeat(4,minmax(0,1fr))] gap-x-4 gap-y-5">
            {groups.map(group => (
              <Group key={group.title} area={label} group={group} onFollow={onFollow} />
            ))}
          </div>
          {overview && (
            <Link
              to={overview.to}
              onClick={onFollow}
              className="inline-flex items-center gap-1.5 self-start rounded-xs text-sm font-medium text-accent hover:underline"
            >
              {overview.label}
              <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
          )}
        </div>
      </div>
    </li>
  )
}

/** A row of the menu's one grid: the name of the group, and its pages in four columns. */
function Group({
  area,
  group: { title, entries },
  onFollow,
}: {
  area: string
  group: MenuGroup
  onFollow: () => void
}) {
  return (
    <section aria-label={title || area} className="col-span-full grid grid-cols-subgrid">
      <p className="py-2 text-sm font-medium text-faint">{title || area}</p>
      <ul className="col-span-4 grid grid-cols-subgrid">
        {entries.map(({ to, label, line }) => (
          <li key={to}>
            <Link
              to={to}
              preload={false}
              onClick={onFollow}
              className="group/link block rounded-md px-3 py-2 -outline-offset-2 hover:bg-hover"
            >
              <span className="block text-[0.9375rem] font-medium group-aria-[current=page]/link:text-accent">
                {label}
              </span>
              <span className="block text-sm text-muted">{line}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Milliseconds that a mouse rests on a button before its menu opens, and is away before it closes. */
const OPEN_AFTER = 120
const CLOSE_AFTER = 250

/**
 * What scripts add to a button with a popover: the menu opens when a mouse rests on the button, arrows walk through
 * buttons and links, and the menu closes when the focus or the mouse leaves it, or when a link was followed.
 */
function useAreaMenu() {
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
      // A press on the button of a menu that has just opened by itself means to keep it open.
      if (isHovered.current && isOpen()) event.preventDefault()
      isHovered.current = false
    },
    onFollow: close,
  }
}

/** Down opens the menu, Left and Right move to the next buttons. Returns whether it handled the key. */
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
