import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SiteLayout } from '#portal/site/layout/site-layout.tsx'

export const Route = createFileRoute('/_site')({
  staticData: { page: { scripts: 'deferred' } },
  // Pages for reading fetch their font at once. Pages for working leave the connection to the scripts:
  // nothing moves when the font arrives after them.
  head: () => ({
    links: [
      { rel: 'preload', as: 'font', type: 'font/woff2', href: geist, crossOrigin: 'anonymous' as const },
    ],
  }),
  component: () => (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  ),
})
