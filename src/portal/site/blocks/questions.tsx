import type { PricingPage } from '#portal/content/page.ts'

/** Questions that open to their answers, without scripts. */
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
