import type { ReactNode } from 'react'
import type { SessionState } from '#portal/features/site/session-links.tsx'
import { SiteFooter } from '#portal/features/site/site-footer.tsx'
import { SiteHeader } from '#portal/features/site/site-header.tsx'
import { SkipLink } from '#portal/ui/skip-link.tsx'

/** Skip link, header, main and footer of every public page. */
export function SiteLayout({
  session,
  accountId,
  children,
}: {
  session: SessionState
  /** Account of a person who has exactly one; the Account link leads there. */
  accountId?: number | undefined
  children: ReactNode
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader session={session} accountId={accountId} />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
