import { Link } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { buttonClass } from '#portal/ui/button-class.ts'
import { NotFoundPage } from '#portal/ui/not-found-page.tsx'
import { SiteLayout } from '../layout/site-layout.tsx'

export function NotFoundContent() {
  return (
    <NotFoundPage
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

/** The whole page, for an address that has no route. */
export function NotFound() {
  return (
    <SiteLayout>
      <NotFoundContent />
    </SiteLayout>
  )
}
