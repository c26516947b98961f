import { Link } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { buttonClass } from '#portal/ui/classes.ts'
import { NotFoundPage } from '#portal/ui/page/message-page.tsx'
import { SiteLayout } from '../layout/site-layout.tsx'

export function NotFoundContent() {
  return (
    <NotFoundPage
      nearest={<NearestPages />}
      actions={
        <>
          <title>{`Page not found · ${siteName}`}</title>
          <meta name="robots" content="noindex" />
          <Link to="/" className={buttonClass({ variant: 'primary', size: 'lg' })}>
            Home
          </Link>
          <Link to="/pricing" className={buttonClass({ size: 'lg' })}>
            Pricing
          </Link>
        </>
      }
    />
  )
}

/** The server shows it with the pages that an address may have meant, one entry for each (`nearest-pages.ts`). */
function NearestPages() {
  return (
    <nav aria-label="Pages with a similar address" data-nearest="" hidden>
      <p>Did you mean one of these?</p>
      <ul className="mt-2 flex flex-col gap-1.5">
        <li data-nearest-page="">
          <a href="/" className="rounded-xs text-accent underline underline-offset-4">
            Home
          </a>
        </li>
      </ul>
    </nav>
  )
}

/** The whole page, for an address that has no route. */
export function NotFound() {
  return (
    <SiteLayout>
      <NotFoundContent />
    </SiteLayout>
  )
}
