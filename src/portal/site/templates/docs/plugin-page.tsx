import { Link } from '@tanstack/react-router'
import { portalPaths } from '#portal/content/site.ts'
import type { LoadedPage } from '#portal/content/site-pages.ts'
import type { PluginPage as Content } from '#portal/content/templates/reading.ts'
import { LastChanged } from '#portal/site/blocks/notes.tsx'
import { proseComponents } from '#portal/site/prose/prose-components.tsx'
import { buttonClass } from '#portal/ui/classes.ts'

/** A recipe for another program: what it needs next to it, then the steps. */
export function PluginPage({ page, Prose }: Pick<LoadedPage, 'Prose'> & { page: Content }) {
  const { heading, lead, updated, program, needs } = page
  return (
    <div className="mx-auto grid w-full max-w-[76rem] gap-x-16 gap-y-10 px-5 pt-12 pb-20 sm:px-8 sm:pt-20 nav:grid-cols-[minmax(0,44rem)_1fr]">
      <header className="flex flex-col gap-4 nav:col-span-2">
        <p className="text-sm font-medium text-accent">{program}</p>
        <h1 className="max-w-3xl text-4xl tracking-[-0.035em] sm:text-5xl">{heading}</h1>
        <p className="max-w-2xl text-lg text-muted">{lead}</p>
      </header>
      <aside aria-label="What you need" className="nav:order-last">
        <div className="flex flex-col gap-4 rounded-xl bg-surface p-5 shadow-card ring-1 ring-line nav:sticky nav:top-24">
          <p className="font-medium">What you need</p>
          <ul className="flex list-disc flex-col gap-1.5 pl-5 text-[0.9375rem] text-muted">
            {needs.map(need => (
              <li key={need}>{need}</li>
            ))}
          </ul>
          <Link to={portalPaths.signup} className={buttonClass({ variant: 'primary' })}>
            Sign Up Free
          </Link>
          <LastChanged day={updated} />
        </div>
      </aside>
      <div className="flex min-w-0 flex-col gap-4">{Prose && <Prose components={proseComponents} />}</div>
    </div>
  )
}
