import type { Finding } from './classify/classify.ts'
import type { ServiceReport } from './compare.ts'
import { lineOf } from './lines.ts'
import type { Impact } from './redocly.ts'
import type { Uses } from './uses.ts'

export interface Report {
  /** What the contracts are compared with, as requested. */
  ref: string
  services: ServiceReport[]
  uses: Uses[]
  /** What the changelog is missing. */
  entry: string | undefined
  /** Whether it has been added there. */
  isWritten: boolean
}

const HEADINGS: Record<Impact, string> = { major: 'BREAKING', minor: 'minor', patch: 'patch' }

const WRITTEN = 'Written into openapi/CHANGELOG.md; finish it by hand'
const MISSING = 'Missing in openapi/CHANGELOG.md (--write puts it there, with the right versions)'

/** The report for a terminal, or for a pull request. */
export function formatReport(report: Report, format: 'text' | 'markdown'): string {
  const style = format === 'text' ? TEXT : MARKDOWN
  if (!report.services.length) return `The contracts are those of ${report.ref}.`
  const services = report.services.map(service =>
    [
      style.heading(titleOf(service)),
      ...service.findings.flatMap(finding => [
        style.item(`${headingOf(finding)}: ${style.plain(lineOf(finding))}`),
        ...switchesOf(finding, style),
      ]),
      ...usesOf(service, report.uses, style),
    ].join('\n'),
  )
  const entry = report.entry
    ? [`${style.heading(report.isWritten ? WRITTEN : MISSING)}\n${style.block(report.entry)}`]
    : []
  return [...services, ...entry, summarize(report.services)].join('\n\n')
}

const headingOf = ({ impact, switches }: Finding) => `${HEADINGS[impact]}${switches ? ', WARNING' : ''}`

/** What a new enum value requires: a review of the code that switches on the other values. */
function switchesOf({ switches }: Finding, style: Style): string[] {
  if (!switches) return []
  if (!switches.length) return [style.item('no switch or record in src tells the values apart', 2)]
  return [style.item('does not know the new value yet:', 2), ...switches.map(place => style.item(place, 3))]
}

interface Style {
  heading(text: string): string
  /** A line of a list, or one below such a line. */
  item(text: string, depth?: number): string
  plain(text: string): string
  block(text: string): string
}
const TEXT: Style = {
  heading: text => text,
  item: (text, depth = 1) => `${'  '.repeat(depth)}${text}`,
  plain: text => text.replaceAll('`', ''),
  block: text => text.trimEnd().replaceAll(/^(?=.)/gm, '  '),
}
const MARKDOWN: Style = {
  heading: text => `### ${text}\n`,
  item: (text, depth = 1) => `${'  '.repeat(depth - 1)}- ${text}`,
  plain: text => text,
  block: text => `\`\`\`markdown\n${text.trimEnd()}\n\`\`\``,
}

function titleOf({ service, before, after }: ServiceReport): string {
  if (!before) return `${service} ${after}, a new service`
  if (!after) return `${service} ${before}, removed`
  return before === after ? `${service} ${after}` : `${service} ${before} → ${after}`
}

/** Above this number, test files are counted, not named. */
const NAMED_TESTS = 3

/** The places in the code, one per line so that a terminal opens them, and the test files with counts. */
function usesOf({ service, findings }: ServiceReport, uses: readonly Uses[], style: Style): string[] {
  if (findings.every(({ isText }) => isText)) return []
  const own = uses.filter(use => use.service === service)
  if (!own.length) return [style.item('used nowhere in src, tests and e2e')]
  return [
    style.item('where it is used:'),
    ...own.flatMap(({ name, code, tests }) => [
      style.item(name, 2),
      ...code.map(place => style.item(place, 3)),
      ...(tests.length ? [style.item(`tests: ${shortened(tests)}`, 3)] : []),
    ]),
  ]
}

function shortened(tests: Uses['tests']): string {
  const files = tests.toSorted((a, b) => b.lines - a.lines).map(({ path, lines }) => `${path} (${lines})`)
  const more = files.length > NAMED_TESTS ? ` and ${files.length - NAMED_TESTS} more files` : ''
  return `${files.slice(0, NAMED_TESTS).join(', ')}${more}`
}

/** What remains to be done, or what to be aware of. */
function summarize(services: readonly ServiceReport[]): string {
  return services
    .map(({ service, impact, before, after, needed, isVersionRight }) => {
      const kind =
        impact === 'major'
          ? 'a BREAKING change'
          : impact
            ? `${impact === 'minor' ? 'a minor' : 'a patch'} change`
            : 'no change'
      if (isVersionRight) {
        if (!impact) return `${service}: version ${after} with no change of the contract`
        if (!before) return `${service}: a new service, with version ${after}`
        return after
          ? `${service}: ${kind}, and version ${after} says so`
          : `${service}: removed, and the changelog says so`
      }
      if (!after)
        return `${service}: removed. Write "${service} removed" into a heading of openapi/CHANGELOG.md.`
      return `${service}: ${kind}, but the version is ${after}. Write version: ${needed ?? before} into openapi/${service}/openapi.yaml.`
    })
    .join('\n')
}
