import type { ServiceReport } from './compare.ts'
import { lineOf } from './lines.ts'

/** `security 2.0.0`, or `security removed`. If the version is too low, the one to write instead. */
function titleOf({ service, after, needed, isVersionRight }: ServiceReport): string {
  if (!after) return `${service} removed`
  return `${service} ${isVersionRight ? after : needed}`
}

/** Whether a heading of the changelog names this version of the service. */
export function isInChangelog(changelog: string, report: ServiceReport): boolean {
  const title = titleOf(report).replaceAll('.', '\\.')
  return new RegExp(`^## .*\\b${title}(?![\\w.])`, 'm').test(changelog)
}

/**
 * An entry for the services that the changelog is missing; undefined when it has all of them. `date` is the
 * date of the entry, as in 2026-11-21.
 */
export function draftEntry(
  reports: readonly ServiceReport[],
  changelog: string,
  date: string,
): string | undefined {
  const missing = reports.filter(report => report.findings.length && !isInChangelog(changelog, report))
  if (!missing.length) return undefined
  const sections = missing.map(report =>
    report.findings
      .map(finding => `- **${report.service}**, ${finding.impact}: ${lineOf(finding)}`)
      .join('\n'),
  )
  const toDo = missing.some(({ impact }) => impact === 'major')
    ? 'Callers have to follow the major changes; the others ask for nothing.'
    : 'Callers have nothing to do.'
  return `## ${date}: ${missing.map(titleOf).join(', ')}\n\n${toDo}\n\n${sections.join('\n')}\n`
}

/** The changelog with an entry above all others, below its introduction. */
export function insertEntry(changelog: string, entry: string): string {
  const first = changelog.search(/^## /m)
  if (first < 0) return `${changelog.trimEnd()}\n\n${entry}`
  return `${changelog.slice(0, first)}${entry}\n${changelog.slice(first)}`
}
