import { createHash } from 'node:crypto'
import { bundleText, type OpenApiDocument } from '../generate/bundle.ts'
import { isAtLeast } from './version.ts'

export const CHANGELOG = 'openapi/CHANGELOG.md'

/** What an entry says about one service. */
export interface Announcement {
  service: string
  version: string
  /** Of the contract as it was after the change. Entries from before there were digests have none. */
  digest: string | undefined
}

const DIGITS = 16

/** What the changelog calls a contract: the beginning of the SHA-256 of `generated/<service>/openapi.json`. */
export const digestOf = (document: OpenApiDocument) => digestOfText(bundleText(document))

export const digestOfText = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, DIGITS)

/** The introduction, then one text for each entry. Joined, they are the changelog. */
export function blocksOf(changelog: string): [introduction: string, ...entries: string[]] {
  const [introduction = '', ...entries] = changelog.split(/^(?=## )/m)
  return introduction.startsWith('## ') ? ['', introduction, ...entries] : [introduction, ...entries]
}

export function announcementsIn(entry: string): Announcement[] {
  const [heading = ''] = entry.split('\n')
  const digests = digestsIn(entry)
  return [...heading.matchAll(/\b([a-z]+) (\d+\.\d+\.\d+)(?![\w.])/g)].map(
    ([, service = '', version = '']) => ({
      service,
      version,
      digest: digests.get(service),
    }),
  )
}

export const DIGESTS = /^Digests: .*\n?/m

export function digestsIn(entry: string): Map<string, string> {
  const line = DIGESTS.exec(entry)?.[0] ?? ''
  return new Map(
    [...line.matchAll(/([a-z]+) `([0-9a-f]+)`/g)].map(([, service = '', digest = '']) => [service, digest]),
  )
}

/**
 * What the changelog says about a service, latest version first. Branches are brought together in any order, so
 * the order of the entries does not say it.
 */
export function announcementsOf(changelog: string, service: string): Announcement[] {
  return blocksOf(changelog)
    .slice(1)
    .flatMap(announcementsIn)
    .filter(each => each.service === service)
    .toSorted((a, b) => (a.version === b.version ? 0 : isAtLeast(a.version, b.version) ? -1 : 1))
}

/** Whether the changelog says that a service is gone, in the words `<service> removed` of a heading. */
export function isAnnouncedAsRemoved(changelog: string, service: string): boolean {
  return new RegExp(`^## .*\\b${service} removed\\b`, 'm').test(changelog)
}
