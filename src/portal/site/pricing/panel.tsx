import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { exactAmount } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'
import type { PricedEdition } from '#portal/content/page.ts'
import { portalPaths } from '#portal/content/site.ts'
import { addToCart, useCart } from '#portal/shared/cart/cart.ts'
import { perThousand } from '#portal/shared/subscriptions/plan-words.ts'
import { type ButtonSize, type ButtonVariant, buttonClass, cx } from '#portal/ui/classes.ts'
import { StartTrial } from '../trials/start-trial.tsx'
import { monthCents, type PricingChoice, rateText, savedPercent, volumeText } from './price.ts'

/** The price of the chosen plan, with its actions. */
export function PricePanel({
  choice: { edition, term, plan },
  editions,
}: {
  choice: PricingChoice
  editions: readonly PricedEdition[]
}) {
  const { product } = edition
  const thousand = perThousand(plan)
  const saved = savedPercent(product, plan)
  const facts = [
    { label: 'Lookups', value: volumeText(plan) },
    { label: 'Per 1,000 lookups', value: thousand === null ? 'Flat price' : dollars(thousand) },
    { label: 'Rate limit', value: rateText(plan) },
    { label: 'Seats', value: exactAmount(plan.seats) },
  ]
  return (
    <div className="flex flex-col gap-6 border-t border-line bg-sunken p-5 sm:p-8 nav:border-t-0 nav:border-l">
      <p aria-live="polite" className="flex min-h-24 flex-col gap-0.5">
        <span className="text-4xl font-semibold tracking-[-0.04em] tnum sm:text-5xl">
          {dollars(plan.price)}
        </span>
        <span className="text-muted">
          {term === 'year' ? `per year, ${dollars(monthCents(plan))} per month` : 'per month'}
        </span>
        {saved > 0 && <span className="text-sm font-medium text-accent">{saved}% less than monthly</span>}
      </p>
      <dl className="flex flex-col text-[0.9375rem]">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 border-t border-line py-2.5">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right font-medium tnum">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-col gap-2.5">
        <AddToCart
          planId={plan.planId}
          name={`${product.label}, ${volumeText(plan)} lookups per ${term}`}
          label="Add to cart"
          variant="primary"
          size="lg"
        />
        <PerEdition editions={editions} chosen={edition}>
          {({ product: { trial } }) =>
            trial && (
              <StartTrial
                trial={trial}
                label="Start free trial"
                className={buttonClass({ variant: 'secondary', size: 'lg', className: 'w-full' })}
                hasNote
              />
            )
          }
        </PerEdition>
      </div>
    </div>
  )
}

/** Shows something of the chosen edition, as high as the highest of all, so that another choice moves nothing. */
export function PerEdition({
  editions,
  chosen,
  children,
}: {
  editions: readonly PricedEdition[]
  chosen: PricedEdition
  children: (edition: PricedEdition) => ReactNode
}) {
  return (
    <div className="grid">
      {editions.map(edition => (
        <div
          key={edition.slug}
          className={cx('col-start-1 row-start-1 min-w-0', edition !== chosen && 'invisible')}
        >
          {children(edition)}
        </div>
      ))}
    </div>
  )
}

/** Puts a plan into the cart; once it is there, a link to the cart. Without scripts there is no cart. */
export function AddToCart({
  planId,
  name,
  label,
  variant,
  size,
}: {
  planId: number
  /** Accessible name of what is added. */
  name: string
  label: string
  variant: ButtonVariant
  size: ButtonSize
}) {
  const isInCart = useCart().includes(planId)
  const [added, setAdded] = useState<number>()
  const link = useRef<HTMLAnchorElement>(null)
  const isJustAdded = isInCart && added === planId
  useEffect(() => {
    // The button that had the focus is gone.
    if (isJustAdded) link.current?.focus({ preventScroll: true })
  }, [isJustAdded])

  return (
    <>
      {isInCart ? (
        <Link ref={link} to={portalPaths.cart} className={buttonClass({ variant, size })}>
          View cart <span className="sr-only">with {name}</span>
        </Link>
      ) : (
        <button
          type="button"
          className={buttonClass({ variant, size, className: '[@media(scripting:none)]:hidden' })}
          onClick={() => {
            addToCart(planId)
            setAdded(planId)
          }}
        >
          {label}
          <span className="sr-only">{name}</span>
        </button>
      )}
    </>
  )
}
