import { type Incident, incidentsPage } from '#domain/status/incidents.ts'
import { type ContractChange, changedServices, changelogPage } from '#portal/content/templates/changelog.ts'
import { atMidnight, type Feed, type FeedEntry, feedPathOf, writeFeed } from './feeds.ts'
import type { Site } from './public-pages.ts'

/** Where the feeds are, which pages lead to before they are written. */
export const contentFeedPaths = [changelogPage, incidentsPage].map(feedPathOf)

/** Most entries of a feed: readers keep the others. */
const MOST = 50
/** Until there is an entry, a feed was updated when there was nothing to say. */
const NEVER = '2026-01-01T00:00:00Z'

/** The feeds of pages whose entries have no pages of their own: the changelog, and the incidents of the status page. */
export function contentFeedsOf(
  site: Site,
  { changes, incidents }: { changes: readonly ContractChange[]; incidents: readonly Incident[] },
): Feed[] {
  return [
    ...feedAt(site, changelogPage, url => changes.map(change => changeEntry(url, change))),
    ...feedAt(site, incidentsPage, url => incidents.map(incident => incidentEntry(url, incident))),
  ]
}

function feedAt(site: Site, path: string, entriesAt: (url: string) => FeedEntry[]): Feed[] {
  const page = site.pages.find(each => each.path === path)
  if (!page) return []
  const entries = entriesAt(site.origin + path).slice(0, MOST)
  const updated =
    entries
      .map(entry => entry.updated)
      .toSorted()
      .at(-1) ?? NEVER
  return [writeFeed(site, page, { entries, updated })]
}

function changeEntry(url: string, { day, versions, isBreaking, text }: ContractChange): FeedEntry {
  const id = versions.map(({ service, version }) => `${service}-${version}`).join('-')
  const names = versions.map(({ service, version }) => `${changedServices[service]} ${version}`).join(', ')
  return {
    id: `${url}#${id}`,
    title: isBreaking ? `${names} (breaking)` : names,
    url: `${url}#${id}`,
    published: atMidnight(day),
    updated: atMidnight(day),
    summary: text.join(' ').replaceAll('`', ''),
  }
}

function incidentEntry(url: string, { title, started, ended, updates }: Incident): FeedEntry {
  const last = [started, ended, ...updates.map(({ at }) => at)].filter(at => at !== null).toSorted()
  return {
    id: `${url}#${started}`,
    title: ended ? `Resolved: ${title}` : title,
    url,
    published: started,
    updated: last.at(-1) ?? started,
    summary: updates[0]?.text ?? title,
  }
}
