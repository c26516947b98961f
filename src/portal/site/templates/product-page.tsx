import { siteIndex } from 'virtual:site-index'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { exactAmount } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'
import type {
  ProductPage as Content,
  FieldTable as FieldTableContent,
  ProductBlock,
  ProductSection,
  Sale,
  Steps as StepsContent,
} from '#portal/content/templates/product.ts'
import { buttonClass } from '#portal/ui/classes.ts'
import { Block, keyOfBlock } from '../blocks/block.tsx'
import { Band, Questions, SectionFrame } from '../blocks/section.tsx'
import { TrialCallout } from '../blocks/trial-callout.tsx'
import { ProductFigure } from '../figures/product-figure.tsx'
import { StartTrial } from '../trials/start-trial.tsx'

/** A product: its drawing, how it works, its limits, its price, and what to read next. */
export function ProductPage({ page }: { page: Content }) {
  const { sale, sections, limits, questions, related } = page
  return (
    <>
      <ProductHero page={page} />
      {sections.map(section => (
        <Part key={section.title} section={section} />
      ))}
      <Band>
        <SectionFrame title="Limitations">
          <ul className="grid gap-x-12 border-t border-line-strong sm:grid-cols-2">
            {limits.map(({ title, text }) => (
              <li key={title} className="flex flex-col gap-1 border-b border-line-strong py-5">
                <h3 className="text-base">{title}</h3>
                <p className="text-[0.9375rem] text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </SectionFrame>
      </Band>
      {sale && <SaleStrip sale={sale} />}
      {questions.length > 0 && (
        <SectionFrame title="Questions" className={sale ? 'sm:pt-0' : undefined}>
          <Questions questions={questions} />
        </SectionFrame>
      )}
      <Related paths={related} />
      <TrialCallout trial={sale?.trial ?? null} />
    </>
  )
}

function ProductHero({ page }: { page: Content }) {
  const { heading, lead, figure, sale, actions } = page
  return (
    <div className="mx-auto grid w-full max-w-[76rem] items-center gap-12 px-5 pt-12 pb-14 sm:px-8 sm:pt-20 sm:pb-20 nav:grid-cols-[1fr_1.05fr] nav:gap-16">
      <div className="flex flex-col items-start gap-6">
        <div className="flex flex-col gap-3">
          {page.menu && <p className="font-medium text-accent">{page.menu.label}</p>}
          <h1 className="text-4xl tracking-[-0.035em] sm:text-5xl">{heading}</h1>
        </div>
        <p className="max-w-xl text-lg text-muted">{lead}</p>
        <div className="flex flex-wrap gap-3">
          {sale?.trial && (
            <StartTrial
              trial={sale.trial}
              label="Start free trial"
              className={buttonClass({ variant: 'primary', size: 'lg' })}
              hasNote
            />
          )}
          {actions?.map(({ label, to }, at) => (
            <Link
              key={to}
              to={to}
              className={buttonClass({
                variant: at === 0 && !sale?.trial ? 'primary' : 'secondary',
                size: 'lg',
              })}
            >
              {label}
            </Link>
          ))}
          {sale && (
            <Link to={sale.to} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
              See pricing
            </Link>
          )}
        </div>
      </div>
      <ProductFigure figure={figure} />
    </div>
  )
}

function Part({ section: { title, lead, isSunken, blocks } }: { section: ProductSection }) {
  const shown = blocks.map(block => <PartBlock key={keyOfBlock(block)} block={block} />)
  const part = (
    <SectionFrame title={title} lead={lead}>
      {blocks.length > 1 ? (
        <div className="grid items-start gap-8 *:min-w-0 nav:grid-cols-2 nav:gap-12">{shown}</div>
      ) : (
        shown
      )}
    </SectionFrame>
  )
  return isSunken ? <Band>{part}</Band> : part
}

function PartBlock({ block }: { block: ProductBlock }) {
  switch (block.kind) {
    case 'fields':
      return <FieldTable table={block} />
    case 'steps':
      return <Steps steps={block.steps} />
    default:
      return <Block block={block} />
  }
}

/** Pages to read next, as menus show them. */
function Related({ paths }: { paths: readonly string[] }) {
  const entries = paths.flatMap(path => siteIndex.find(({ to }) => to === path) ?? [])
  if (!entries.length) return null
  return (
    <nav aria-label="Related pages" className="mx-auto w-full max-w-[76rem] px-5 pb-14 sm:px-8 sm:pb-20">
      <ul className="grid gap-4 bar:grid-cols-3">
        {entries.map(({ to, label, line }) => (
          <li key={to}>
            <Link
              to={to as string}
              className="group flex h-full flex-col gap-1 rounded-xl bg-surface p-5 shadow-card ring-1 ring-line transition-shadow hover:shadow-float"
            >
              <span className="inline-flex items-center gap-1.5 font-medium">
                {label}
                <ArrowRight aria-hidden="true" className="size-4 text-accent" />
              </span>
              <span className="text-[0.9375rem] text-muted">{line}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A pricing summary, with a link to all plans. */
function SaleStrip({ sale: { to, unit, plan, trial, freeLookups } }: { sale: Sale }) {
  const facts = [
    plan
      ? {
          term: 'Smallest plan',
          value: `${dollars(plan.price).replace(/\.00$/, '')} per month`,
          text: `${exactAmount(plan.lookups)} ${unit}${plan.rateLimit ? `, up to ${plan.rateLimit} per second` : ''}`,
        }
      : { term: 'Price', value: 'On request', text: 'Tell us what you need, and we’ll send you a quote.' },
    ...(trial
      ? [
          {
            term: 'Free trial',
            value: `${exactAmount(trial.lookups)} ${unit}`,
            text: `${trial.days} days, no card required`,
          },
        ]
      : []),
    ...(freeLookups
      ? [
          {
            term: 'Free plan',
            value: `${exactAmount(freeLookups)} per month`,
            text: `Free ${unit}, renewed each month with one click`,
          },
        ]
      : []),
  ]
  return (
    <SectionFrame title="Pricing">
      <dl className="grid gap-8 bar:grid-cols-3">
        {facts.map(({ term, value, text }) => (
          <div key={term} className="flex flex-col gap-1 border-t-2 border-accent pt-4">
            <dt className="text-sm text-faint">{term}</dt>
            <dd className="text-2xl font-semibold tracking-[-0.02em] tnum">{value}</dd>
            <dd className="text-[0.9375rem] text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={to} className="rounded-xs font-medium text-accent underline underline-offset-4">
          {plan ? 'See all plans' : 'Request pricing'}
        </Link>
      </p>
    </SectionFrame>
  )
}

/** What happens, in order, with a number before each step. */
function Steps({ steps }: Pick<StepsContent, 'steps'>) {
  return (
    <ol className="flex max-w-3xl flex-col">
      {steps.map(({ title, text }, at) => (
        <li key={title} className="group flex gap-4">
          <span aria-hidden="true" className="flex flex-col items-center">
            <span className="grid size-8 place-items-center rounded-md bg-sign text-sm font-semibold text-on-sign tnum">
              {at + 1}
            </span>
            <span className="w-px flex-1 bg-line-strong group-last:hidden" />
          </span>
          <div className="flex flex-col gap-1 pb-7 group-last:pb-0">
            <h3 className="pt-0.5 text-lg">{title}</h3>
            <p className="text-[0.9375rem] text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** What the fields of a response hold. */
function FieldTable({ table: { caption, rows } }: { table: FieldTableContent }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="pb-3 text-left text-sm text-faint">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, text }) => (
          <tr key={field} className="flex flex-col border-t border-line-strong py-3 sm:table-row sm:py-0">
            <th
              translate="no"
              scope="row"
              className="pr-6 align-baseline font-mono text-[0.8125rem] font-medium break-words text-accent sm:py-3"
            >
              {field.slice(field.lastIndexOf('.') + 1)}
            </th>
            <td className="align-baseline text-[0.9375rem] text-muted sm:py-3">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
