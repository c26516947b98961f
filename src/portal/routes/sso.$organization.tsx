import { createFileRoute, Link, useHydrated } from '@tanstack/react-router'
import { ApiProvider } from '#portal/api/provider.tsx'
import { siteName } from '#portal/content/site.ts'
import { SsoDeparture } from '#portal/features/login/single-sign-on/sso-departure.tsx'
import { AuthLayout } from '#portal/features/shell/auth-layout.tsx'
import { PortalSkeleton } from '#portal/features/shell/portal-skeleton.tsx'
import { buttonClass } from '#portal/ui/classes.ts'

/** The login address of an organization: it redirects at once. */
export const Route = createFileRoute('/sso/$organization')({
  staticData: { page: { samples: { at: ['/sso/nobody-has-this-name'] } } },
  head: () => ({
    meta: [{ title: `Log in to your organization · ${siteName}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: Departure,
})

function Departure() {
  const { organization } = Route.useParams()
  const isHydrated = useHydrated()
  // React first hydrates what the shell shows, which is the frame of an account page.
  if (!isHydrated) return <PortalSkeleton />
  return (
    <ApiProvider>
      <AuthLayout title="Single sign-on" home={logo => <Link to="/">{logo}</Link>}>
        <SsoDeparture
          organization={organization}
          otherWay={
            <Link to="/login/sso" className={buttonClass({ variant: 'primary', size: 'lg' })}>
              Find your organization
            </Link>
          }
        />
      </AuthLayout>
    </ApiProvider>
  )
}
