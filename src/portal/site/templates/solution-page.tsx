import { Link } from '@tanstack/react-router'
import type { SolutionPage as Content } from '#portal/content/templates/solution.ts'
import { buttonClass } from '#portal/ui/classes.ts'
import { Block } from '../blocks/block.tsx'
import { HeroFrame } from '../blocks/hero.tsx'
import { Band, Points, SectionFrame } from '../blocks/section.tsx'
import { TrialCallout } from '../blocks/trial-callout.tsx'
import { FlowChart } from '../solutions/flow-chart.tsx'
import { SolutionFigure } from '../solutions/solution-figure.tsx'

/** A solution page: the workflow of one industry. */
export function SolutionPage({ page }: { page: Content }) {
  const { hero, flow, keyStep, estimate, products, limits, pricing } = page
  return (
    <>
      <HeroFrame hero={hero}>
        <SolutionFigure figure={hero.figure} />
      </HeroFrame>
      <div className="border-t border-line">
        <SectionFrame title={flow.title} lead={flow.lead}>
          <FlowChart steps={flow.steps} />
        </SectionFrame>
      </div>
      <Band>
        <SectionFrame title={keyStep.title} lead={keyStep.lead}>
          <div className="grid items-start gap-8 nav:grid-cols-2 nav:gap-12">
            <Block block={keyStep.block} />
            <Readings caption={keyStep.caption} readings={keyStep.readings} />
          </div>
        </SectionFrame>
      </Band>
      <SectionFrame title="Products used" lead="Each product has its own license and pricing.">
        <Uses products={products} />
      </SectionFrame>
      <Band>
        <SectionFrame title={estimate.title} lead={estimate.lead}>
          <Estimate estimate={estimate} pricing={pricing} />
        </SectionFrame>
      </Band>
      <SectionFrame title={limits.title} lead={limits.lead}>
        <Points points={limits.points} />
      </SectionFrame>
      <TrialCallout />
    </>
  )
}

function Readings({ caption, readings }: Pick<Content['keyStep'], 'caption' | 'readings'>) {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-faint">{caption}</p>
      <dl className="border-t border-line-strong">
        {readings.map(({ field, text }) => (
          <div key={field} className="flex flex-col gap-1 border-b border-line-strong py-4">
            <dt translate="no" className="font-mono text-sm break-words text-accent">
              {field}
            </dt>
            <dd className="text-[0.9375rem] text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Uses({ products }: Pick<Content, 'products'>) {
  return (
    <ul className="grid gap-x-10 border-t border-line sm:grid-cols-2">
      {products.map(({ slug, name, use }) => (
        <li key={slug} className="flex flex-col gap-1 border-b border-line py-5">
          <h3 className="text-base tracking-[-0.01em]">
            <Link to={`/products/${slug}` as string} className="rounded-xs text-accent hover:underline">
              {name}
            </Link>
          </h3>
          <p className="text-[0.9375rem] text-muted">{use}</p>
        </li>
      ))}
    </ul>
  )
}

/** An estimate from the reader's own numbers. We promise no figures. */
function Estimate({ estimate, pricing }: Pick<Content, 'estimate' | 'pricing'>) {
  const { result, factors, lookups } = estimate
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-4 nav:flex-row nav:items-stretch">
        <p className="grid content-center rounded-lg bg-sign px-5 py-4 font-medium text-on-sign nav:max-w-52">
          {result}
        </p>
        {factors.map(({ name, source }, at) => (
          <div key={name} className="flex flex-1 flex-col gap-4 nav:flex-row nav:items-center">
            <span translate="no" aria-hidden="true" className="pl-5 font-mono text-xl text-faint nav:pl-0">
              {at ? '×' : '='}
            </span>
            <div className="flex flex-1 flex-col gap-1 self-stretch rounded-lg bg-surface px-5 py-4 ring-1 ring-line">
              <p className="font-medium">{name}</p>
              <p className="text-sm text-muted">{source}</p>
            </div>
          </div>
        ))}
      </div>
      <p className="max-w-3xl text-muted">{lookups}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={pricing.to} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
          {pricing.label}
        </Link>
        <Link to={'/contact' as string} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
          Contact sales
        </Link>
      </div>
    </div>
  )
}
