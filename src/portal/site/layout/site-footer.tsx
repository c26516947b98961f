import { Link } from '@tanstack/react-router'
import type { Menu } from '#portal/content/menus.ts'
import { accounts } from '#portal/content/operator/accounts.ts'
import { certifications } from '#portal/content/operator/certifications.ts'
import { phones } from '#portal/content/phones.ts'
import { entryPath, portalPaths, siteName, slogan } from '#portal/content/site.ts'
import { cx } from '#portal/ui/classes.ts'
import { Logo } from '#portal/ui/page/logo.tsx'
import { ThemeToggle } from '#portal/ui/page/theme-toggle.tsx'
import { Badges, PhoneLines, SocialLinks } from './footer-facts.tsx'
import { hasPage, menus } from './menus.ts'

const linkClass = 'rounded-xs text-muted hover:text-ink'

/** From 1440 px on, who we are stands next to the columns of links; below that, above them. */
export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto flex max-w-[76rem] flex-col gap-12 px-5 pt-14 pb-20 sm:px-8 wide:max-w-[86rem]">
        <div className="flex flex-col gap-12 wide:flex-row wide:gap-16">
          <section
            aria-label={siteName}
            className="flex flex-col gap-6 sm:flex-row sm:flex-wrap sm:justify-between wide:w-64 wide:shrink-0 wide:flex-col wide:justify-start"
          >
            <div className="flex flex-col gap-4">
              <Logo />
              <p className="text-2xl font-semibold tracking-[-0.02em]">{slogan}</p>
            </div>
            <PhoneLines lines={phones} />
            <SocialLinks links={accounts} />
            <Badges certifications={certifications} />
          </section>
          <div className="grid grid-cols-2 gap-x-8 gap-y-10 bar:grid-cols-4 wide:flex-1">
            {menus.map(menu => (
              <Area key={menu.area} menu={menu} />
            ))}
            <AccountLinks />
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-6 text-sm text-faint">
          {/* A page that was built last year keeps that year. */}
          <p suppressHydrationWarning>{`© ${new Date().getUTCFullYear()} ${siteName}`}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <Link to="/status" className={linkClass}>
              Status
            </Link>
            <Link to="/changelog" className={linkClass}>
              Changelog
            </Link>
            {hasPage('/consent') && (
              <Link to={'/consent' as string} className={linkClass}>
                Consent preferences
              </Link>
            )}
            <ThemeToggle />
          </div>
        </div>
      </div>
    </footer>
  )
}

/** An area with more pages than this shows its first ones and its overview. */
const MOST_ENTRIES = 6
const FIRST_ENTRIES = 4

/** The pages of an area, the first ones of a large area. */
function Area({ menu: { label, overview, groups } }: { menu: Menu }) {
  const entries = groups.flatMap(group => group.entries)
  const shown = entries.length > MOST_ENTRIES ? entries.slice(0, FIRST_ENTRIES) : entries
  return (
    <section aria-label={label} className="flex flex-col gap-2.5">
      <h2 className="text-sm font-semibold tracking-normal">{label}</h2>
      <ul className="flex flex-col gap-1.5 text-sm">
        {[...shown, ...(overview ? [overview] : [])].map(({ to, label }) => (
          <li key={label}>
            <Link to={to} preload={false} className={linkClass}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const accountLinks = [
  { label: 'Your account', to: portalPaths.account, isForStrangers: false },
  { label: 'Log In', to: portalPaths.login, isForStrangers: true },
  { label: 'Sign Up Free', to: entryPath, isForStrangers: true },
]

/** Built for every visitor; the mark of `session-mark.ts` decides which links are shown. */
function AccountLinks() {
  return (
    <section aria-label="Account" className="flex flex-col gap-2.5">
      <h2 className="text-sm font-semibold tracking-normal">Account</h2>
      <ul className="flex flex-col gap-1.5 text-sm">
        {accountLinks.map(({ label, to, isForStrangers }) => (
          <li
            key={label}
            className={cx(isForStrangers ? 'in-data-logged-in:hidden' : 'hidden in-data-logged-in:block')}
          >
            <Link to={to} className={linkClass}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
