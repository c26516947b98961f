import { Link } from '@tanstack/react-router'
import { ChevronDown, Menu as MenuIcon, X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import type { Menu } from '#portal/content/menus.ts'
import { hasPage } from './menus.ts'
import { SessionLinks } from './session-links.tsx'

const menuId = 'site-menu'
const rowClass =
  'flex h-12 items-center justify-between rounded-md px-3 text-lg font-medium -outline-offset-2 hover:bg-hover aria-[current=page]:text-accent'

/**
 * The navigation of narrow windows, as a popover. It opens and closes without scripts, Escape closes it, and
 * the focus returns to its button. With scripts, Tab stays inside it.
 */
export function MobileMenu({
  menus,
  isFull,
}: {
  menus: readonly Menu[]
  /** With what is the visitor's own: the search, and the links to log in. */
  isFull: boolean
}) {
  const panel = useRef<HTMLDivElement>(null)

  function keepFocus(event: KeyboardEvent) {
    if (event.key !== 'Tab') return
    const all = panel.current?.querySelectorAll<HTMLElement>('a, button, summary') ?? []
    const stops = [...all].filter(stop => stop.checkVisibility())
    const [first, last] = [stops.at(0), stops.at(-1)]
    const goal = event.shiftKey ? last : first
    if (document.activeElement !== (event.shiftKey ? first : last)) return
    event.preventDefault()
    goal?.focus()
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label="Menu"
        aria-haspopup="dialog"
        className="grid size-10 shrink-0 place-items-center rounded-md text-ink hover:bg-hover"
      >
        <MenuIcon aria-hidden="true" className="size-5" />
      </button>
      <div
        ref={panel}
        id={menuId}
        popover="auto"
        role="dialog"
        aria-label="Menu"
        className="fixed inset-x-3 top-3 bottom-auto m-0 max-h-[calc(100dvh-1.5rem)] w-auto max-w-none animate-pop overflow-y-auto overscroll-contain rounded-xl bg-raised p-3 text-ink shadow-float ring-1 ring-line backdrop:bg-[oklch(0.15_0.01_165/0.45)]"
        onKeyDown={keepFocus}
        onClick={event => {
          if ((event.target as HTMLElement).closest('a')) panel.current?.hidePopover()
        }}
      >
        <div className="flex items-center justify-between pb-2 pl-3">
          <span className="text-sm text-faint">Menu</span>
          <button
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label="Close menu"
            className="grid size-10 place-items-center rounded-md hover:bg-hover"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <ul className="flex flex-col pb-3">
          {menus.map(menu => (
            <li key={menu.area}>
              <Area menu={menu} />
            </li>
          ))}
          {isFull && hasPage('/search') && (
            <li>
              <Link to={'/search' as string} className={rowClass}>
                Search
              </Link>
            </li>
          )}
          {hasPage('/contact') && (
            <li>
              <Link to={'/contact' as string} className={rowClass}>
                Contact Us
              </Link>
            </li>
          )}
        </ul>
        {isFull && <SessionLinks isStacked />}
      </div>
    </>
  )
}

/** One area at a time: to open a section closes the one before. */
function Area({ menu: { label, overview, groups } }: { menu: Menu }) {
  return (
    <details name="site-area" className="group/area">
      <summary className={`${rowClass} list-none`}>
        {label}
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-faint transition-transform group-open/area:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-3 pb-3">
        {overview && <AreaLink to={overview.to} label={overview.label} />}
        {groups.map(({ title, entries }) => (
          <div key={title} className="flex flex-col">
            {title && <p className="px-3 pb-1 text-sm font-medium text-faint">{title}</p>}
            <ul className="flex flex-col">
              {entries.map(entry => (
                <li key={entry.to}>
                  <AreaLink {...entry} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  )
}

function AreaLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      preload={false}
      className="flex min-h-11 items-center rounded-md px-3 text-base text-muted -outline-offset-2 hover:bg-hover hover:text-ink aria-[current=page]:text-accent"
    >
      {label}
    </Link>
  )
}
