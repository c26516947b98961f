import { escapeHtml } from '../../http/escape-html.ts'
import type { AnyMailKind, Site } from '../../mail/define-mail.ts'
import type { mails } from '../../storage/tables.ts'

type MailRow = typeof mails.$inferSelect

/** How the HTML of an email is shown. */
export interface View {
  width: '600' | '375'
  theme: 'light' | 'dark'
}

interface ListedKind extends AnyMailKind {
  service: string
}

export const fileUrl = (mailId: number, name: string): string =>
  `/dev/mailbox/${mailId}/${encodeURIComponent(name)}`

/** The emails of the outbox, and one of them whole. */
export function messagesPage(rows: readonly MailRow[], mail: MailRow | undefined, view: View): string {
  const addressOf = (mailId: number) => `/dev/mailbox?${query({ mail: String(mailId), ...view })}`
  const items = rows.map(({ mailId, subject, recipient, created }) =>
    item(
      addressOf(mailId),
      mailId === mail?.mailId,
      `<b>${escapeHtml(subject)}</b><span>${escapeHtml(recipient)}</span><span>${time(created)}</span>`,
    ),
  )
  const list = `<nav aria-label="Emails"><ul>${items.join('')}</ul></nav>`
  if (!mail) return page('Mailbox', 'messages', '<p class="empty">No email yet.</p>')
  const { mailId, recipient, subject, kind, created, headers, attachments, html, body } = mail
  const rowsOfFacts = [
    ['To', recipient],
    ['Sent', created.toUTCString()],
    ...(kind ? [['Kind', kind]] : []),
    ...Object.entries(headers),
  ] as [string, string][]
  const files = attachments.map(
    ({ name }) => `<p>Attached: <a href="${escapeHtml(fileUrl(mailId, name))}">${escapeHtml(name)}</a></p>`,
  )
  return page(
    'Mailbox',
    'messages',
    `${list}<main tabindex="-1"><h1>${escapeHtml(subject)}</h1>${facts(rowsOfFacts)}${files.join('')}${
      html ? preview(`/dev/mailbox/mails/${mailId}`, `/dev/mailbox?mail=${mailId}`, view) : ''
    }${asText(body || 'It was sent, and what it said is not kept.')}</main>`,
  )
}

/** Every kind of email, and one of them as its examples have it. */
export function kindsPage(
  kinds: readonly ListedKind[],
  chosen: ListedKind | undefined,
  { sample, site, view }: { sample: string; site: Site; view: View },
): string {
  const groups = Map.groupBy(kinds, ({ service }) => service)
  const lists = [...groups].map(([service, of]) => {
    const items = of.map(({ kind, title }) =>
      item(
        `/dev/mailbox/kinds?${query({ kind, ...view })}`,
        kind === chosen?.kind,
        `<b>${escapeHtml(title)}</b><span>${escapeHtml(kind)}</span>`,
      ),
    )
    return `<h2>${escapeHtml(service)}</h2><ul>${items.join('')}</ul>`
  })
  const list = `<nav aria-label="Kinds of email">${lists.join('')}</nav>`
  const samples = chosen?.samples(site) ?? []
  const shown = samples.find(({ name }) => name === sample) ?? samples[0]
  if (!chosen || !shown)
    return page('Kinds of email', 'kinds', '<p class="empty">No service sends emails.</p>')
  const { letter, name } = shown
  const own = { kind: chosen.kind, sample: name }
  const choices = samples.map(other =>
    choice(
      `/dev/mailbox/kinds?${query({ ...own, sample: other.name, ...view })}`,
      other.name,
      other === shown,
    ),
  )
  const rowsOfFacts = [['Subject', letter.subject], ...Object.entries(letter.headers ?? {})] as [
    string,
    string,
  ][]
  return page(
    'Kinds of email',
    'kinds',
    `${list}<main tabindex="-1"><h1>${escapeHtml(chosen.title)}</h1>${facts(rowsOfFacts)}${
      samples.length > 1
        ? `<div class="choices" role="group" aria-label="Variant">${choices.join('')}</div>`
        : ''
    }${preview(
      `/dev/mailbox/kinds/${encodeURIComponent(chosen.kind)}?${query({ sample: name })}`,
      `/dev/mailbox/kinds?${query(own)}`,
      view,
    )}${asText(letter.text)}</main>`,
  )
}

/** The HTML of an email, in a frame of its own, and what to see it in. */
function preview(source: string, here: string, view: View): string {
  const to = (other: Partial<View>) => `${here}&${query({ ...view, ...other })}`
  const { width, theme } = view
  const mark = source.includes('?') ? '&' : '?'
  return `<div class="choices"><div role="group" aria-label="Width">${choice(to({ width: '600' }), '600 px', width === '600')}${choice(
    to({ width: '375' }),
    '375 px',
    width === '375',
  )}</div><div role="group" aria-label="Colors">${choice(to({ theme: 'light' }), 'Light', theme === 'light')}${choice(
    to({ theme: 'dark' }),
    'Dark',
    theme === 'dark',
  )}</div></div>
<iframe title="The email" class="w${width} ${theme}" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${escapeHtml(`${source}${mark}theme=${theme}`)}"></iframe>`
}

function asText(body: string): string {
  return `<h2>As text</h2><pre tabindex="0">${linked(escapeHtml(body))}</pre>`
}

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString()

const item = (url: string, isChosen: boolean, html: string): string =>
  `<li><a href="${escapeHtml(url)}"${isChosen ? ' aria-current="true"' : ''}>${html}</a></li>`

const choice = (url: string, text: string, isChosen: boolean): string =>
  `<a class="tab" href="${escapeHtml(url)}"${isChosen ? ' aria-current="true"' : ''}>${escapeHtml(text)}</a>`

const time = (moment: Date): string =>
  `<time datetime="${moment.toISOString()}">${moment.toISOString().slice(0, 16).replace('T', ' ')}</time>`

function facts(rows: readonly (readonly [string, string])[]): string {
  const items = rows.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
  return `<dl>${items.join('')}</dl>`
}

function linked(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, url => `<a href="${url}">${url}</a>`)
}

function page(title: string, place: 'messages' | 'kinds', body: string): string {
  const tab = (url: string, text: string, isHere: boolean) =>
    `<a class="tab" href="${url}"${isHere ? ' aria-current="page"' : ''}>${text}</a>`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${title} · Gatepost development</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/dev/mailbox/page.css"></head>
<body><header>${tab('/dev/mailbox', 'Mailbox', place === 'messages')}${tab(
    '/dev/mailbox/kinds',
    'Kinds of email',
    place === 'kinds',
  )}</header>
<div class="panes">${body}</div></body></html>`
}
