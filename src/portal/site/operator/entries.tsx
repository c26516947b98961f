import type { ReactNode } from 'react'
import type { OperatorList } from '#portal/content/templates/operator.ts'
import { cx } from '#portal/ui/cx.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Day } from '../blocks/last-changed.tsx'

/** The entries of an operator's list, each kind in its own form. */
export function Entries({ list, isSingle }: { list: OperatorList; isSingle: boolean }) {
  return (
    <ul className={cx('grid gap-5', !isSingle && 'bar:grid-cols-2')}>
      {list.kind === 'people' &&
        list.entries.map(({ name, position, about, isExample }) => (
          <Entry key={name} title={name} isExample={isExample} facts={[position]}>
            {about}
          </Entry>
        ))}
      {list.kind === 'openings' &&
        list.entries.map(({ name, place, kind, about, isExample }) => (
          <Entry key={name} title={name} isExample={isExample} facts={[kind, place]}>
            {about}
          </Entry>
        ))}
      {list.kind === 'news' &&
        list.entries.map(({ name, day, text, link, isExample }) => (
          <Entry
            key={name}
            title={name}
            isExample={isExample}
            facts={[<Day key="day" day={day} />]}
            link={link}
          >
            {text}
          </Entry>
        ))}
      {list.kind === 'awards' &&
        list.entries.map(({ name, year, givenBy, reason, link, isExample }) => (
          <Entry key={name} title={name} isExample={isExample} facts={[String(year), givenBy]} link={link}>
            {reason}
          </Entry>
        ))}
      {list.kind === 'customers' &&
        list.entries.map(({ name, trade, text, quote, isExample }) => (
          <Entry key={name} title={name} isExample={isExample} facts={[trade]}>
            {text}
            {quote && (
              <span className="mt-3 block border-l-2 border-accent pl-4 text-ink">
                “{quote.words}” <span className="block text-sm text-faint">{quote.person}</span>
              </span>
            )}
          </Entry>
        ))}
      {list.kind === 'certifications' &&
        list.entries.map(({ name, auditor, scope, validUntil, report, isExample }) => (
          <Entry
            key={name}
            title={name}
            isExample={isExample}
            facts={[
              auditor,
              <span key="until">
                valid until <Day day={validUntil} />
              </span>,
            ]}
          >
            {scope} {report}
          </Entry>
        ))}
    </ul>
  )
}

function Entry({
  title,
  isExample,
  facts,
  link,
  children,
}: {
  title: string
  isExample: boolean | undefined
  /** Short facts under the title. */
  facts: readonly ReactNode[]
  link?: string | undefined
  children: ReactNode
}) {
  return (
    <li
      className={cx(
        'flex flex-col gap-2 rounded-xl bg-surface p-5 sm:p-6',
        isExample ? 'border border-dashed border-line-control' : 'shadow-card ring-1 ring-line',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="text-lg">{title}</h3>
        {isExample && (
          <Badge tone="warning" hasDot>
            Example entry
          </Badge>
        )}
      </div>
      <p className="flex flex-wrap gap-x-2 text-sm text-faint">
        {facts.map((fact, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of an entry never move
          <span key={at}>
            {at > 0 && '· '}
            {fact}
          </span>
        ))}
      </p>
      <p className="text-[0.9375rem] text-muted">{children}</p>
      {link && (
        <a href={link} rel="noopener" className="text-[0.9375rem] text-accent underline underline-offset-4">
          Read it in full
        </a>
      )}
    </li>
  )
}
