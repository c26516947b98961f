import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCartMark } from '#portal/shared/cart/cart-mark.ts'
import { SkipLink } from '#portal/ui/page/skip-link.tsx'
import { SearchHost } from '../search/search-host.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { usePrefetch } from './use-prefetch.ts'
import { useSessionMark } from './use-session-mark.ts'
import { useUnsentForms } from './use-unsent-forms.ts'
import { SITE_MOBILE_BREAKPOINT } from './widths.ts'

/** Skip link, header, main and footer of every public page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  useSessionMark()
  useCartMark()
  useUnsentForms()
  usePrefetch()
  const theme = useMatches({
    select: matches => matches.map(({ staticData }) => staticData.page?.header).findLast(Boolean),
  })
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {theme ? <SiteHeader theme={theme} /> : <SiteHeader mobileBreakpoint={SITE_MOBILE_BREAKPOINT} />}
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter />
      <SearchHost />
    </div>
  )
}
