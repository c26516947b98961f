import type { ReactNode } from 'react'
import type { DemoPage as Content } from '#portal/content/page.ts'
import { TrialCallout } from '#portal/site/blocks/trial-callout.tsx'
import { LandingSection } from '../landing-page.tsx'

/** A page with a product demo, followed by sections. */
export function DemoPage({ page: { heading, lead, sections }, demo }: { page: Content; demo: ReactNode }) {
  return (
    <>
      <div className="mx-auto flex w-full max-w-[60rem] flex-col gap-8 px-5 pt-12 pb-14 sm:px-8 sm:pt-16 sm:pb-20">
        <div className="flex flex-col gap-4">
          <h1 className="text-4xl tracking-[-0.035em] sm:text-5xl">{heading}</h1>
          <p className="max-w-2xl text-lg text-muted">{lead}</p>
        </div>
        <p className="hidden rounded-lg bg-sunken p-5 [@media(scripting:none)]:block">
          This demo needs JavaScript. The examples below show the results.
        </p>
        <div className="[@media(scripting:none)]:hidden">{demo}</div>
      </div>
      {sections.map(section => (
        <LandingSection key={section.title} section={section} />
      ))}
      <TrialCallout />
    </>
  )
}
