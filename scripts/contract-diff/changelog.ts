import type { ServiceReport } from './compare.ts'
import {
  type Announcement,
  announcementsIn,
  blocksOf,
  DIGESTS,
  digestsIn,
  isAnnouncedAsRemoved,
} from './entries.ts'
import { lineOf } from './lines.ts'
import { ACCESS } from './words.ts'

/** `security 2.0.0`, or `security removed`. If the version is too low, the one to write instead. */
function titleOf({ service, after, needed, isVersionRight }: ServiceReport): string {
  if (!after) return `${service} removed`
  return `${service} ${isVersionRight ? after : needed}`
}

const NOTHING_TO_DO = 'Callers have nothing to do.'
const TO_PLAN = 'Callers have nothing to do yet; what is deprecated ends on the day that the contract says.'
const TO_FOLLOW = 'Callers have to follow the major changes; the others ask for nothing.'

const linesOf = (report: ServiceReport) =>
  report.findings.map(finding => `- **${report.service}**, ${finding.impact}: ${lineOf(finding)}`)

/** Puts the sentences for callers into an entry, unless someone has written others. */
function withSentence(entry: string): string {
  const others = /^- .* is deprecated; /m.test(entry) ? TO_PLAN : NOTHING_TO_DO
  const sentence = /^- \*\*\w+\*\*, major: /m.test(entry) ? TO_FOLLOW : others
  const drafted = [NOTHING_TO_DO, TO_PLAN, TO_FOLLOW].find(text => entry.includes(text))
  return withReason(drafted ? entry.replace(drafted, sentence) : entry)
}

/** Stands where someone has to say why others may call an operation now. A test fails while it is there. */
export const REASON_MISSING = 'Access: say why.'

function withReason(entry: string): string {
  const text = entry.replace(`${REASON_MISSING}\n\n`, '')
  if (!text.includes(ACCESS) || /^Access: /m.test(text)) return text
  return text.replace(/^- \*\*/m, `${REASON_MISSING}\n\n$&`)
}

/** One entry for some services; `date` as in 2026-11-21. */
function draftEntry(
  reports: readonly ServiceReport[],
  digests: ReadonlyMap<string, string>,
  date: string,
): string {
  const entry = `## ${date}: ${reports.map(titleOf).join(', ')}\n\n${NOTHING_TO_DO}\n\n${reports.flatMap(linesOf).join('\n')}\n`
  return withDigests(
    withSentence(entry),
    new Map([...digests].filter(([service]) => reports.some(each => each.service === service))),
  )
}

function withDigests(entry: string, digests: ReadonlyMap<string, string>): string {
  const text = entry.replace(DIGESTS, '').trimEnd()
  if (!digests.size) return `${text}\n`
  const list = [...digests]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([service, digest]) => `${service} \`${digest}\``)
  return `${text}\n\nDigests: ${list.join(', ')}.\n`
}

export interface Update {
  changelog: string
  /** The new and changed entries, as they stand in it. None when it has everything. */
  entries: string[]
}

/**
 * The changelog with what it is missing of some reports. `before` is the changelog that the contracts are
 * compared with: an entry that it does not have is a draft of the same work, so it is written again and not
 * repeated. What a person has written above its lines stays. `digests` are those of the contracts now.
 */
export function updateChangelog(
  changelog: string,
  {
    before,
    reports,
    digests,
    date,
  }: {
    before: string
    reports: readonly ServiceReport[]
    digests: ReadonlyMap<string, string>
    date: string
  },
): Update {
  const known = new Set(blocksOf(before).slice(1).flatMap(announcementsIn).map(keyOf))
  const [introduction, ...blocks] = blocksOf(changelog)
  const rewritten = new Set<number>()
  const missing = reports.filter(report => {
    if (!report.findings.length) return false
    if (!report.after) return !isAnnouncedAsRemoved(changelog, report.service)
    const digest = report.isVersionRight ? digests.get(report.service) : undefined
    const isDraft = (each: Announcement) =>
      each.service === report.service &&
      !known.has(keyOf(each)) &&
      // An entry can get its digest later.
      !known.has(keyOf({ ...each, digest: undefined }))
    const drafts = blocks.flatMap((block, index) => (announcementsIn(block).some(isDraft) ? [index] : []))
    const [first, ...others] = drafts
    if (first === undefined) return true
    for (const index of others) blocks[index] = withoutService(blocks[index] ?? '', report.service)
    const text = withReport(blocks[first] ?? '', report, digest)
    if (text.trimEnd() !== blocks[first]?.trimEnd()) rewritten.add(first)
    blocks[first] = text
    return false
  })
  const fresh = missing.length
    ? [
        draftEntry(
          missing,
          new Map(
            [...digests].filter(([service]) =>
              missing.some(each => each.service === service && each.after && each.isVersionRight),
            ),
          ),
          date,
        ),
      ]
    : []
  const entries = [...fresh, ...[...rewritten].toSorted((a, b) => a - b).map(index => blocks[index] ?? '')]
  const texts = [introduction, ...fresh, ...blocks].map(text => text.trimEnd()).filter(Boolean)
  return { changelog: `${texts.join('\n\n')}\n`, entries }
}

const keyOf = ({ service, version, digest }: Announcement) => `${service} ${version} ${digest}`

/** An entry with what a report says about its service in place of what it said so far. */
function withReport(entry: string, report: ServiceReport, digest: string | undefined): string {
  const { service } = report
  const digests = digestsIn(entry)
  if (digest) digests.set(service, digest)
  const [heading = '', ...rest] = entry.split('\n')
  const title = heading.replace(new RegExp(`\\b${service} \\d+\\.\\d+\\.\\d+`), titleOf(report))
  const place = rest.findIndex(line => line.startsWith(`- **${service}**`))
  const others = rest.filter(line => !line.startsWith(`- **${service}**`))
  const last = others.findLastIndex(line => line.startsWith('- **'))
  others.splice(place >= 0 ? place : last >= 0 ? last + 1 : others.length, 0, ...linesOf(report))
  return withSentence(withDigests([title, ...others].join('\n'), digests))
}

/** An entry without a service; empty when it is about no other. */
function withoutService(entry: string, service: string): string {
  const others = announcementsIn(entry).filter(each => each.service !== service)
  if (!others.length) return ''
  const digests = digestsIn(entry)
  digests.delete(service)
  const [heading = '', ...rest] = entry.split('\n')
  const date = heading.slice(0, heading.indexOf(': '))
  const title = `${date}: ${others.map(each => `${each.service} ${each.version}`).join(', ')}`
  return withSentence(
    withDigests([title, ...rest.filter(line => !line.startsWith(`- **${service}**`))].join('\n'), digests),
  )
}
