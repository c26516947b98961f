import type { SiteArea } from './page.ts'
import type { SiteEntry } from './site-entry.ts'

export interface Menu {
  area: SiteArea
  label: string
  /** The overview page of the area, if there is one: its path and link text. */
  overview: { to: string; label: string } | null
  groups: readonly MenuGroup[]
}

export interface MenuGroup {
  /** Empty for pages without a group. */
  title: string
  entries: readonly SiteEntry[]
}

/** `overview` is the link to the area's own page; null where that page is an entry like the others. */
const AREAS: Readonly<Record<SiteArea, { label: string; overview: string | null }>> = {
  products: { label: 'Products', overview: 'All products' },
  pricing: { label: 'Pricing', overview: 'Pricing overview' },
  solutions: { label: 'Solutions', overview: 'All solutions' },
  resources: { label: 'Resources', overview: 'All resources' },
  company: { label: 'Company', overview: null },
  legal: { label: 'Legal', overview: 'Legal overview' },
  contact: { label: 'Contact', overview: 'Contact sales' },
}

/** The areas that the header shows. The footer has all of them. */
const IN_HEADER: readonly SiteArea[] = ['products', 'pricing', 'solutions', 'resources', 'company']

/** Returns the menu of each area that has pages. `overviews` are the paths of overview pages. */
export function menusOf(entries: readonly SiteEntry[], overviews: readonly string[]): Menu[] {
  const byArea = Map.groupBy(entries, ({ area }) => area)
  return (Object.keys(AREAS) as SiteArea[]).flatMap(area => {
    const to = `/${area}`
    const all = byArea.get(area) ?? []
    const { label, overview: overviewLabel } = AREAS[area]
    // The page of pricing is an entry, too.
    const isEntry = area === 'pricing' || overviewLabel === null
    const own = all.filter(entry => entry.to !== to || isEntry)
    const overview = overviewLabel && overviews.includes(to) ? { to, label: overviewLabel } : null
    if (!own.length && !overview) return []
    const groups = [...Map.groupBy(own, ({ group = '' }) => group)]
    return [
      {
        area,
        label,
        overview,
        groups: groups.map(([title, entries]) => ({ title, entries })),
      },
    ]
  })
}

/** Returns the menus that the header shows. */
export function headerMenus(menus: readonly Menu[]): Menu[] {
  return menus.filter(({ area }) => IN_HEADER.includes(area))
}
