const TOPICS = [
  ...['street verification', 'rooftop coordinates', 'batch uploads', 'embedded keys', 'secret keys'],
  ...['single sign-on', 'usage reports', 'annual plans', 'international data', 'autocomplete'],
  ...['service levels', 'team roles'],
]
const SENTENCES = [
  'One call checks an address against the data of the postal service.',
  'The answer says what was corrected, what is missing, and how certain the match is.',
  'A plan has a monthly allowance, and a report shows what each key has used.',
  'Keys are limited to the servers and sites that you name.',
  'Invoices, receipts and contacts are in the account.',
  'Support answers on every working day.',
]
const STYLES_PATH = '/static/styles.css'

/**
 * The reference page for times: about 18 kB of HTML and 12 kB of styles in a separate file, with a form and no script,
 * by path. It is the same in every version of the product, so a ratio to it tells one version from another on any machine.
 */
export function staticPage(path: string): Record<string, { type: string; text: string }> {
  const sections = TOPICS.flatMap((topic, at) => [section(topic, at), section(`${topic} compared`, at + 5)])
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Address data</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLES_PATH}"></head><body><header class="wrap"><nav><a href="/">Home</a>
<a href="/pricing">Pricing</a> <a href="/login">Log in</a></nav></header><main class="wrap">
<h1>Address data for every order</h1><p>${SENTENCES.join(' ')}</p>
<form><label>Address <input name="q" autocomplete="off"></label> <button>Check</button></form>
${sections.join('\n')}</main></body></html>`
  return { [path]: { type: 'text/html', text: html }, [STYLES_PATH]: { type: 'text/css', text: styles() } }
}

function section(topic: string, at: number): string {
  const text = SENTENCES.map((_, offset) => SENTENCES[(at + offset) % SENTENCES.length]).join(' ')
  const links = TOPICS.slice(0, 4).map(
    other => `<li><a href="/${other.replaceAll(' ', '-')}">About ${other}</a></li>`,
  )
  return `<section class="s${at}"><h2>About ${topic}</h2><p>${text}</p><ul>${links.join('')}</ul></section>`
}

function styles(): string {
  const base = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1b1f24;background:#fff}
.wrap{max-width:70rem;margin:0 auto;padding:1rem}nav{display:flex;gap:1.5rem}h1{font-size:2.5rem}a{color:#2457d6}`
  const rules = Array.from({ length: 20 }, (_, at) =>
    ['', ' h2', ' p', ' ul', ' a:hover', ' a:focus-visible'].map(
      (part, place) =>
        `.s${at}${part}{margin-block:${(at + place) % 5}px;padding:${place}px;border-color:#d0d7de;` +
        'max-width:60rem;overflow-wrap:anywhere}',
    ),
  )
  return [base, ...rules.flat()].join('\n')
}
