import { escapeHtml } from '../http/escape-html.ts'
import type { Block, Part, Row } from './blocks.ts'
import { COLORS } from './colors.ts'

const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const WIDTH = 560

/** When the colors of the night apply. */
export const BY_NIGHT = '@media (prefers-color-scheme: dark)'

/** Where a color goes: class, property, color. Inline by day; by night, the classes take over. */
const PAINT = {
  page: [['background-color', 'page']],
  card: [
    ['background-color', 'surface'],
    ['border-color', 'line'],
  ],
  ink: [['color', 'ink']],
  muted: [['color', 'ink-muted']],
  faint: [['color', 'ink-faint']],
  link: [['color', 'accent']],
  line: [['border-color', 'line']],
  quote: [
    ['background-color', 'sunken'],
    ['color', 'ink-muted'],
  ],
  fill: [['background-color', 'accent']],
  button: [
    ['background-color', 'accent'],
    ['border-color', 'accent'],
    ['color', 'on-accent'],
  ],
  sign: [
    ['background-color', 'sign'],
    ['color', 'on-sign'],
  ],
} as const satisfies Record<string, readonly (readonly [string, keyof typeof COLORS])[]>

/** Class and style of an element. */
function look(paint: keyof typeof PAINT, style = ''): string {
  const colors = PAINT[paint].map(([property, color]) => `${property}:${COLORS[color].light}`)
  return `class="${paint}" style="${[style, ...colors].filter(Boolean).join(';')}"`
}

const nightRules = Object.entries(PAINT)
  .map(([name, colors]) => {
    const rules = colors.map(([property, color]) => `${property}: ${COLORS[color].dark} !important`)
    return `  .${name} { ${rules.join('; ')} }`
  })
  .join('\n')

