import { stringify } from 'yaml'
import { countOf } from '#domain/text/amounts.ts'
import { compareContracts, type ServiceReport } from '../contract-diff/compare.ts'
import { contractsOf } from '../contract-diff/contracts.ts'
import { lineOf } from '../contract-diff/lines.ts'
import { findUses, touchedBy, type Uses } from '../contract-diff/uses.ts'
import { bundleServices, type Contracts, type OpenApiDocument, operationsOf } from '../generate/bundle.ts'
import { sourcesIn } from '../lib/sources.ts'
import { IMPACTS } from './history.ts'
import { type Html, html, inline } from './html.ts'
import { impactBadge, layout, type Site } from './layout.ts'
import { lineDiff } from './line-diff.ts'

export interface ChangeReport {
  from: string
  to: string
  services: ServiceReport[]
  uses: Uses[]
  base: Contracts
  revision: Contracts
}

/** The report of two commits; without the second, of the contracts on disk. */
export async function readReport(from: string, to?: string): Promise<ChangeReport> {
  const base = await contractsOf(from)
  const revision = to ? await contractsOf(to) : bundleServices()
  const services = await compareContracts(base, revision)
  const uses = findUses(services.map(touchedBy), sourcesIn(['src', 'tests', 'e2e'], 'ts,tsx'))
  return { from, to: to ?? 'the working tree', services, uses, base, revision }
}

/**
 * The report side by side: what changed, in words, as text before and after, and where the code uses it. The services
 * whose callers it breaks come first.
 */
export function reportPage(report: ChangeReport, site: Site): string {
  const { from, to } = report
  const services = report.services.toSorted((a, b) => severityOf(a) - severityOf(b))
  const sums = IMPACTS.map(impact => {
    const findings = services.flatMap(service => service.findings.filter(each => each.impact === impact))
    return `${findings.length} ${impact === 'major' ? 'breaking' : impact}`
  })
  return layout(
    {
      title: 'Change report',
      root: '',
      crumbs: [{ label: 'Services', href: 'index.html' }],
      body: html`<h1>Change report</h1>
<p class="lead">From <code>${from}</code> to <code>${to}</code>: ${services.length ? `${sums.join(', ')} in ${countOf(services.length, 'service')}` : 'no change of a contract'}.</p>
${services.map(service => serviceSection(service, report))}`,
    },
    site,
  )
}

/** The lower, the worse for callers. */
const severityOf = ({ impact }: ServiceReport) => (impact ? IMPACTS.indexOf(impact) : IMPACTS.length)

function serviceSection(service: ServiceReport, report: ChangeReport): Html {
  const { service: name, before, after, findings } = service
  const touched = touchedBy(service)
  const [old, now] = [report.base.get(name), report.revision.get(name)]
  const parts = [
    ...[...touched.operations].map(id => ({ id, before: operationIn(old, id), after: operationIn(now, id) })),
    ...[...touched.schemas].map(id => ({
      ...{ id, before: old?.components?.schemas?.[id], after: now?.components?.schemas?.[id] },
    })),
  ]
  const changed = parts
    .map(part => ({ ...part, rows: lineDiff(textOf(part.before), textOf(part.after)) }))
    .filter(({ rows }) => rows.length)
  return html`<section aria-labelledby="${name}"><h2 id="${name}">${name} ${before ?? 'new'} → ${after ?? 'removed'}</h2>
<ul class="changes">${findings.map(finding => html`<li>${impactBadge(finding.impact)} ${inline(lineOf(finding))}</li>`)}</ul>
${changed.map(({ id, rows }) => sideBySide(id, rows))}
${usesList(report.uses.filter(use => use.service === name))}
</section>`
}

const operationIn = (document: OpenApiDocument | undefined, id: string): unknown => {
  const found = document && operationsOf(document).find(({ operation }) => operation.operationId === id)
  return found && { [`${found.method.toUpperCase()} ${found.path}`]: found.operation }
}

const textOf = (value: unknown) => (value === undefined ? '' : stringify(value, { lineWidth: 100 }))

function sideBySide(id: string, rows: ReturnType<typeof lineDiff>): Html {
  return html`<h3><code>${id}</code></h3>
<div class="scroll" role="region" aria-label="${id} before and after" tabindex="0"><table class="sides">
<thead><tr><th scope="col">Before</th><th scope="col">After</th></tr></thead>
<tbody>${rows.map(({ before, after, isChanged }) =>
    isChanged
      ? html`<tr><td>${before !== undefined && html`<del>${before}</del>`}</td><td>${after !== undefined && html`<ins>${after}</ins>`}</td></tr>\n`
      : html`<tr><td>${before}</td><td>${after}</td></tr>\n`,
  )}</tbody></table></div>`
}

function usesList(uses: readonly Uses[]): Html {
  if (!uses.length) return html`<p>Our code uses none of it.</p>`
  return html`<h3>Where our code uses it</h3>
${uses.map(
  ({
    name,
    code,
    tests,
  }) => html`<details><summary><code>${name}</code>: ${countOf(code.length, 'line')} and ${countOf(tests.length, 'test file')}</summary>
<ul>${code.map(place => html`<li><code>${place}</code></li>`)}${tests.map(({ path, lines }) => html`<li><code>${path}</code>, ${countOf(lines, 'line')}</li>`)}</ul></details>`,
)}`
}
