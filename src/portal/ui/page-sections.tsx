import { type ReactNode, useEffect, useState } from 'react'
import { cx } from '#portal/ui/cx.ts'

export interface PageSection {
  /** Fragment of the address. */
  id: string
  /** Label in the navigation, the same as the section's heading. */
  title: string
  content: ReactNode
}

/**
 * A long page in sections, with a link to each of them: beside them on wide windows, above them on narrow
 * ones, where the links scroll sideways.
 */
export function PageSections({ label, sections }: { label: string; sections: readonly PageSection[] }) {
  const ids = sections.map(({ id }) => id).join()
  const current = useSectionInSight(ids)
  return (
    <div className="grid gap-6 bar:grid-cols-[11rem_minmax(0,1fr)] bar:gap-10">
      <nav aria-label={label} className="min-w-0">
        <ul className="-mx-1 flex gap-1 overflow-x-auto px-1 py-1 [scrollbar-width:thin] bar:sticky bar:top-30 bar:flex-col">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                className={cx(
                  'flex h-8 items-center rounded-md px-2.5 font-medium whitespace-nowrap transition-colors',
                  id === current ? 'bg-hover text-ink' : 'text-muted hover:text-ink',
                )}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex max-w-3xl min-w-0 flex-col gap-6">
        {sections.map(({ id, content }) => (
          <div key={id} id={id} className="scroll-mt-30">
            {content}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The id of the first section that is visible in the upper half of the window. */
function useSectionInSight(ids: string): string | undefined {
  const [inSight, setInSight] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries =>
        setInSight(before => {
          const next = new Set(before)
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) next.add(target.id)
            else next.delete(target.id)
          return next
        }),
      { rootMargin: '-112px 0px -50% 0px' },
    )
    for (const id of ids.split(',')) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [ids])
  return ids.split(',').find(id => inSight.has(id))
}
