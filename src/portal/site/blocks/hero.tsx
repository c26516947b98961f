import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { LandingPage } from '#portal/content/page.ts'
import { buttonClass } from '#portal/ui/classes.ts'
import { Figure } from './figure.tsx'

/** The top of a page: what it is about, what to do next, and a drawing of the product next to it. */
export function Hero({ hero }: { hero: LandingPage['hero'] }) {
  return (
    <HeroFrame hero={hero}>
      <Figure figure={hero.figure} />
    </HeroFrame>
  )
}

/** The same, with the drawing of a template of its own. */
export function HeroFrame({
  hero: { heading, lead, actions, note },
  children,
}: {
  hero: Omit<LandingPage['hero'], 'figure'>
  children: ReactNode
}) {
  return (
    <div className="mx-auto grid w-full max-w-[76rem] items-center gap-12 px-5 pt-12 pb-14 sm:px-8 sm:pt-20 sm:pb-20 nav:grid-cols-[1fr_1.05fr] nav:gap-16">
      <div className="flex flex-col items-start gap-6">
        <h1 className="text-4xl tracking-[-0.035em] sm:text-5xl">{heading}</h1>
        <p className="max-w-xl text-lg text-muted">{lead}</p>
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
        {note && <p className="text-sm text-faint">{note}</p>}
      </div>
      {children}
    </div>
  )
}
