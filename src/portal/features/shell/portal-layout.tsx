import type { ReactNode } from 'react'
import { Logo } from '#portal/ui/logo.tsx'
import { SkipLink } from '#portal/ui/skip-link.tsx'
import { ThemeToggle } from '#portal/ui/theme-toggle.tsx'

/**
 * The frame of every signed-in page: a bar with the account and the person, the ribbon with the
 * pages of the account, and the page. What fills the slots comes from the route.
 */
export function PortalLayout({
  home,
  account,
  userMenu,
  ribbon,
  notice,
  children,
}: {
  /** Wraps the logo in the link home. */
  home: (logo: ReactNode) => ReactNode
  /** The account's name, or the switcher. */
  account: ReactNode
  userMenu: ReactNode
  /** `RibbonLink`-styled links, in order. */
  ribbon: ReactNode
  /** A notice for every page, such as an unconfirmed e-mail address. */
  notice?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="flex min-h-dvh flex-col text-sm">
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-line bg-page/92 backdrop-blur-md">
        <div className="mx-auto flex h-14 max-w-[76rem] items-center gap-3 px-4 sm:px-6">
          {home(<Logo />)}
          <span aria-hidden="true" className="hidden h-5 w-px rotate-12 bg-line-strong sm:block" />
          <div className="min-w-0 flex-1 truncate font-medium">{account}</div>
          <div className="hidden sm:block">
            <ThemeToggle />
          </div>
          {userMenu}
        </div>
        <nav
          aria-label="Account"
          className="mx-auto max-w-[76rem] overflow-x-auto px-2 [scrollbar-width:none] sm:px-4"
        >
          <div className="flex gap-1">{ribbon}</div>
        </nav>
      </header>
      {notice}
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[76rem] flex-1 px-4 pt-8 pb-16 sm:px-6">
        {children}
      </main>
      <footer className="mx-auto flex w-full max-w-[76rem] items-center justify-between gap-4 px-4 pb-6 text-xs text-faint sm:px-6">
        <p>Gatepost</p>
        <div className="sm:hidden">
          <ThemeToggle />
        </div>
      </footer>
    </div>
  )
}

/** The look of one ribbon link; the current one carries aria-current="page", which the router's Link sets. */
export const ribbonLinkClass =
  'relative flex h-10 items-center rounded-sm px-2.5 font-medium whitespace-nowrap text-muted -outline-offset-2 transition-colors after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.5 after:bg-transparent hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:bg-accent'
