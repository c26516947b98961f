import { countOf } from '#domain/text/amounts.ts'
import type { ReviewedOperation, ReviewedService } from '../data.ts'
import { type Html, html, inline, prose } from '../html.ts'
import { impactBadge, layout, methodBadge, type Site } from '../layout.ts'
import { table } from '../schema.ts'
import { callersText } from './operation.ts'

/** The first page: every service, and the search over all of them. */
export function indexPage(services: readonly ReviewedService[], site: Site): string {
  const all = services.flatMap(({ operations }) => operations)
  const errors = new Set(all.flatMap(({ errors }) => errors.map(({ name }) => name)))
  return layout(
    {
      title: 'All services',
      root: '',
      scripts: ['search-data.js', 'search.js'],
      body: html`<h1>Contracts</h1>
<p class="lead">${countOf(all.length, 'operation')} of ${countOf(services.length, 'service')}, with ${countOf(errors.size, 'error')}: what each one takes and returns, who may call it, where it is used, and how it changed.</p>
<form role="search" class="search"><label for="search">Search operations, errors, and fields</label>
<input id="search" type="search" autocomplete="off" spellcheck="false" aria-describedby="found">
<p id="found" role="status"></p>
<div class="filters" role="group" aria-label="What to search">
<label><input type="checkbox" name="kind" value="operation" checked> Operations</label>
<label><input type="checkbox" name="kind" value="error" checked> Errors</label>
<label><input type="checkbox" name="kind" value="field" checked> Fields</label>
</div></form>
<noscript><p>The search needs scripts. Every operation is on the page of its service.</p></noscript>
<ol id="results" class="results" aria-label="Results"></ol>
<p>For generators and other tools, <code>npm run contracts:publish</code> writes these contracts without our notes, as OpenAPI 3.1 and 3.0.</p>
<h2>Services</h2>
${table(
  'Services',
  ['Service', 'Version', 'Operations', 'Built', 'With a screen', 'Last change'],
  services.map(({ name, document: { info }, operations, releases }) => [
    html`<a href="${name}.html">${info.title}</a>`,
    info.version,
    operations.length,
    operations.filter(({ built }) => built).length,
    operations.filter(({ screens }) => screens.length).length,
    releases[0]?.date,
  ]),
)}`,
    },
    site,
  )
}

/** A service: its operations by tag, and what its last versions changed. */
export function servicePage(service: ReviewedService, site: Site): string {
  const { name, document, operations, releases } = service
  const { title, version } = document.info
  const { description = '' } = document.info as { description?: string }
  const tags = Map.groupBy(operations, ({ located }) => located.object.tags?.[0] ?? 'Other')
  return layout(
    {
      title,
      root: '',
      crumbs: [{ label: 'Services', href: 'index.html' }],
      body: html`<h1>${title}</h1>
<p class="lead">Version ${version}, ${countOf(operations.length, 'operation')}. <a href="diff.html#${name}">Compare its versions</a></p>
${prose(description)}
${[...tags].map(([tag, list]) => html`<h2>${tag}</h2>${operationTable(tag, list)}`)}
<h2>Last changes</h2>
${releases.slice(0, LAST_RELEASES).map(
  ({ version, date, changes }) => html`<h3>${version}, <time datetime="${date}">${date}</time></h3>
<ul class="changes">${changes.map(({ impact, text }) => html`<li>${impactBadge(impact)} ${inline(text)}</li>`)}</ul>`,
)}`,
    },
    site,
  )
}

/** The page to compare versions has all of them. */
const LAST_RELEASES = 3

function operationTable(tag: string, operations: readonly ReviewedOperation[]): Html {
  return table(
    tag,
    ['Operation', 'Call', 'Callers', 'Server', 'Screens', 'Cases'],
    operations.map(
      ({ service, id, method, path, auth, roles, built, deprecated, located, screens, cases }) => [
        html`<a href="${service}/${id}.html">${id}</a>${deprecated && html` <span class="badge">deprecated</span>`}<br><span class="quiet">${located.object.summary}</span>`,
        html`${methodBadge(method)} <code>${path}</code>`,
        callersText(auth, roles),
        built ? 'built' : 'not built yet',
        screens.length,
        cases.length,
      ],
    ),
  )
}
