import { type AnyRoute, type LinkProps, useLocation, useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, useMemo } from 'react'
import { searchUsers } from '#generated/identity/operations.ts'
import { useCan } from '#portal/api/can.ts'
import type { PageData } from '#portal/page-data.ts'

export type NavigationEntry = NonNullable<PageData['nav']> & { to: LinkProps['to'] & string }

/** What is next to the links of a navigation, by their paths: how many things wait there. */
export const NavigationBadges = createContext<Readonly<Record<string, ReactNode>>>({})

/** The pages that are in a navigation, in its order, and the one that is open. */
export function useNavigation(under?: NavigationEntry['under']) {
  const all = useAllPages()
  const open = useLocation({ select: ({ pathname }) => pathname })
  const entries = all.filter(entry => entry.under === under)
  const current = currentPath(
    entries.map(({ to }) => to),
    open,
  )
  return { entries, current }
}

/** The pages in all navigations that the person sees. Their routes say so. */
export function useAllPages(): NavigationEntry[] {
  const router = useRouter()
  const { allowed: isStaff } = useCan(searchUsers)
  return useMemo(() => {
    const routes: AnyRoute[] = Object.values(router.routesById)
    return routes
      .flatMap(({ fullPath, options }) => {
        const nav = options.staticData?.page?.nav
        return nav && (isStaff || !nav.staff) ? [{ ...nav, to: fullPath as NavigationEntry['to'] }] : []
      })
      .toSorted((a, b) => a.order - b.order)
  }, [router, isStaff])
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
