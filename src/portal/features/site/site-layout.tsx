import type { ReactNode } from 'react'
import type { SessionState } from '#portal/features/site/session-links.tsx'
import { SiteFooter } from '#portal/features/site/site-footer.tsx'
import { SiteHeader } from '#portal/features/site/site-header.tsx'
import { SkipLink } from '#portal/ui/skip-link.tsx'

/** Skip link, header, main and footer of every public page. */
export function SiteLayout({
  session,
  accountHref,
  children,
}: {
  session: SessionState
  /** Where the Account link leads: with the account's id when there is exactly one. */
  accountHref?: string
  children: ReactNode
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader session={session} {...(accountHref !== undefined && { accountHref })} />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
