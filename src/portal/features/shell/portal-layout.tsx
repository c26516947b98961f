import type { ReactNode } from 'react'
import { Logo } from '#portal/ui/page/logo.tsx'
import { SkipLink } from '#portal/ui/page/skip-link.tsx'

/**
 * The frame of every signed-in page: a bar with the account, the search, help and the person, the ribbon with
 * the pages of the account, and the page. What fills the slots comes from the frame.
 */
export function PortalLayout({
  home,
  account,
  tools,
  ribbon,
  notice,
  children,
}: {
  /** Wraps the logo in the link home. */
  home: (logo: ReactNode) => ReactNode
  /** The account's name, or the switcher. */
  account: ReactNode
  /** Buttons at the end of the bar. */
  tools: ReactNode
  ribbon: ReactNode
  /** A notice for every page, such as an unconfirmed email address. */
  notice?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="flex min-h-dvh flex-col text-sm">
      <SkipLink />
      <header className="print:hidden sticky top-0 z-30 border-b border-line bg-page/92 backdrop-blur-md">
        <div className="mx-auto flex h-14 max-w-[76rem] items-center gap-3 px-4 sm:px-6">
          {home(
            <>
              <span className="max-sm:hidden">
                <Logo />
              </span>
              <span className="sm:hidden">
                <Logo isMarkOnly />
              </span>
            </>,
          )}
          <span aria-hidden="true" className="h-5 w-px shrink-0 rotate-12 bg-line-strong" />
          <div className="flex min-w-0 flex-1 truncate font-medium">{account}</div>
          <div className="flex shrink-0 items-center gap-1">{tools}</div>
        </div>
        {ribbon}
      </header>
      {notice}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[76rem] flex-1 px-4 pt-8 pb-16 sm:px-6 print:max-w-none print:p-0"
      >
        {children}
      </main>
    </div>
  )
}
