import { dayOfNewestEntry, withApprovals } from '../../../scripts/contract-diff/approvals.ts'
import { classifyService } from '../../../scripts/contract-diff/classify/classify.ts'
import { findInHistory } from '../../../scripts/contract-diff/contracts.ts'
import {
  type Announcement,
  announcementsIn,
  announcementsOf,
  blocksOf,
  digestOf,
  isAnnouncedAsRemoved,
} from '../../../scripts/contract-diff/entries.ts'
import { isAtLeast, versionAfter } from '../../../scripts/contract-diff/version.ts'
import type { OpenApiDocument } from '../../../scripts/generate/bundle.ts'
import { cacheOf } from '../../../scripts/lib/cache.mjs'

/** The contracts whose newest entry is about another version or another text, one line each. */
export function findUnannounced(
  changelog: string,
  contracts: ReadonlyMap<string, OpenApiDocument>,
): string[] {
  const changed = [...contracts].flatMap(([service, document]) => {
    const [newest] = announcementsOf(changelog, service)
    const { version } = document.info
    if (!newest) return [`${service} ${version}: no entry`]
    if (newest.version !== version)
      return [`${service} ${version}: the newest entry is about ${newest.version}`]
    if (newest.digest !== digestOf(document))
      return [`${service} ${version}: the contract is not the one that its newest entry was written for`]
    return []
  })
  const gone = new Set(
    blocksOf(changelog)
      .slice(1)
      .flatMap(announcementsIn)
      .filter(
        ({ service, digest }) =>
          digest && !contracts.has(service) && !isAnnouncedAsRemoved(changelog, service),
      )
      .map(({ service }) => `${service}: no contract, and no heading says that it was removed`),
  )
  return [...changed, ...gone]
}

/**
 * The contracts whose version has not risen enough since the entry before, one line each. An entry whose contract
 * is in no commit of this clone is skipped. The result is kept in `.cache` until the service has another contract or
 * entry, because comparing takes a second.
 */
export async function findLowVersions(
  changelog: string,
  contracts: ReadonlyMap<string, OpenApiDocument>,
): Promise<string[]> {
  const found: string[] = []
  for (const [service, document] of contracts) {
    const earlier = announcementsOf(changelog, service).filter(
      each => each.digest && !isAtLeast(each.version, document.info.version),
    )
    if (!earlier.length) continue
    const entries = blocksOf(changelog).filter(block =>
      announcementsIn(block).some(each => each.service === service),
    )
    const cache = cacheOf(`levels/${service}`, JSON.stringify([digestOf(document), entries]))
    const line = cache.read() ?? (await describeLowVersion(service, earlier, document, changelog))
    cache.write(line)
    if (line) found.push(line)
  }
  return found
}

async function describeLowVersion(
  service: string,
  earlier: readonly Announcement[],
  document: OpenApiDocument,
  changelog: string,
): Promise<string> {
  for (const { version, digest = '' } of earlier) {
    // Enough for whatever has changed.
    if (isAtLeast(document.info.version, versionAfter(version, 'major'))) return ''
    const base = findInHistory(service, digest)
    if (!base) continue
    const date = dayOfNewestEntry(changelog, service)
    const [worst] = withApprovals(await classifyService(base, document), { service, changelog, date })
    const needed = worst && versionAfter(version, worst.impact)
    const isEnough = !needed || isAtLeast(document.info.version, needed)
    return isEnough
      ? ''
      : `${service} ${document.info.version}: what changed since ${version} needs ${needed}`
  }
  return ''
}
