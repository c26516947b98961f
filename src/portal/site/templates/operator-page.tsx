import { Link } from '@tanstack/react-router'
import { PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OperatorPage as Content, OperatorList } from '#portal/content/templates/operator.ts'
import { isUnfilled } from '#portal/content/templates/site-page.ts'
import { buttonClass, cx } from '#portal/ui/classes.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Day } from '../blocks/notes.tsx'
import { Band, SectionFrame } from '../blocks/section.tsx'
import { LandingSection } from './landing-page.tsx'

/** A page whose facts the company that runs the site fills in. */
export function OperatorPage({ page }: { page: Content }) {
  const { heading, lead, list, listTitle, empty, belongs, sections = [], actions = [] } = page
  const hasReal = !isUnfilled(page)
  return (
    <>
      <div className="mx-auto flex w-full max-w-[76rem] flex-col items-start gap-5 px-5 pt-12 pb-12 sm:px-8 sm:pt-20">
        <h1 className="max-w-3xl text-4xl tracking-[-0.035em] sm:text-5xl">{heading}</h1>
        <p className="max-w-3xl text-lg text-muted">{lead}</p>
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
      </div>
      <Band>
        <SectionFrame title={listTitle}>
          <div className={hasReal ? undefined : 'grid items-start gap-5 bar:grid-cols-2'}>
            {!hasReal && <FilledByOperator belongs={belongs} hasExample={list.entries.length > 0} />}
            {list.entries.length > 0 ? (
              <Entries list={list} isSingle={!hasReal} />
            ) : (
              <div className="flex flex-col gap-1 rounded-xl border border-dashed border-line-control px-5 py-8 sm:px-8">
                <h3 className="text-lg">{empty.title}</h3>
                <p className="text-muted">{empty.text}</p>
              </div>
            )}
          </div>
        </SectionFrame>
      </Band>
      {sections.map(section => (
        <LandingSection key={section.title} section={section} />
      ))}
    </>
  )
}

/** The entries of an operator's list, each kind in its own form. */
function Entries({ list, isSingle }: { list: OperatorList; isSingle: boolean }) {
  return (
    <ul className={cx('grid gap-5', !isSingle && 'bar:grid-cols-2')}>
      {list.kind === 'people' &&
        list.entries.map(({ name, position, about, isExample }) => (
          <Entry key={name} title={name} isExample={isExample} facts={{ position }}>
            {about}
          </Entry>
        ))}
      {list.kind === 'openings' &&
        list.entries.map(({ name, place, kind, about, isExample }) => (
          <Entry key={name} title={name} isExample={isExample} facts={{ kind, place }}>
            {about}
          </Entry>
        ))}
      {list.kind === 'news' &&
        list.entries.map(({ name, day, text, link, isExample }) => (
          <Entry key={name} title={name} isExample={isExample} facts={{ day: <Day day={day} /> }} link={link}>
            {text}
          </Entry>
        ))}
      {list.kind === 'awards' &&
        list.entries.map(({ name, year, givenBy, reason, link, isExample }) => (
          <Entry key={name} title={name} isExample={isExample} facts={{ year, givenBy }} link={link}>
            {reason}
          </Entry>
        ))}
      {list.kind === 'customers' &&
        list.entries.map(({ name, trade, text, quote, isExample }) => (
          <Entry key={name} title={name} isExample={isExample} facts={{ trade }}>
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
            facts={{
              auditor,
              validUntil: (
                <span>
                  valid until <Day day={validUntil} />
                </span>
              ),
            }}
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
  /** Short facts under the title, by what they are. */
  facts: Readonly<Record<string, ReactNode>>
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
        {Object.entries(facts).map(([name, fact], at) => (
          <span key={name}>
            {at > 0 && '· '}
            {fact}
          </span>
        ))}
      </p>
      <p className="text-[0.9375rem] text-muted">{children}</p>
      {link && (
        <a href={link} rel="noopener" className="text-[0.9375rem] text-accent underline underline-offset-4">
          Read more
        </a>
      )}
    </li>
  )
}

/** Tells the company that runs the site what to add to this page. */
function FilledByOperator({ belongs, hasExample }: { belongs: readonly string[]; hasExample: boolean }) {
  return (
    <section aria-label="About this page" className="flex gap-3.5 rounded-xl bg-warning-soft px-5 py-4">
      <PencilLine aria-hidden="true" className="mt-1 size-4 shrink-0 text-warning" />
      <div className="flex flex-col gap-2">
        <p className="font-medium">
          The company that runs this site completes this page.
          {hasExample && ' Until then, it shows an example.'}
        </p>
        <p className="text-[0.9375rem] text-muted">What to include:</p>
        <ul className="flex list-disc flex-col gap-1 pl-5 text-[0.9375rem] text-muted">
          {belongs.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
