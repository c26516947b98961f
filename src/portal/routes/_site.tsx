import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url'
import { createFileRoute, Outlet, useHydrated } from '@tanstack/react-router'
import { readOnlyAccount, readSessionHint } from '#portal/api/session-hint.ts'
import { SiteLayout } from '#portal/features/site/site-layout.tsx'

export const Route = createFileRoute('/_site')({
  // Pages to be read fetch their face at once. Pages to be used leave the line to the scripts: nothing moves
  // when the face comes after them.
  head: () => ({
    links: [
      { rel: 'preload', as: 'font', type: 'font/woff2', href: geist, crossOrigin: 'anonymous' as const },
    ],
  }),
  component: Site,
})

function Site() {
  // The page is built for nobody in particular; whether somebody is signed in, only the browser knows.
  const isHydrated = useHydrated()
  const session = isHydrated ? (readSessionHint() === 'in' ? 'in' : 'out') : 'unknown'
  return (
    <SiteLayout session={session} accountId={session === 'in' ? readOnlyAccount() : undefined}>
      <Outlet />
    </SiteLayout>
  )
}
