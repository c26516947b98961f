import { siteIndex } from 'virtual:site-index'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { ProductsPage as Content, ProductLine } from '#portal/content/templates/product.ts'
import { SectionFrame } from '../blocks/section.tsx'
import { TrialCallout } from '../blocks/trial-callout.tsx'

/** Every product with a one-line example, by use. */
export function ProductsPage({ page: { heading, lead, groups } }: { page: Content }) {
  return (
    <>
      <div className="mx-auto flex w-full max-w-[76rem] flex-col gap-5 px-5 pt-12 sm:px-8 sm:pt-20">
        <h1 className="max-w-3xl text-4xl tracking-[-0.035em] sm:text-5xl">{heading}</h1>
        <p className="max-w-2xl text-lg text-muted">{lead}</p>
      </div>
      {groups.map(({ title, lead, lines }) => (
        <SectionFrame key={title} title={title} lead={lead} className="pb-2 sm:pb-4">
          <ul className="flex flex-col border-b border-line">
            {lines.map(line => (
              <Line key={line.to} {...line} />
            ))}
          </ul>
        </SectionFrame>
      ))}
      <div className="pt-14 sm:pt-20">
        <TrialCallout />
      </div>
    </>
  )
}

function Line({ to, given, answered }: ProductLine) {
  const entry = siteIndex.find(each => each.to === to)
  if (!entry) throw new Error(`no menu has ${to}`)
  return (
    <li className="relative grid gap-x-10 gap-y-4 border-t border-line py-6 bar:grid-cols-[1fr_1.3fr]">
      <div className="flex flex-col gap-1">
        <h3 className="text-lg">
          <Link
            to={to as string}
            className="inline-flex items-center gap-1.5 rounded-xs after:absolute after:inset-0 hover:text-accent"
          >
            {entry.label}
            <ArrowRight aria-hidden="true" className="size-4 text-accent" />
          </Link>
        </h3>
        <p className="text-[0.9375rem] text-muted">{entry.line}</p>
      </div>
      <dl className="grid items-stretch overflow-hidden rounded-lg text-[0.8125rem] ring-1 ring-line sm:grid-cols-2">
        <div className="flex flex-col gap-1 bg-sunken px-4 py-3">
          <dt className="text-xs text-faint">Request</dt>
          <dd translate="no" className="font-mono break-words text-muted">
            {given}
          </dd>
        </div>
        <div className="flex flex-col gap-1 bg-surface px-4 py-3">
          <dt className="text-xs text-faint">Response</dt>
          <dd translate="no" className="font-mono break-words">
            {answered}
          </dd>
        </div>
      </dl>
    </li>
  )
}
