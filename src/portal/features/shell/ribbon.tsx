import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { use, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { NavigationBadges, type NavigationEntry, useRibbon } from '#portal/shared/navigation/pages.ts'
import { cx } from '#portal/ui/classes.ts'
import { Menu, menuItemClass } from '#portal/ui/overlay/menu.tsx'

/** The look of one entry; the current one carries aria-current="page". */
const entryClass =
  'relative flex h-10 items-center gap-1 rounded-sm px-2.5 font-medium whitespace-nowrap text-muted -outline-offset-2 transition-colors after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.5 after:bg-transparent hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:bg-accent'

/** The pages of the account in one line. What does not fit is under More. */
export function Ribbon() {
  const { entries, current } = useRibbon()
  const row = useRef<HTMLUListElement>(null)
  const fitting = useFitting(row, entries.length)
  const rest = entries.slice(fitting)
  const hasCurrent = rest.some(({ to }) => to === current)
  return (
    <nav aria-label="Account" className="mx-auto hidden max-w-[76rem] px-2 sm:block sm:px-3.5">
      {/* Entries that do not fit keep their place behind the button, so that their width is known. */}
      <ul ref={row} className="flex overflow-clip">
        {entries.map((entry, at) => (
          <li key={entry.to} className={cx('shrink-0', at >= fitting && 'invisible order-2')}>
            <EntryLink entry={entry} isCurrent={entry.to === current} className={entryClass} />
          </li>
        ))}
        {rest.length > 0 && (
          <li className="order-1 shrink-0">
            <Menu
              label="More pages"
              align="start"
              trigger={
                <button
                  type="button"
                  className={cx(entryClass, hasCurrent && 'text-ink after:bg-accent')}
                  aria-label={hasCurrent ? 'More pages, including this one' : 'More pages'}
                >
                  More
                  <ChevronDown aria-hidden="true" className="size-4" />
                </button>
              }
            >
              {rest.map(entry => (
                <EntryLink
                  key={entry.to}
                  entry={entry}
                  isCurrent={entry.to === current}
                  role="menuitem"
                  tabIndex={-1}
                  className={cx(menuItemClass, entry.to === current && 'font-medium')}
                />
              ))}
            </Menu>
          </li>
        )}
      </ul>
    </nav>
  )
}

export function EntryLink({
  entry: { to, label },
  isCurrent,
  ...rest
}: {
  entry: NavigationEntry
  isCurrent: boolean
  className: string
  role?: 'menuitem'
  tabIndex?: -1
  onClick?: () => void
}) {
  const badges = use(NavigationBadges)
  return (
    <Link
      {...rest}
      to={to}
      // The router would mark every entry above the page, such as Keys above Usage.
      activeOptions={{ exact: true }}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {label}
      {badges[to]}
    </Link>
  )
}

/** Pixels that the button for the rest takes. */
const MORE = 80

/** How many of the entries of a row fit in it, next to the button for the others. */
function useFitting(row: { current: HTMLElement | null }, count: number): number {
  const [fitting, setFitting] = useState(count)
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const entries = [...element.children].slice(0, count) as HTMLElement[]
    const measure = () => {
      const room = element.clientWidth
      // A ribbon that is not shown has no room, and a sheet in its place.
      if (!room) return
      const ends = entries.map((_, at) =>
        entries.slice(0, at + 1).reduce((sum, entry) => sum + entry.offsetWidth, 0),
      )
      setFitting((ends.at(-1) ?? 0) <= room ? count : ends.filter(end => end <= room - MORE).length)
    }
    // It is called before the first paint, after the browser has laid out the page anyway: measuring right here would
    // have it do so in the middle of the first draw. Later, when the window or the font changes.
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(element)
    for (const entry of entries) observer.observe(entry)
    return () => observer.disconnect()
  }, [row, count])
  return Math.min(fitting, count)
}
