import type { ProseHeading } from '#portal/content/templates/reading.ts'

/** The sections of a page, next to it where there is room. */
export function OnThisPage({ headings }: { headings: readonly ProseHeading[] }) {
  const sections = headings.filter(({ depth }) => depth === 2)
  if (sections.length < 2) return null
  return (
    <div className="max-nav:hidden">
      <nav aria-label="On this page" className="sticky top-24 flex max-w-56 flex-col gap-2 text-sm">
        <p className="font-medium">On this page</p>
        <ul className="flex flex-col gap-1.5 border-l border-line pl-3">
          {sections.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} className="rounded-xs text-muted hover:text-ink">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
