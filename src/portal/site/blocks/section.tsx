import type { ReactNode } from 'react'
import type { Block, PricingPage } from '#portal/content/page.ts'
import { cx } from '#portal/ui/classes.ts'

/** A section of a public page: heading, lead, and content. */
export function SectionFrame({
  title,
  lead,
  children,
  className,
}: {
  title: string
  lead?: string | undefined
  children: ReactNode
  className?: string
}) {
  return (
    <section
      className={cx(
        'mx-auto flex w-full max-w-[76rem] flex-col gap-8 px-5 py-14 sm:px-8 sm:py-20',
        className,
      )}
    >
      <div className="flex max-w-2xl flex-col gap-3">
        <h2 className="text-2xl sm:text-3xl">{title}</h2>
        {lead && <p className="text-lg text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  )
}

/** A band across the page that sets a section off from its neighbors. */
export function Band({ children }: { children: ReactNode }) {
  return <div className="border-y border-line bg-sunken">{children}</div>
}

/** Short points, three per row. */
export function Points({ points }: Pick<Extract<Block, { kind: 'points' }>, 'points'>) {
  return (
    <ul className="grid gap-8 bar:grid-cols-3">
      {points.map(({ title, text }) => (
        <li key={title} className="flex flex-col gap-2 border-t-2 border-accent pt-4">
          <h3 className="text-lg">{title}</h3>
          <p className="text-[0.9375rem] text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Questions that open to their responses, without scripts. */
export function Questions({ questions }: Pick<PricingPage, 'questions'>) {
  return (
    <div className="flex max-w-3xl flex-col border-t border-line-strong">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-b border-line-strong">
          <summary className="flex list-none items-center justify-between gap-6 rounded-sm py-4 text-lg font-medium">
            {question}
            <span
              aria-hidden="true"
              className="text-2xl leading-none font-normal text-faint group-open:rotate-45"
            >
              +
            </span>
          </summary>
          <p className="pr-10 pb-5 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}
