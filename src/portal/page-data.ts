import type { MenuEntry } from './content/page.ts'

/**
 * What a page declares about itself, as `staticData: { page: … }` of its route. Build, navigation, bench,
 * pictures and tests all read it from there, so a new page adds its route file and edits no list. Node tools
 * read the source of the routes (`scripts/lib/routes.ts`): every value is a literal.
 */
export interface PageData {
  /**
   * The build renders the page into an HTML file: once, or once for each slug of a collection, which
   * `content/<collection>/collection.ts` exports. `site` is the collection of `content/pages/`, by whole
   * addresses. The shell serves all other pages.
   */
  prerender?: true | { each: string }
  /** The build renders the shell for the address of this layout: the one that most pages of the shell have. */
  shell?: true
  /**
   * When the scripts of a prerendered page start, if not at once. `deferred`: when the page has loaded or is
   * first used; until then it is a document. False: never, because it answers for addresses other than its own.
   * A layout sets it for its pages.
   */
  scripts?: 'deferred' | false
  /**
   * What the header of a public page has, if not all of it: `vanilla` has the logo and the areas, and nothing of a
   * visitor's own on the right. Pages to log in and to pay have headers of their own, with the logo alone.
   */
  header?: 'vanilla'
  /** The title of a page of the account, if it is not the label of its link. A page with an own `head` needs none. */
  title?: string
  /**
   * The page's link in the navigation; links with a smaller `order` come first. In the account: Overview 0,
   * Keys 10–16, Subscriptions 40, Billing 50, Team 60–65, Tools 90–94, Developers 95–97, Activity 100, Admin 110–119.
   */
  nav?: {
    label: string
    order: number
    /** The page is a view of this area, which links its views to each other. Without it, it is in the ribbon. */
    area?: 'admin' | 'developers' | 'keys' | 'profile' | 'team' | 'tools'
    /** The first view of an area: the ribbon has its link, by the name of the area. */
    leads?: true
    /** Only our staff see it. */
    staff?: true
  }
  /**
   * Operations, by their ids, that the page calls first and without parameters: at most as many as
   * `createToken` takes. The head of the shell sends them with that call while the scripts load. A frame names those
   * that it calls on each of its pages, and that everyone may call; they count for each page.
   */
  firstCalls?: readonly string[]
  /**
   * Operations, by their ids, without which a page of the account shows nothing: who may not call one of them
   * sees why in its place. The table of permissions reads it; empty for a page that everybody on the team sees.
   */
  needs?: readonly string[]
  /** The line of a public page in the menus of the site. Pages of `content/pages/` have theirs in their files. */
  menu?: MenuEntry
  /** The budget that `npm run bench` checks for the page, as `scripts/bench/budgets.ts` defines it. */
  budget?: 'document' | 'form' | 'list' | 'start'
  /**
   * The layout of pages for our staff. Their code is in files of their own, and the shell fetches none of it ahead:
   * only the session can say who is staff.
   */
  isForStaff?: true
  /** It shows nothing: it only leads to another page. */
  redirects?: true
  /** How tests and pictures open the page. False if only its own journey leads there. */
  samples?: Samples | false
}

export interface Samples {
  /** Who opens the page, as `POST /dev/people` takes it. Without a person, no one is logged in. */
  person?: Readonly<Record<string, unknown>>
  /**
   * Addresses with the parameters filled in; `{userId}`, `{accountId}` and `{orderId}` are those of the person.
   * Without them, the page's own.
   */
  at?: readonly string[]
}
