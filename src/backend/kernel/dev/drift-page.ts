import type { FastifyInstance } from 'fastify'
import { type Finding, type Findings, reportOf } from '#domain/contract/drift/findings.ts'
import { escapeHtml } from '../http/escape-html.ts'

/**
 * `/dev/drift` lists where responses of this server differed from the contracts; `/dev/drift.json` and
 * `/dev/drift.md` have the same for programs and for an issue.
 */
export function registerDriftPage(app: FastifyInstance, findings: Findings | undefined): void {
  app.get('/dev/drift', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(pageOf(findings)),
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

function pageOf(findings: Findings | undefined): string {
  const all = findings?.list() ?? []
  const content = findings
    ? tableOf(
        'Differences',
        'Every response matched the contract so far.',
        all.filter(({ isSlow }) => !isSlow),
      ) +
      tableOf(
        'Slow responses',
        'No response was slow.',
        all.filter(({ isSlow }) => isSlow),
      )
    : '<p>The check is off. Start the server with <code>CONTRACT_CHECK=sample</code> or <code>all</code>.</p>'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Drift · Gatepost development</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/dev/contracts/files/drift.css"></head>
<body><main><h1>Drift</h1>
<p>Where responses of this server differ from the contracts, since it started. Values are never kept.
<a href="/dev/drift.md">Report as Markdown</a> · <a href="/dev/contracts">Contracts</a></p>
${content}</main></body></html>`
}

function tableOf(title: string, none: string, findings: readonly Finding[]): string {
  const rows = findings.map(finding => {
    const { service, operation, status, pointer, expected, found, times } = finding
    const link = `<a href="/dev/contracts?service=${service}#${operation}">${operation}</a>`
    const cells = [String(status), pointer, expected, found, String(times)].map(
      text => `<td>${escapeHtml(text)}</td>`,
    )
    return `<tr><th scope="row">${link}</th>${cells.join('')}</tr>`
  })
  const head = ['Operation', 'Status', 'Pointer', 'Expected', 'Found', 'Times'].map(
    name => `<th scope="col">${name}</th>`,
  )
  const content = rows.length
    ? `<div class="scroll" role="region" aria-label="${title}" tabindex="0"><table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
    : `<p>${none}</p>`
  return `<h2>${title}</h2>${content}`
}
