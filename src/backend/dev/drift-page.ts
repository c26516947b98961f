import type { FastifyInstance } from 'fastify'
import { type Finding, type Findings, reportOf } from '#domain/contract/drift/findings.ts'
import { escapeHtml } from '#kernel/http/escape-html.ts'
import { type DevEnvironment, devPage } from './page.ts'

/**
 * `/dev/drift` lists where responses of this server differed from the contracts; `/dev/drift.json` and
 * `/dev/drift.md` have the same for programs and for an issue.
 */
export function registerDriftPage(
  app: FastifyInstance,
  environment: DevEnvironment,
  findings: Findings | undefined,
): void {
  app.get('/dev/drift', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(pageOf(environment, findings)),
  )
  app.get('/dev/drift.json', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ isOn: findings !== undefined, findings: findings?.list() ?? [] }),
  )
  app.get('/dev/drift.md', async (_request, reply) =>
    reply
      .type('text/markdown; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(reportOf(findings?.list() ?? [])),
  )
}

function pageOf(environment: DevEnvironment, findings: Findings | undefined): string {
  const all = findings?.list() ?? []
  const head = (links: string) => `<div class="head"><h1>Drift</h1><p class="links">${links}</p></div>
<p class="lead">Where responses of this server differ from the contracts, since it started. Values are never kept.</p>`
  const content = findings
    ? `${head(all.length ? '<a href="/dev/drift.md">Report as Markdown</a> <button type="button" id="copy">Copy report</button>' : '')}
${tableOf(
  'Differences',
  'Every response matched the contract so far.',
  all.filter(({ isSlow }) => !isSlow),
)}
${tableOf(
  'Slow responses',
  'No response was slow.',
  all.filter(({ isSlow }) => isSlow),
)}
${all.length ? `<details><summary>The report</summary><pre id="report" tabindex="0">${escapeHtml(reportOf(all))}</pre></details>` : ''}`
    : `${head('')}<p>The check is off. Start the server with <code>CONTRACT_CHECK=sample</code> or <code>all</code>.</p>`
  return devPage(environment, {
    title: 'Drift',
    place: '/dev/drift',
    styles: 'drift.css',
    script: 'drift.js',
    body: `<main>${content}</main>`,
  })
}

const COLUMNS = ['Operation', 'Status', 'Pointer', 'Expected', 'Found', 'Times']

function tableOf(title: string, none: string, findings: readonly Finding[]): string {
  const rows = findings.map(finding => {
    const { service, operation, status, pointer, expected, found, times } = finding
    const link = `<a href="/dev/contracts/${service}/${operation}">${operation}</a>`
    const cells = [status, `<code>${escapeHtml(pointer)}</code>`, escapeHtml(expected), found, times].map(
      (cell, at) => `<td data-label="${COLUMNS[at + 1]}">${cell}</td>`,
    )
    return `<tr><th scope="row">${link}</th>${cells.join('')}</tr>`
  })
  const head = COLUMNS.map(name => `<th scope="col">${name}</th>`).join('')
  const content = rows.length
    ? `<table class="rows" aria-label="${title}"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
    : `<p>${none}</p>`
  return `<h2>${title}</h2>${content}`
}
