import type { ReactNode } from 'react'
import { useCartMark } from '#portal/kit/cart/cart-mark.ts'
import { SkipLink } from '#portal/ui/skip-link.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { useSessionMark } from './use-session-mark.ts'
import { useUnsentForms } from './use-unsent-forms.ts'

/** Skip link, header, main and footer of every public page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  useSessionMark()
  useCartMark()
  useUnsentForms()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
