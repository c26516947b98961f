import { Link } from '@tanstack/react-router'
import type { LandingPage as Content, Section } from '#portal/content/page.ts'
import { Block, keyOfBlock } from '../blocks/block.tsx'
import { Hero } from '../blocks/hero.tsx'
import { Band, SectionFrame } from '../blocks/section.tsx'
import { TrialCallout } from '../blocks/trial-callout.tsx'

/** A page that presents something, such as a product: a hero, sections, and the offer of the trial. */
export function LandingPage({ page: { hero, sections } }: { page: Content }) {
  return (
    <>
      <Hero hero={hero} />
      {sections.map(section => (
        <LandingSection key={section.title} section={section} />
      ))}
      <div className={sections.at(-1)?.isSunken ? 'pt-14' : undefined}>
        <TrialCallout />
      </div>
    </>
  )
}

/** A section of a page, with its blocks side by side on a wide screen. */
export function LandingSection({ section: { title, lead, isSunken, blocks, more } }: { section: Section }) {
  const shown = blocks.map(block => <Block key={keyOfBlock(block)} block={block} />)
  const section = (
    <SectionFrame title={title} lead={lead}>
      {blocks.length > 1 ? (
        <div className="grid items-start gap-8 nav:grid-cols-2 nav:gap-12">{shown}</div>
      ) : (
        shown
      )}
      {more && (
        <Link to={more.to} className="self-start rounded-xs text-accent underline underline-offset-4">
          {more.label}
        </Link>
      )}
    </SectionFrame>
  )
  return isSunken ? <Band>{section}</Band> : section
}
