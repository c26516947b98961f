import { Link } from '@tanstack/react-router'
import { footerColumns, siteName, slogan } from '#portal/content/site.ts'
import { cx } from '#portal/ui/cx.ts'
import { Logo } from '#portal/ui/logo.tsx'
import { ThemeToggle } from '#portal/ui/theme-toggle.tsx'

export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto flex max-w-[76rem] flex-col gap-12 px-5 pt-14 pb-8 sm:px-8">
        <div className="flex flex-col gap-10 wide:flex-row wide:items-start wide:justify-between">
          <div className="flex flex-col gap-4">
            <Logo />
            <p className="text-2xl font-semibold tracking-[-0.02em]">{slogan}</p>
          </div>
          <div className="flex flex-wrap gap-x-20 gap-y-8">
            {footerColumns.map(({ title, links }) => (
              <section key={title} aria-label={title} className="flex flex-col gap-3">
                <h2 className="text-sm font-medium tracking-normal text-faint">{title}</h2>
                <ul className="flex flex-col gap-2 text-[0.9375rem]">
                  {links.map(({ label, to, for: whom }) => (
                    // Built for every visitor; the mark of `session-mark.ts` decides which ones are shown.
                    <li
                      key={to}
                      className={cx(
                        whom === 'signed-in' && 'hidden in-data-logged-in:block',
                        whom === 'strangers' && 'in-data-logged-in:hidden',
                      )}
                    >
                      <Link to={to} className="rounded-xs text-muted hover:text-ink">
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6 text-sm text-faint">
          <p>{siteName}. US address data, checked before you use it.</p>
          <ThemeToggle />
        </div>
      </div>
    </footer>
  )
}
