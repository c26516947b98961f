import type { WorkedExamplePage as Content, WorkedPart } from '#portal/content/templates/worked-example.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Block } from '../blocks/block.tsx'
import { TrialCallout } from '../blocks/trial-callout.tsx'
import { RiskMap } from '../worked/risk-map.tsx'

/** A calculation on sample data: question, results, and the way there. */
export function WorkedExamplePage({ page }: { page: Content }) {
  const { heading, lead, marker, results, parts } = page
  return (
    <>
      <article className="mx-auto flex w-full max-w-[52rem] flex-col gap-10 px-5 pt-12 pb-20 sm:px-8 sm:pt-20">
        <header className="flex flex-col gap-4">
          <h1 className="text-4xl tracking-[-0.035em] sm:text-5xl">{heading}</h1>
          <p className="text-lg text-muted">{lead}</p>
        </header>
        <Alert tone="info" title="A worked example, not a customer">
          {marker}
        </Alert>
        <dl className="grid gap-px overflow-hidden rounded-xl bg-line ring-1 ring-line sm:grid-cols-3">
          {results.map(({ figure, text }) => (
            <div key={text} className="flex flex-col gap-1 bg-surface p-5 sm:p-6">
              <dt className="order-2 text-[0.9375rem] text-muted">{text}</dt>
              <dd className="order-1 text-3xl font-semibold tracking-tight text-accent tnum">{figure}</dd>
            </div>
          ))}
        </dl>
        {parts.map(part => (
          <Part key={part.title} part={part} />
        ))}
      </article>
      <TrialCallout />
    </>
  )
}

function Part({ part: { title, paragraphs, points, drawing, table, block } }: { part: WorkedPart }) {
  return (
    <section className="flex min-w-0 flex-col gap-4">
      <h2 className="text-2xl tracking-[-0.02em]">{title}</h2>
      {paragraphs.map(text => (
        <p key={text} className="text-muted">
          {text}
        </p>
      ))}
      {points && (
        <ul className="flex list-disc flex-col gap-1.5 pl-5 text-muted">
          {points.map(point => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {drawing === 'risk-map' && <RiskMap />}
      {table && <Figures table={table} />}
      {block && <Block block={block} />}
    </section>
  )
}

function Figures({ table: { caption, head, rows } }: { table: NonNullable<WorkedPart['table']> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-left text-[0.9375rem] tnum">
        <caption className="pb-3 text-left text-sm text-faint">{caption}</caption>
        <thead>
          <tr className="border-b border-line-strong">
            {head.map((cell, at) => (
              <th
                key={cell}
                scope="col"
                className={at ? 'py-2.5 pl-4 text-right font-medium' : 'py-2.5 font-medium'}
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-2.5 font-normal whitespace-nowrap">
                {name}
              </th>
              {values.map((value, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
                <td key={at} className="py-2.5 pl-4 text-right text-muted">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
