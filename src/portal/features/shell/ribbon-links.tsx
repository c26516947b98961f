import { type AnyRoute, Link, type LinkProps, useRouter } from '@tanstack/react-router'
import { ribbonLinkClass } from '#portal/features/shell/portal-layout.tsx'

/** Links to the pages of an area whose routes are in its navigation, in order. */
export function RibbonLinks({ area }: { area: string }) {
  const routes: AnyRoute[] = Object.values(useRouter().routesById)
  return routes
    .filter(({ fullPath }) => fullPath.startsWith(`${area}/`))
    .flatMap(route => {
      const nav = route.options.staticData?.page?.nav
      return nav
        ? [{ ...nav, to: route.fullPath as LinkProps['to'], isIndex: route.fullPath.endsWith('/') }]
        : []
    })
    .toSorted((a, b) => a.order - b.order)
    .map(({ label, to, isIndex }) => (
      // All pages of the area are below its first one, which is current only on its own address.
      <Link key={to} to={to} activeOptions={{ exact: isIndex }} className={ribbonLinkClass}>
        {label}
      </Link>
    ))
}
