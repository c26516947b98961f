import { announcementsIn, blocksOf } from '../contract-diff/entries.ts'

export const IMPACTS = ['major', 'minor', 'patch'] as const
type ChangeImpact = (typeof IMPACTS)[number]

/** A line of the changelog. */
export interface Change {
  impact: ChangeImpact
  /** In the words of the change report. */
  text: string
  /** Those that it names before its colon; more may be counted in the text. */
  operations: string[]
}

/** What an entry of the changelog says about one service. */
export interface Release {
  service: string
  version: string
  /** As in 2026-11-26. */
  date: string
  /** What callers have to do, as an entry says it for all of its services. */
  advice: string
  changes: Change[]
}

const LINE = /^- \*\*([a-z]+)\*\*, (major|minor|patch): (.*)$/
const LEADING_NAMES = /^(?:`[^`]+`(?:, )?)+(?= and \d+ more: |: )/

/** Every entry of the changelog by service, newest first as in the file, breaking changes first in each. */
export function releasesIn(changelog: string): Release[] {
  return blocksOf(changelog)
    .slice(1)
    .flatMap(entry => {
      const [heading = '', ...lines] = entry.split('\n')
      const date = /\d{4}-\d{2}-\d{2}/.exec(heading)?.[0] ?? ''
      const end = lines.findIndex(line => line.startsWith('- **'))
      const advice = lines
        .slice(0, end < 0 ? undefined : end)
        .filter(line => !line.startsWith('Digests: '))
        .join('\n')
        .trim()
      const changes = lines.flatMap(changeIn)
      return announcementsIn(entry).map(({ service, version }) => ({
        service,
        version,
        date,
        advice,
        changes: changes
          .filter(change => change.service === service)
          .map(({ impact, text, operations }) => ({ impact, text, operations }))
          .toSorted((a, b) => IMPACTS.indexOf(a.impact) - IMPACTS.indexOf(b.impact)),
      }))
    })
}

function changeIn(line: string): (Change & { service: string })[] {
  const [, service = '', level, text = ''] = LINE.exec(line) ?? []
  const impact = IMPACTS.find(each => each === level)
  if (!impact) return []
  const names = LEADING_NAMES.exec(text)?.[0] ?? ''
  return [
    { service, impact, text, operations: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name) },
  ]
}
