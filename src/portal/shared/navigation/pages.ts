import { useQuery } from '@tanstack/react-query'
import { type AnyRoute, type LinkProps, useLocation, useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, useMemo } from 'react'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import type { PageData } from '#portal/page-data.ts'

export type NavigationEntry = NonNullable<PageData['nav']> & { to: LinkProps['to'] & string }

/** Pages that belong together: views of one entry of the ribbon, or the person's own pages. */
export type Area = NonNullable<NavigationEntry['area']>

/** The names of the areas, as the ribbon and the search show them. */
export const areaNames: Readonly<Record<Area, string>> = {
  admin: 'Admin',
  developers: 'Developers',
  keys: 'Keys',
  profile: 'Your profile',
  team: 'Team',
  tools: 'Tools',
}

/** Badges next to the links of a navigation, by their paths: how many things need attention there. */
export const NavigationBadges = createContext<Readonly<Record<string, ReactNode>>>({})

/** Returns the entries of the ribbon, in its order, with the one that the open page belongs to. */
export function useRibbon() {
  const all = useAllPages()
  const open = useOpenPage(all)
  const entries = all
    .filter(({ area, leads }) => !area || leads)
    .map(entry => (entry.area ? { ...entry, label: areaNames[entry.area] } : entry))
  const path = useLocation({ select: ({ pathname }) => pathname })
  const current =
    entries.find(({ to, area }) => (area ? area === open?.area : to === open?.to)) ??
    // A page of an account, as staff see it, is no view of the area, but belongs to it.
    entries.find(({ to, area }) => area && to.endsWith('/') && path.startsWith(to))
  return { entries, current: current?.to }
}

/** Returns the views of an area, in their order, with the open one. */
export function useArea(area: Area) {
  const all = useAllPages()
  const open = useOpenPage(all)
  return { entries: all.filter(entry => entry.area === area), current: open?.to }
}

/** Returns the pages of all navigations that the person may see, as their routes declare them. */
export function useAllPages(): NavigationEntry[] {
  const router = useRouter()
  const { data: session } = useQuery(sessionQuery)
  const isStaff = session?.roles.includes(INTERNAL_ROLE) ?? false
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

function useOpenPage(pages: readonly NavigationEntry[]): NavigationEntry | undefined {
  const open = useLocation({ select: ({ pathname }) => pathname })
  const path = currentPath(
    pages.map(({ to }) => to),
    open,
  )
  return pages.find(({ to }) => to === path)
}

/**
 * Returns the path that contains the open page: its own, or else the nearest one above it. The first page of a
 * layout, whose path ends with a slash, contains only itself.
 */
export function currentPath(paths: readonly string[], open: string): string | undefined {
  return paths
    .filter(path => (path.endsWith('/') ? path === `${open}/` || path === open : isWithin(path, open)))
    .toSorted((a, b) => b.length - a.length)[0]
}

function isWithin(path: string, open: string): boolean {
  return open === path || open.startsWith(`${path}/`)
}
