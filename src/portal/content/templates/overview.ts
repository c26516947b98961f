import type { Action, PageIdentity, Section, SiteArea } from '../page.ts'

/**
 * The first page of an area: it lists every other page of the area that has a line in the menus, by group. A
 * page that is added to the area is on it by itself.
 */
export interface OverviewPage extends PageIdentity {
  template: 'overview'
  heading: string
  lead: string
  area: SiteArea
  /** Lists only the pages below this address. */
  below?: string
  /** The first is the one that most visitors should take. */
  actions?: readonly Action[]
  /** A sentence next to the heading of a group, by the name of the group in the menus. */
  groups?: Readonly<Record<string, string>>
  /** What follows the lists. */
  sections?: readonly Section[]
}
