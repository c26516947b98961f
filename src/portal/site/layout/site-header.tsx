import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { navigation } from '#portal/content/site.ts'
import { Logo } from '#portal/ui/logo.tsx'
import { CartLink } from './cart-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { PromoBanner } from './promo-banner.tsx'
import { SessionLink, SessionLinks } from './session-links.tsx'
import { useHideOnScroll } from './use-hide-on-scroll.ts'

export function SiteHeader() {
  const header = useRef<HTMLElement>(null)
  useHideOnScroll(header)

  return (
    <header
      ref={header}
      className="sticky top-0 z-30 transition-transform focus-within:translate-y-0! motion-safe:data-away:-translate-y-full"
    >
      <PromoBanner />
      <div className="border-b border-line bg-page/92 backdrop-blur-md">
        <div className="mx-auto flex h-16 max-w-[76rem] items-center gap-8 px-5 sm:px-8">
          <Link to="/" aria-label="Gatepost, home" className="rounded-md">
            <Logo />
          </Link>
          <nav aria-label="Main" className="flex-1">
            <ul className="hidden gap-1 nav:flex">
              {navigation.map(({ label, to }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="flex h-9 items-center rounded-md px-3 text-[0.9375rem] text-muted transition-colors hover:bg-hover hover:text-ink aria-[current=page]:text-ink"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            <div className="flex items-center justify-end gap-1 nav:hidden">
              <CartLink />
              <SessionLink />
              <MobileMenu />
            </div>
          </nav>
          <div className="hidden items-center gap-2 nav:flex">
            <CartLink />
            <SessionLinks />
          </div>
        </div>
      </div>
    </header>
  )
}
