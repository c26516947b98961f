import { siteIndex, topPages } from 'virtual:site-index'
import { headerMenus, menusOf } from '#portal/content/menus.ts'

/** The menus of all areas. */
export const menus = menusOf(siteIndex, topPages)

/** Those of the header. */
export const shownMenus = headerMenus(menus)

/** Whether the site has a page at an address of one part. */
export const hasPage = (path: string): boolean => topPages.includes(path)
