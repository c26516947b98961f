import { siteIndex } from 'virtual:site-index'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type {
  ProductPage as Content,
  ProductBlock,
  ProductSection,
} from '#portal/content/templates/product.ts'
import { buttonClass } from '#portal/ui/button-class.ts'
import { Block } from '../blocks/block.tsx'
import { FieldTable } from '../blocks/field-table.tsx'
import { Questions } from '../blocks/questions.tsx'
import { Band, SectionFrame } from '../blocks/section-frame.tsx'
import { Steps } from '../blocks/steps.tsx'
import { TrialCallout } from '../blocks/trial-callout.tsx'
import { ProductFigure } from '../figures/product-figure.tsx'
import { StartTrial } from '../trials/start-trial.tsx'
import { SaleStrip } from './sale-strip.tsx'

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
        <SectionFrame title="What it does not do">
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
              See prices
            </Link>
          )}
        </div>
      </div>
      <ProductFigure figure={figure} />
    </div>
  )
}

function Part({ section: { title, lead, isSunken, blocks } }: { section: ProductSection }) {
  const shown = blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never move
    <PartBlock key={at} block={block} />
  ))
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
