import { readings } from 'virtual:readings'
import { Link } from '@tanstack/react-router'
import type { ReadingsPage as Content } from '#portal/content/templates/reading.ts'
import { Day } from '../blocks/notes.tsx'

/** All articles, or all entries of the blog, the newest first. */
export function ReadingsPage({ page: { heading, lead, of } }: { page: Content }) {
  return (
    <div className="mx-auto flex w-full max-w-[60rem] flex-col gap-12 px-5 pt-12 pb-20 sm:px-8 sm:pt-20">
      <header className="flex max-w-3xl flex-col gap-4">
        <h1 className="text-4xl tracking-[-0.035em] sm:text-5xl">{heading}</h1>
        <p className="text-lg text-muted">{lead}</p>
      </header>
      <ul className="flex flex-col">
        {readings
          .filter(({ template }) => template === of)
          .map(({ to, heading, lead, day }) => (
            <li key={to} className="grid gap-x-10 gap-y-1 border-t border-line py-6 bar:grid-cols-[9rem_1fr]">
              <p className="text-sm text-faint bar:pt-1">
                <Day day={day} />
              </p>
              <div className="flex max-w-2xl flex-col gap-1.5">
                <h2 className="text-xl tracking-[-0.015em]">
                  <Link to={to} className="rounded-xs hover:text-accent hover:underline underline-offset-4">
                    {heading}
                  </Link>
                </h2>
                <p className="text-muted">{lead}</p>
              </div>
            </li>
          ))}
      </ul>
    </div>
  )
}
