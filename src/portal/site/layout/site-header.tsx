import { Link, useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import { cx } from '#portal/ui/cx.ts'
import { Logo } from '#portal/ui/page/logo.tsx'
import { AreaMenu } from './area-menu.tsx'
import { CartLink } from './cart-link.tsx'
import { hasPage, shownMenus } from './menus.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { PromoBanner } from './promo-banner.tsx'
import { SearchLink } from './search-link.tsx'
import { SessionLink, SessionLinks } from './session-links.tsx'
import { useHideOnScroll } from './use-hide-on-scroll.ts'
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
