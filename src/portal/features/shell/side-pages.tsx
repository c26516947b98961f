import type { ReactNode } from 'react'
import { EntryLink } from '#portal/features/shell/ribbon.tsx'
import { type Area, useArea } from '#portal/shared/navigation/pages.ts'

/**
 * A page of several that belong together, with links to the others: next to it on wide windows, above it on
 * narrow ones, where they scroll sideways.
 */
export function SidePages({ area, label, children }: { area: Area; label: string; children: ReactNode }) {
  const { entries, current } = useArea(area)
  return (
    <div className="grid gap-6 bar:grid-cols-[11rem_minmax(0,1fr)] bar:gap-10">
      <nav aria-label={label} className="min-w-0">
        <ul className="-mx-1 flex gap-1 overflow-x-auto px-1 py-1 [scrollbar-width:none] bar:sticky bar:top-30 bar:flex-col">
          {entries.map(entry => (
            <li key={entry.to}>
              <EntryLink
                entry={entry}
                isCurrent={entry.to === current}
                className="flex h-9 items-center rounded-md px-2.5 font-medium whitespace-nowrap text-muted transition-colors hover:text-ink aria-[current=page]:bg-hover aria-[current=page]:text-ink bar:h-8"
              />
            </li>
          ))}
        </ul>
      </nav>
      <div className="max-w-3xl min-w-0">{children}</div>
    </div>
  )
}
