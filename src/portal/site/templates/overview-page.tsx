import { siteIndex } from 'virtual:site-index'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { SiteEntry } from '#portal/content/site-entry.ts'
import type { OverviewPage as Content } from '#portal/content/templates/overview.ts'
import { buttonClass } from '#portal/ui/classes.ts'
import { LandingSection } from './landing-page.tsx'

/** The pages of an area, by group, and what the area has to say besides. */
export function OverviewPage({ page }: { page: Content }) {
  const { heading, lead, area, below = `/${area}`, actions = [], groups = {}, sections = [] } = page
  return (
    <>
      <div className="mx-auto flex w-full max-w-[76rem] flex-col gap-12 px-5 pt-12 pb-16 sm:px-8 sm:pt-20 sm:pb-20">
        <header className="flex max-w-3xl flex-col items-start gap-5">
          <h1 className="text-4xl tracking-[-0.035em] sm:text-5xl">{heading}</h1>
          <p className="text-lg text-muted">{lead}</p>
          {actions.length > 0 && (
            <div className="flex flex-wrap gap-3">
              {actions.map(({ label, to }, at) => (
                <Link
                  key={to}
                  to={to}
                  className={buttonClass({ variant: at === 0 ? 'primary' : 'secondary', size: 'lg' })}
                >
                  {label}
                </Link>
              ))}
            </div>
          )}
        </header>
        {groupsOf(area, below).map(({ name, entries }) => (
          <section
            key={name ?? ''}
            aria-label={name ?? heading}
            className="grid gap-5 border-t border-line-strong pt-6 nav:grid-cols-[15rem_1fr] nav:gap-10"
          >
            {name && (
              <div className="flex flex-col gap-1.5">
                <h2 className="text-xl">{name}</h2>
                {groups[name] && <p className="text-[0.9375rem] text-muted">{groups[name]}</p>}
              </div>
            )}
            <EntryList entries={entries} className={name ? undefined : 'nav:col-span-2'} />
          </section>
        ))}
      </div>
      {sections.map(section => (
        <LandingSection key={section.title} section={section} />
      ))}
    </>
  )
}

/** Pages as cards: the name of each, and what it is for. */
export function EntryList({
  entries,
  className = '',
}: {
  entries: readonly Pick<SiteEntry, 'to' | 'label' | 'line'>[]
  className?: string | undefined
}) {
  return (
    <ul className={`grid content-start gap-3 sm:grid-cols-2 ${className}`}>
      {entries.map(({ to, label, line }) => (
        <li key={to}>
          <Link
            to={to}
            className="group flex h-full flex-col gap-1 rounded-xl bg-surface px-5 py-4 shadow-card ring-1 ring-line hover:ring-line-strong"
          >
            <span className="flex items-center justify-between gap-3 font-medium">
              {label}
              <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-faint group-hover:text-accent" />
            </span>
            <span className="text-[0.9375rem] text-muted">{line}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface Group {
  name: string | undefined
  entries: SiteEntry[]
}

/** The pages of the area but the first, by group, in the order of the menus. */
function groupsOf(area: Content['area'], below: string): Group[] {
  const groups: Group[] = []
  for (const entry of siteIndex) {
    if (entry.area !== area || entry.to === below) continue
    if (below !== `/${area}` && !entry.to.startsWith(`${below}/`)) continue
    const group = groups.find(({ name }) => name === entry.group)
    if (group) group.entries.push(entry)
    else groups.push({ name: entry.group, entries: [entry] })
  }
  return groups
}
