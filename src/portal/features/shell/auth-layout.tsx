import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { signs } from '#generated/portal/signs.ts'
import { Logo } from '#portal/ui/page/logo.tsx'
import { SkipLink } from '#portal/ui/page/skip-link.tsx'
import { ThemeToggle } from '#portal/ui/page/theme-toggle.tsx'

/**
 * The frame of log-in, sign-up and confirmation: a bare header, one card, and on wide windows a
 * quiet panel that shows what the account is for.
 */
export function AuthLayout({
  home,
  title,
  lead,
  children,
  below,
}: {
  /** Wraps the logo in the link home. */
  home: (logo: ReactNode) => ReactNode
  title: string
  lead?: ReactNode
  /** The form, or its replacement. */
  children: ReactNode
  /** The way to the other page: "New here? Sign up". */
  below?: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  // A heading that changes replaces the step that had the focus.
  useEffect(() => {
    if (shown.current !== title) heading.current?.focus()
    shown.current = title
  }, [title])
  return (
    <div className="grid min-h-dvh text-sm bar:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] nav:grid-cols-2">
      <SkipLink />
      <div className="flex flex-col">
        <header className="flex h-16 items-center px-5 sm:px-8">{home(<Logo />)}</header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-[26rem] flex-1 flex-col gap-6 px-5 pt-6 pb-10 sm:pt-[12vh]"
        >
          <div className="flex flex-col gap-1.5">
            <h1 ref={heading} tabIndex={-1} className="text-2xl tracking-[-0.025em]">
              {title}
            </h1>
            {lead && <p className="text-base text-muted">{lead}</p>}
          </div>
          <div className="rounded-xl bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">{children}</div>
          {below && <div className="text-center text-muted">{below}</div>}
        </main>
        <footer className="flex h-16 items-center justify-center px-5 sm:px-8 bar:justify-start">
          <ThemeToggle />
        </footer>
      </div>
      <AuthPanel />
    </div>
  )
}

/** Decoration about the product; its text is not needed for the form. */
function AuthPanel() {
  return (
    <aside
      aria-label="About Gatepost"
      className="relative hidden flex-col justify-center gap-10 overflow-hidden bg-panel p-12 text-on-sign bar:flex nav:p-16"
    >
      <p className="max-w-md text-3xl font-semibold tracking-[-0.03em] text-balance">
        Check every address before you use it
      </p>
      <ul className="flex max-w-md flex-col gap-2.5">
        {signs.map(({ deliveryLine, lastLine, code }) => (
          <li key={deliveryLine} className="rounded-lg border border-on-sign/45 p-1">
            <div className="flex items-center justify-between gap-4 rounded-md bg-on-sign/8 px-4 py-3">
              <div className="min-w-0">
                <p className="truncate text-base font-medium">{deliveryLine}</p>
                <p className="truncate tnum opacity-85">{lastLine}</p>
              </div>
              <span translate="no" className="inline-flex items-center gap-1.5 font-mono text-xs">
                {code === 'Y' ? (
                  <Check aria-hidden="true" className="size-4" />
                ) : (
                  <span aria-hidden="true">+ unit?</span>
                )}
                <span>{code}</span>
              </span>
            </div>
          </li>
        ))}
      </ul>
      <p className="max-w-md text-base opacity-90">
        One request returns the standardized address, its ZIP+4 and delivery point, and a code that says
        whether mail can be delivered.
      </p>
    </aside>
  )
}
