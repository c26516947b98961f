import type { ReviewedService } from '../data.ts'
import { html } from '../html.ts'
import { layout, type Site } from '../layout.ts'

/** Two versions of a service, from the entries of the changelog in between. */
export function diffPage(services: readonly ReviewedService[], site: Site): string {
  return layout(
    {
      title: 'Compare versions',
      root: '',
      crumbs: [{ label: 'Services', href: 'index.html' }],
      scripts: ['diff-data.js', 'diff.js'],
      body: html`<h1>Compare versions</h1>
<p class="lead">What changed between two versions of a service, breaking changes first, in the words of the change report.</p>
<p>This page compares entries of the changelog, not the contracts themselves. ${
        site.hasReport
          ? html`The text before and after is in the <a href="report.html">change report</a>.`
          : html`For the text before and after, compare two commits: <code>npm run contracts:site -- --from &lt;ref&gt; --to &lt;ref&gt;</code> adds a change report to this site.`
      }</p>
<form class="pick"><div><label for="service">Service</label>
<select id="service" autocomplete="off">${services.map(({ name, document }) => html`<option value="${name}">${document.info.title}</option>`)}</select></div>
<div><label for="from">From version</label><select id="from" autocomplete="off"></select></div>
<div><label for="to">To version</label><select id="to" autocomplete="off"></select></div></form>
<noscript><p>Comparing needs scripts. The page of each service has its last changes.</p></noscript>
<p id="sum" role="status"></p>
<div id="changes"></div>`,
    },
    site,
  )
}
