import { Link, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { supportEmail } from '#portal/api/help.ts'
import { useSessionChange, useSessionEnd } from '#portal/api/session/guard.ts'
import { buttonClass } from '#portal/ui/classes.ts'
import { Logo } from '#portal/ui/page/logo.tsx'
import { SkipLink } from '#portal/ui/page/skip-link.tsx'
import { ThemeToggle } from '#portal/ui/page/theme-toggle.tsx'

/** The frame of the cart and the checkout: the way home, the way back, and nothing that leads elsewhere. */
export function CheckoutFrame({
  back,
  children,
}: {
  back: { to: '/checkout/cart' | '/account/subscriptions/plans'; label: string } | null
  children: ReactNode
}) {
  const router = useRouter()
  // A login, a logout or another account, also of another tab: the page shows what holds for it.
  const follow = useCallback(() => void router.invalidate(), [router])
  useSessionEnd(follow)
  useSessionChange(follow)
  return (
    <div className="flex min-h-dvh flex-col text-[0.9375rem]">
      <SkipLink />
      <header className="border-b border-line">
        <div className="mx-auto flex h-16 max-w-5xl items-center justify-between gap-4 px-5 sm:px-8">
          <Link to="/" aria-label="Gatepost, home" className="rounded-md">
            <Logo />
          </Link>
          {back && (
            <Link to={back.to} className={buttonClass({ variant: 'ghost' })}>
              <ArrowLeft aria-hidden="true" className="size-4" />
              {back.label}
            </Link>
          )}
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        // As high as the window: what follows the page stays below it while it loads.
        className="mx-auto min-h-dvh w-full max-w-5xl flex-1 px-5 pt-8 pb-20 sm:px-8 sm:pt-12"
      >
        {children}
      </main>
      <footer className="border-t border-line">
        <div className="mx-auto flex min-h-16 max-w-5xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4 text-sm text-faint sm:px-8">
          <p>
            Questions about your order?{' '}
            <a
              href={`mailto:${supportEmail}`}
              className="text-muted underline underline-offset-4 hover:text-ink"
            >
              {supportEmail}
            </a>
          </p>
          <ThemeToggle />
        </div>
      </footer>
    </div>
  )
}
