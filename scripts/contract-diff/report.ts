import type { Finding } from './classify/classify.ts'
import type { ServiceReport } from './compare.ts'
import { lineOf } from './lines.ts'
import type { Impact } from './redocly.ts'
import { checkLines } from './stored-rows.ts'
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
  /** Where the review site with this report is. */
  site?: string | undefined
}

const HEADINGS: Record<Impact, string> = { major: 'BREAKING', minor: 'minor', patch: 'patch' }

const WRITTEN = 'Written into openapi/CHANGELOG.md; finish it by hand'
const MISSING = 'Missing in openapi/CHANGELOG.md (--write puts it there, with the right versions)'

/** The report for a terminal. */
export function formatText(report: Report): string {
  if (!report.services.length) return unchangedText(report)
  const services = report.services.map(service =>
    [
      titleOf(service),
      ...service.findings.flatMap(finding => findingLines(finding, TEXT)),
      ...usesOf(service, report.uses, TEXT),
      ...rowsOf(service, TEXT),
    ].join('\n'),
  )
  const entry = report.entry
    ? [`${entryHeading(report)}\n${report.entry.trimEnd().replaceAll(/^(?=.)/gm, '  ')}`]
    : []
  return [...services, ...entry, summarize(report.services).join('\n')].join('\n\n')
}

/** Above this length, GitHub rejects a comment. */
const LONGEST_COMMENT = 65_000

/**
 * The report as the comment of a pull request: what it comes to, then what breaks callers, then everything else
 * folded by service. One that is too long for a comment leaves out where the code is affected.
 */
export function formatMarkdown(report: Report): string {
  if (!report.services.length) return unchangedText(report)
  const whole = markdownWith(report, report.uses)
  if (whole.length <= LONGEST_COMMENT) return whole
  const shorter = markdownWith(report, undefined)
  return shorter.length <= LONGEST_COMMENT ? shorter : `${shorter.slice(0, LONGEST_COMMENT)}\n\n… (too long)`
}

function markdownWith({ services, entry, isWritten, site }: Report, uses: Uses[] | undefined): string {
  const breaking = services.flatMap(({ service, findings }) =>
    findings.flatMap(finding =>
      finding.impact === 'major' || finding.switches
        ? [`- **${service}**, ${findingLines(finding, MARKDOWN).join('\n').slice(2)}`]
        : [],
    ),
  )
  const folded = services.map(service => {
    const others = service.findings.filter(({ impact, switches }) => impact !== 'major' && !switches)
    const lines = [
      ...others.flatMap(finding => findingLines(finding, MARKDOWN)),
      ...(uses ? usesOf(service, uses, MARKDOWN) : []),
      ...rowsOf(service, MARKDOWN),
    ]
    return lines.length ? fold(`${titleOf(service)}: ${countsOf(service)}`, lines.join('\n')) : ''
  })
  return [
    `### ${headlineOf(services)}`,
    summarize(services)
      .map(line => `- ${line}`)
      .join('\n'),
    site ? `[Before and after, side by side](${site.replace(/\/$/, '')}/report.html)` : '',
    breaking.length ? `#### What callers have to do something about\n\n${breaking.join('\n')}` : '',
    ...folded,
    entry ? fold(entryHeading({ isWritten }), `\`\`\`markdown\n${entry.trimEnd()}\n\`\`\``) : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

const fold = (summary: string, text: string) =>
  `<details>\n<summary>${summary}</summary>\n\n${text}\n\n</details>`

const unchangedText = ({ ref }: Report) => `The contracts are those of ${ref}.`
const entryHeading = ({ isWritten }: Pick<Report, 'isWritten'>) => (isWritten ? WRITTEN : MISSING)

/** How the report as a whole is to be taken: 2 breaking changes in `sales`. */
function headlineOf(services: readonly ServiceReport[]): string {
  const impact = levelOf(services)
  if (!impact) return 'No change of a contract'
  const affected = services.filter(service => service.findings.some(finding => finding.impact === impact))
  const count = affected.flatMap(({ findings }) =>
    findings.filter(finding => finding.impact === impact),
  ).length
  const kind = impact === 'major' ? 'breaking' : impact
  return `${count} ${kind} ${count === 1 ? 'change' : 'changes'} in ${affected.map(({ service }) => service).join(', ')}`
}

/** 1 breaking, 3 minor, 12 patch. */
function countsOf({ findings }: ServiceReport): string {
  const counts = IMPACTS.map(impact => {
    const count = findings.filter(finding => finding.impact === impact).length
    return count ? `${count} ${impact === 'major' ? 'breaking' : impact}` : ''
  })
  return counts.filter(Boolean).join(', ') || 'no change'
}

const IMPACTS: readonly Impact[] = ['major', 'minor', 'patch']

/** The most severe change of all; undefined if no contract has changed. */
export function levelOf(services: readonly Pick<ServiceReport, 'impact'>[]): Impact | undefined {
  return IMPACTS.find(level => services.some(({ impact }) => impact === level))
}

function findingLines(finding: Finding, style: Style): string[] {
  return [style.item(`${headingOf(finding)}: ${style.plain(lineOf(finding))}`), ...switchesOf(finding, style)]
}

const headingOf = ({ impact, switches, approval }: Finding) =>
  `${approval ? 'approved' : HEADINGS[impact]}${switches ? ', WARNING' : ''}`

/** What a new enum value requires: a review of the code that switches on the other values. */
function switchesOf({ switches }: Finding, style: Style): string[] {
  if (!switches) return []
  if (!switches.length) return [style.item('no switch or record in src tells the values apart', 2)]
  return [style.item('does not know the new value yet:', 2), ...switches.map(place => style.item(place, 3))]
}

/** What is stored may be outside of a contract that allows less. */
function rowsOf({ rowChecks = [] }: ServiceReport, style: Style): string[] {
  if (!rowChecks.length) return []
  return [
    style.item('stored rows may be outside now (npm run contract:data counts them):'),
    ...rowChecks.flatMap(check => {
      const [about = '', ...queries] = checkLines(check)
      return [style.item(about, 2), ...queries.map(sql => style.item(style.code(sql), 3))]
    }),
  ]
}

interface Style {
  /** A line of a list, or one below such a line. */
  item(text: string, depth?: number): string
  plain(text: string): string
  code(text: string): string
}
const TEXT: Style = {
  item: (text, depth = 1) => `${'  '.repeat(depth)}${text}`,
  plain: text => text.replaceAll('`', ''),
  code: text => text,
}
const MARKDOWN: Style = {
  item: (text, depth = 1) => `${'  '.repeat(depth - 1)}- ${text}`,
  plain: text => text,
  code: text => `\`${text}\``,
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
function summarize(services: readonly ServiceReport[]): string[] {
  return services.map(({ service, impact, before, after, needed, isVersionRight }) => {
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
}
