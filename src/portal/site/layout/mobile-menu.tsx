import { Link } from '@tanstack/react-router'
import { Menu, X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { navigation } from '#portal/content/site.ts'
import { SessionLinks } from './session-links.tsx'

const menuId = 'site-menu'

/**
 * The navigation of narrow windows, as a popover. It opens and closes without scripts, Escape closes it, and
 * the focus returns to its button. With scripts, Tab stays inside it.
 */
export function MobileMenu() {
  const panel = useRef<HTMLDivElement>(null)

  function keepFocus(event: KeyboardEvent) {
    if (event.key !== 'Tab') return
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    const [first, last] = [stops.at(0), stops.at(-1)]
    const goal = event.shiftKey ? last : first
    if (document.activeElement !== (event.shiftKey ? first : last)) return
    event.preventDefault()
    goal?.focus()
  }

  return (
    <div className="nav:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        aria-label="Menu"
        aria-haspopup="dialog"
        className="grid size-10 place-items-center rounded-md text-ink hover:bg-hover"
      >
        <Menu aria-hidden="true" className="size-5" />
      </button>
      <div
        ref={panel}
        id={menuId}
        popover="auto"
        role="dialog"
        aria-label="Menu"
        className="fixed inset-x-3 top-3 bottom-auto m-0 w-auto max-w-none animate-pop rounded-xl bg-raised p-3 text-ink shadow-float ring-1 ring-line backdrop:bg-[oklch(0.15_0.01_165/0.45)]"
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
          {navigation.map(({ label, to }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex h-12 items-center rounded-md px-3 text-lg font-medium -outline-offset-2 hover:bg-hover aria-[current=page]:text-accent"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <SessionLinks isStacked />
      </div>
    </div>
  )
}
