import { createFileRoute, Outlet, useHydrated } from '@tanstack/react-router'
import { readSessionHint } from '#portal/api/session-hint.ts'
import { SiteLayout } from '#portal/features/site/site-layout.tsx'

export const Route = createFileRoute('/_site')({ component: Site })

function Site() {
  // The page is built for nobody in particular; whether somebody is signed in, only the browser knows.
  const isHydrated = useHydrated()
  const session = isHydrated ? (readSessionHint() === 'in' ? 'in' : 'out') : 'unknown'
  return (
    <SiteLayout session={session}>
      <Outlet />
    </SiteLayout>
  )
}
