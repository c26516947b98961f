import type { MenuEntry, SiteArea } from './page.ts'

/** A page of the public site with a line in menus, as `virtual:site-index` lists it: by area, then order. */
export interface SiteEntry extends Pick<MenuEntry, 'label' | 'line' | 'group'> {
  /** Path on this site. */
  to: string
  area: SiteArea
}
