import { type AnyRoute, type LinkProps, useLocation, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'

export interface NavigationEntry {
  label: string
  order: number
  to: LinkProps['to'] & string
}

/** The pages of an area whose routes are in its navigation, in order, and the one that is open. */
export function useNavigation(area: string) {
  const router = useRouter()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const entries = useMemo(() => {
    const routes: AnyRoute[] = Object.values(router.routesById)
    return entriesOf(routes, area)
  }, [router, area])
  const current = currentPath(
    entries.map(({ to }) => to),
    path,
  )
  return { entries, current }
}

function entriesOf(routes: readonly AnyRoute[], area: string): NavigationEntry[] {
  return routes
    .filter(({ fullPath }) => fullPath.startsWith(`${area}/`))
    .flatMap(({ fullPath, options }) => {
      const nav = options.staticData?.page?.nav
      return nav ? [{ ...nav, to: fullPath as NavigationEntry['to'] }] : []
    })
    .toSorted((a, b) => a.order - b.order)
}

/**
 * Which of the paths stands for the open page: its own, or else the nearest one above it. The first page of an
 * area, whose path ends with a slash, stands only for itself.
 */
export function currentPath(paths: readonly string[], open: string): string | undefined {
  return paths
    .filter(path => (path.endsWith('/') ? path === `${open}/` || path === open : isWithin(path, open)))
    .toSorted((a, b) => b.length - a.length)[0]
}

function isWithin(path: string, open: string): boolean {
  return open === path || open.startsWith(`${path}/`)
}
