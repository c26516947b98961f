import { type Content, type Html, html } from './html.ts'

/** What every page needs to know about the site. */
export interface Site {
  /** Where the product runs, for links to its pages; empty when it serves the site itself. */
  product: string
  /** Whether the site has the full report of two commits. */
  hasReport: boolean
  /** Names of pictures by the path of their screen, as in the folder `pictures/`. */
  pictures: ReadonlyMap<string, string>
}

interface Frame {
  title: string
  /** From the page to the root of the site: empty or `../`. */
  root: string
  /** The way back, from the index down to the page above. */
  crumbs?: readonly { label: string; href: string }[]
  /** Scripts of the page, below `assets/`. Pages of operations have none. */
  scripts?: readonly string[]
  body: Content
}

/** A whole page. Addresses are relative, so that the site works below any path and from a folder. */
export function layout({ title, root, crumbs = [], scripts = [], body }: Frame, site: Site): string {
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title} · Gatepost contracts</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${root}assets/base.css">
<link rel="stylesheet" href="${root}assets/site.css">
${scripts.map(script => html`<script defer src="${root}assets/${script}"></script>\n`)}</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header><nav class="bar" aria-label="Site">
<a class="brand" href="${root}index.html">Gatepost contracts</a>
<ul><li><a href="${root}index.html#search">Search</a></li>
<li><a href="${root}diff.html">Compare versions</a></li>
${site.product === '' && html`<li><a href="/dev/mailbox">Development pages</a></li>\n`}${site.hasReport && html`<li><a href="${root}report.html">Change report</a></li>`}</ul>
</nav></header>
<main id="content">
${
  crumbs.length > 0 &&
  html`<nav class="crumbs" aria-label="Breadcrumb"><ol>${crumbs.map(({ label, href }) => html`<li><a href="${href}">${label}</a></li>`)}</ol></nav>`
}
${body}
</main>
</body>
</html>
`)
}

/** Marks an impact: breaking changes in words, not by color alone. */
export const impactBadge = (impact: string): Html =>
  html`<span class="badge ${impact}">${impact === 'major' ? 'breaking' : impact}</span>`

export const methodBadge = (method: string): Html =>
  html`<span class="method ${method.toLowerCase()}">${method}</span>`
