import { Link, useLocation } from '@tanstack/react-router'
import { ArrowRight, Search, ShoppingCart, X } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { usTrial } from '#portal/content/pricing/us-trial.ts'
import { portalPaths } from '#portal/content/site.ts'
import { useCart } from '#portal/shared/cart/cart.ts'
import { cx } from '#portal/ui/classes.ts'
import { Logo } from '#portal/ui/page/logo.tsx'
import { openSearch } from '../search/search-host.tsx'
import { AreaMenu } from './area-menu.tsx'
import { hasPage, shownMenus } from './menus.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { SessionLink, SessionLinks } from './session-links.tsx'
import { DEFAULT_MOBILE_BREAKPOINT, type MobileBreakpoint, onNarrow, onWide } from './widths.ts'

/** `vanilla` has the logo and the areas alone: nothing on the right, and no banner above. */
type HeaderTheme = 'full' | 'vanilla'

export function SiteHeader({
  theme = 'full',
  mobileBreakpoint = DEFAULT_MOBILE_BREAKPOINT,
}: {
  theme?: HeaderTheme
  /** The widest window, in pixels, that has a menu button in place of the areas. */
  mobileBreakpoint?: MobileBreakpoint
}) {
  const header = useRef<HTMLElement>(null)
  useHideOnScroll(header)
  const isFull = theme === 'full'

  return (
    <header
      ref={header}
      data-header={theme}
      className="sticky top-0 z-30 transition-transform focus-within:translate-y-0! has-[:popover-open]:translate-y-0! motion-safe:data-away:-translate-y-full"
    >
      {isFull && <PromoBanner />}
      <div className="border-b border-line bg-page/92 backdrop-blur-md">
        <div className="mx-auto flex h-16 max-w-[76rem] items-center gap-6 px-5 sm:px-8">
          <Link to="/" aria-label="Gatepost, home" className="rounded-md">
            <Logo />
          </Link>
          <nav aria-label="Main" className="flex-1">
            <ul className={cx('gap-0.5', onWide[mobileBreakpoint])}>
              {shownMenus.map(menu => (
                <AreaMenu key={menu.area} menu={menu} />
              ))}
            </ul>
            <div className={cx('items-center justify-end gap-1', onNarrow[mobileBreakpoint])}>
              {isFull && (
                <>
                  <FirstSlot />
                  <SessionLink />
                </>
              )}
              <MobileMenu menus={shownMenus} isFull={isFull} />
            </div>
          </nav>
          {isFull && (
            <div className={cx('items-center gap-1', onWide[mobileBreakpoint])}>
              <FirstSlot />
              {hasPage('/contact') && (
                <Link
                  to={'/contact' as string}
                  className="flex h-9 items-center rounded-md px-3 text-[0.9375rem] text-muted transition-colors hover:bg-hover hover:text-ink"
                >
                  Contact Us
                </Link>
              )}
              <SessionLinks />
            </div>
          )}
        </div>
      </div>
    </header>
  )
}

/** The cart on pages of prices and while there is something in it, the search elsewhere (decision U4). */
function FirstSlot() {
  const isPricing = useLocation({ select: ({ pathname }) => /^\/pricing(\/|$)/.test(pathname) })
  return (
    <>
      <CartLink className={isPricing ? 'flex' : 'hidden in-data-cart:flex'} />
      {!isPricing && hasPage('/search') && <SearchLink className="flex in-data-cart:hidden" />}
    </>
  )
}

/**
 * The cart link with the number of plans. Where its visibility depends on the cart, the mark of `cart-mark.ts`
 * decides it before the first paint.
 */
function CartLink({ className }: { className: string }) {
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

/** Opens the search over the page; without scripts, or in another tab, its page. */
function SearchLink({ className }: { className: string }) {
  return (
    <Link
      to={'/search' as string}
      aria-haspopup="dialog"
      title="Search (press /)"
      className={cx(
        'size-9 shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-hover hover:text-ink',
        className,
      )}
      onClick={event => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        openSearch()
      }}
    >
      <Search aria-hidden="true" className="size-5 nav:size-4.5" />
      <span className="sr-only">Search</span>
    </Link>
  )
}

/** The announcement above the header. `bannerScript` closes it, so that it needs no other script. */
function PromoBanner() {
  return (
    <div className="relative bg-sign text-on-sign in-data-banner-closed:hidden in-data-logged-in:hidden">
      <Link
        to="/pricing"
        className="mx-auto flex min-h-10 max-w-[76rem] items-center justify-center gap-2 px-12 py-1.5 text-center text-sm font-medium -outline-offset-4 outline-on-sign hover:underline"
      >
        New {usTrial.days}-day free trial
        <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
      </Link>
      <button
        type="button"
        aria-label="Close banner"
        data-close-banner=""
        className="absolute inset-y-0 right-2 my-auto grid size-8 place-items-center rounded-sm outline-on-sign hover:bg-on-sign/15 [@media(scripting:none)]:hidden"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}

// A finger that moves less than this is not scrolling.
const threshold = 8

/**
 * Marks the header `data-away` while a visitor scrolls down, and removes the mark on the way up. The style sheet
 * ignores the mark while the focus is inside the header, or if motion is to be reduced.
 */
function useHideOnScroll(header: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let last = scrollY
    function follow() {
      const element = header.current
      const moved = scrollY - last
      if (!element || Math.abs(moved) < threshold) return
      const isAway = moved > 0 && scrollY > element.offsetHeight
      element.toggleAttribute('data-away', isAway)
      last = scrollY
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [header])
}