const STYLE = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
${BY_NIGHT} {
${nightRules}
}
@media (max-width: 480px) {
  .outer { padding: 0 !important; }
  .inner { padding: 28px 20px !important; border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important; }
  .wide { width: 100% !important; }
  .wide a { display: block !important; text-align: center; }
}`

interface Page {
  subject: string
  /** What a list of emails shows after the subject. */
  preview: string
  heading: string
  body: readonly Block[]
  footer: readonly Block[]
}

const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/**
 * An email as HTML: tables and inline styles, which all mail programs understand, and no image or file from anywhere.
 */
export function toHtml({ subject, preview, heading, body, footer }: Page): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>
${STYLE}
</style>
</head>
<body ${look('page', 'margin:0;padding:0;-webkit-text-size-adjust:100%')}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${FILLER}</div>
<table ${TABLE} width="100%" ${look('page')}><tr><td class="outer" align="center" style="padding:32px 16px">
<!--[if mso]><table ${TABLE} width="${WIDTH}"><tr><td><![endif]-->
<table ${TABLE} width="100%" style="max-width:${WIDTH}px;text-align:left"><tr><td ${inner()}>
${SIGN}
<h1 ${look('ink', `margin:28px 0 16px;font:600 22px/1.3 ${FONT};letter-spacing:-0.01em;overflow-wrap:anywhere`)}>${escapeHtml(heading)}</h1>
${body.map(blockHtml).join('\n')}
<div ${look('line', 'margin:32px 0 0;padding:20px 0 0;border-style:solid;border-width:1px 0 0')}>
${footer.map(footerHtml).join('\n')}
</div>
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}

/** Keeps what follows the preview text out of the list of emails. */
const FILLER = '&#8199;&#65279;&#847; '.repeat(60)

function inner(): string {
  return look('card', 'padding:40px;border-style:solid;border-width:1px;border-radius:12px').replace(
    'class="',
    'class="inner ',
  )
}

/** The logo: a street sign with the name, drawn without an image. */
const SIGN = `<table ${TABLE}><tr><td ${look('sign', 'padding:3px;border-radius:7px')}><div style="padding:4px 11px;border:1px solid ${COLORS['on-sign'].light};border-radius:5px;font:600 14px/1.2 ${FONT};letter-spacing:0.01em">Gatepost</div></td></tr></table>`

const BODY_TEXT = `font:400 15px/1.6 ${FONT};overflow-wrap:anywhere`
const SMALL_TEXT = `font:400 13px/1.55 ${FONT};overflow-wrap:anywhere`

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return `<p ${look('ink', `margin:0 0 16px;${BODY_TEXT}`)}>${partsHtml(block.parts)}</p>`
    case 'note':
      return `<p ${look('muted', `margin:0 0 12px;${SMALL_TEXT}`)}>${partsHtml(block.parts)}</p>`
    case 'section':
      return `<h2 ${look('ink', `margin:32px 0 8px;font:600 16px/1.4 ${FONT};overflow-wrap:anywhere`)}>${escapeHtml(block.title)}</h2>`
    case 'button':
      return `<table ${TABLE} class="wide" style="margin:24px 0"><tr><td ${look('fill', 'border-radius:8px')}>${anchor(block, look('button', `display:inline-block;border-style:solid;border-width:11px 20px;border-radius:8px;font:600 15px/1.3 ${FONT};text-decoration:none`))}</td></tr></table>`
    case 'link':
      return `<p style="margin:0 0 16px;${BODY_TEXT}">${anchor(block, look('link', 'text-decoration:underline'))}</p>`
    case 'facts':
      return table(block.rows.map(factHtml))
    case 'bill':
      return table([
        ...block.rows.map(row => billHtml(row, 400)),
        billHtml({ label: 'Total', value: block.total }, 600),
      ])
    case 'quote':
      return `<div ${look('quote', `margin:0 0 16px;padding:12px 16px;border-radius:8px;${BODY_TEXT};white-space:pre-wrap`)}>${escapeHtml(block.text)}</div>`
  }
}

function footerHtml(block: Block): string {
  if (block.type === 'link')
    return `<p style="margin:0 0 8px;${SMALL_TEXT}">${anchor(block, look('faint', 'text-decoration:underline'))}</p>`
  if (block.type === 'note')
    return `<p ${look('faint', `margin:0 0 8px;${SMALL_TEXT}`)}>${partsHtml(block.parts)}</p>`
  throw new Error(`the foot of a mail has no ${block.type}`)
}

const table = (rows: readonly string[]) =>
  `<table ${TABLE} width="100%" style="margin:0 0 20px;border-collapse:collapse">${rows.join('')}</table>`

const CELL = `padding:9px 0;border-style:solid;border-width:0 0 1px;vertical-align:top;overflow-wrap:anywhere;font:400 14px/1.5 ${FONT}`

const factHtml = ({ label, value }: Row) =>
  `<tr>${cell('faint', label, 'width:35%;padding-right:16px')}${cell('ink', value, '')}</tr>`

function billHtml({ label, detail, value }: Row, weight: number): string {
  const more = detail && `<br><span ${look('faint', 'font-size:13px')}>${escapeHtml(detail)}</span>`
  const amount = `text-align:right;white-space:nowrap;font-weight:${weight};font-variant-numeric:tabular-nums`
  return `<tr>${cell('ink', label, `padding-right:16px;font-weight:${weight}`, more)}${cell('ink', value, amount)}</tr>`
}

/** A cell with a line below it, whose color also changes by night. */
function cell(paint: 'ink' | 'faint', text: string, style: string, more = ''): string {
  return `<td ${look('line', `${CELL};${style}`)}><span ${look(paint)}>${escapeHtml(text)}</span>${more}</td>`
}

function anchor({ label, url }: { label: string; url: string }, attributes: string): string {
  return `<a href="${escapeHtml(url)}" target="_blank" rel="noopener" ${attributes}>${escapeHtml(label)}</a>`
}

/** A name may be written from right to left, which must not reorder our words around it. */
function partsHtml(parts: readonly Part[]): string {
  return parts
    .map(part =>
      typeof part === 'string'
        ? escapeHtml(part)
        : `<strong dir="auto" style="font-weight:600">${escapeHtml(part.strong)}</strong>`,
    )
    .join('')
}
