import { PencilLine } from 'lucide-react'

/** Says that a page waits for the company that runs the site, and what that company puts there. */
export function FilledByOperator({
  belongs,
  hasExample,
}: {
  belongs: readonly string[]
  hasExample: boolean
}) {
  return (
    <section aria-label="About this page" className="flex gap-3.5 rounded-xl bg-warning-soft px-5 py-4">
      <PencilLine aria-hidden="true" className="mt-1 size-4 shrink-0 text-warning" />
      <div className="flex flex-col gap-2">
        <p className="font-medium">
          This page is filled by the company that runs this site.
          {hasExample && ' Until then, it shows an example.'}
        </p>
        <p className="text-[0.9375rem] text-muted">What belongs here:</p>
        <ul className="flex list-disc flex-col gap-1 pl-5 text-[0.9375rem] text-muted">
          {belongs.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
