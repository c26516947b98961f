import type { Text } from './front.ts'

export const STATIC_PAGE = '/static/page'
const STYLES = '/static/styles.css'

/**
 * The reference page for times: about 18 kB of HTML and 12 kB of styles in a separate file, with a form and no script,
 * by path. It is the same in every version of the product, so a ratio to it tells one version from another on any machine.
 */
export function staticPage(): ReadonlyMap<string, Text> {
  const numbers = Array.from({ length: 24 }, (_, at) => at)
  const links = ['street', 'rooftop', 'batch', 'keys'].map(
    topic => `<li><a href="/${topic}">About ${topic}</a></li>`,
  )
  const text =
    'One call checks an address against the data of the postal service, and says what was corrected. '
  const sections = numbers.map(
    at =>
      `<section class="s${at}"><h2>Part ${at}</h2><p>${text.repeat(5)}</p><ul>${links.join('')}</ul></section>`,
  )
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Address data</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLES}"></head><body><nav><a href="/pricing">Pricing</a></nav><main>
<h1>Address data for every order</h1><form><label>Address <input name="q"></label> <button>Check</button></form>
${sections.join('\n')}</main></body></html>`
  const rules = numbers.flatMap(at =>
    ['', ' h2', ' p', ' ul', ' a:hover'].map(
      part =>
        `.s${at}${part}{margin-block:${at % 5}px;border-color:#d0d7de;max-width:60rem;overflow-wrap:anywhere}`,
    ),
  )
  const base =
    'body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1b1f24;background:#fff}h1{font-size:2.5rem}'
  return new Map([
    [STATIC_PAGE, { type: 'text/html', text: html }],
    [STYLES, { type: 'text/css', text: [base, ...rules].join('\n') }],
  ])
}
