import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { portalPaths } from '#portal/content/site.ts'
import { addToCart, useCart } from '#portal/shared/cart/cart.ts'
import { type ButtonSize, type ButtonVariant, buttonClass } from '#portal/ui/button-class.ts'

/** Puts a plan into the cart; once it is there, a link to the cart. Without scripts there is no cart. */
export function AddToCart({
  planId,
  name,
  label,
  variant,
  size,
}: {
  planId: number
  /** What is added, for those who hear the button alone. */
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
        <Link ref={link} to={portalPaths.cart} className={buttonClass({ variant: 'secondary', size })}>
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
