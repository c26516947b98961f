import { Link } from '@tanstack/react-router'
import { navigation, siteName } from '#portal/content/site.ts'
import { SiteLayout } from '#portal/features/site/site-layout.tsx'
import { buttonClass } from '#portal/ui/button-class.ts'
import { NotFoundPage } from '#portal/ui/not-found-page.tsx'

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
          {navigation.map(({ label, to }) => (
            <Link key={to} to={to} className={buttonClass({ size: 'lg' })}>
              {label}
            </Link>
          ))}
        </>
      }
    />
  )
}

/** The whole page, for an address that no route answers. */
export function NotFound() {
  return (
    <SiteLayout session="out">
      <NotFoundContent />
    </SiteLayout>
  )
}
