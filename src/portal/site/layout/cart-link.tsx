import { Link } from '@tanstack/react-router'
import { ShoppingCart } from 'lucide-react'
import { portalPaths } from '#portal/content/site.ts'
import { useCart } from '#portal/shared/cart/cart.ts'
import { cx } from '#portal/ui/cx.ts'

/**
 * The way to the cart, with the number of plans in it. Where it depends on the cart whether it is there, the mark of
 * `cart-mark.ts` decides, from the first paint on.
 */
export function CartLink({ className }: { className: string }) {
  const { length } = useCart()
  return (
    <Link
      to={portalPaths.cart}
      className={cx(
        'h-9 shrink-0 items-center gap-2 rounded-md px-2.5 text-[0.9375rem] text-muted transition-colors hover:bg-hover hover:text-ink',
        className,
      )}
    >
      <ShoppingCart aria-hidden="true" className="size-5 nav:size-4.5" />
      <span className="max-nav:sr-only">Cart</span> {/* The script of the mark has counted already. */}
      <span
        data-cart-count=""
        suppressHydrationWarning
        className="grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent tnum empty:hidden"
      >
        {length > 0 ? String(length) : ''}
      </span>
    </Link>
  )
}
