import { Link } from '@tanstack/react-router'
import { type OperatorPage as Content, isUnfilled } from '#portal/content/templates/operator.ts'
import { buttonClass } from '#portal/ui/button-class.ts'
import { Band, SectionFrame } from '../blocks/section-frame.tsx'
import { Entries } from '../operator/entries.tsx'
import { FilledByOperator } from '../operator/filled-by-operator.tsx'
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
