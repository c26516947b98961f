import { escapeHtml } from '#kernel/http/escape-html.ts'
import type { AnyMailKind, Site } from '#kernel/mail/define-mail.ts'
import type { mails } from '#kernel/storage/tables.ts'
import { type DevEnvironment, devPage } from '../page.ts'

const KINDS = '/dev/mailbox/kinds'

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
export function messagesPage(
  environment: DevEnvironment,
  rows: readonly MailRow[],
  mail: MailRow | undefined,
  view: View,
): string {
  const addressOf = (mailId: number) => `/dev/mailbox?${query({ mail: String(mailId), ...view })}`
  const items = rows.map(({ mailId, subject, recipient, created }) =>
    item(
      addressOf(mailId),
      mailId === mail?.mailId,
      `<b>${escapeHtml(subject)}</b><span>${escapeHtml(recipient)}</span><span>${time(created)}</span>`,
    ),
  )
  const show = (body: string) => mailboxPage(environment, 'Mailbox', body)
  const list = listOf('Emails', `<ul>${items.join('')}</ul>`, '/dev/mailbox')
  if (!mail) return show(`${list}<main><h1>No email yet</h1></main>`)
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
  return show(
    `${list}<main tabindex="-1"><h1>${escapeHtml(subject)}</h1>${facts(rowsOfFacts)}${files.join('')}${
      html ? preview(`/dev/mailbox/mails/${mailId}`, `/dev/mailbox?mail=${mailId}`, view) : ''
    }${asText(body || 'It was sent, and what it said is not kept.')}</main>`,
  )
}

/** Every kind of email, and one of them as its examples have it. */
export function kindsPage(
  environment: DevEnvironment,
  kinds: readonly ListedKind[],
  chosen: ListedKind | undefined,
  { sample, site, view }: { sample: string; site: Site; view: View },
): string {
  const groups = Map.groupBy(kinds, ({ service }) => service)
  const lists = [...groups].map(([service, of]) => {
    const items = of.map(({ kind, title }) =>
      item(
        `${KINDS}?${query({ kind, ...view })}`,
        kind === chosen?.kind,
        `<b>${escapeHtml(title)}</b><span>${escapeHtml(kind)}</span>`,
      ),
    )
    return `<h2>${escapeHtml(service)}</h2><ul>${items.join('')}</ul>`
  })
  const show = (body: string) => mailboxPage(environment, 'Kinds of email', body)
  const list = listOf('Kinds of email', lists.join(''), KINDS)
  const samples = chosen?.samples(site) ?? []
  const shown = samples.find(({ name }) => name === sample) ?? samples[0]
  if (!chosen || !shown) return show(`${list}<main><h1>No service sends emails</h1></main>`)
  const { letter, name } = shown
  const own = { kind: chosen.kind, sample: name }
  const choices = samples.map(other =>
    choice(`${KINDS}?${query({ ...own, sample: other.name, ...view })}`, other.name, other === shown),
  )
  const rowsOfFacts = [['Subject', letter.subject], ...Object.entries(letter.headers ?? {})] as [
    string,
    string,
  ][]
  return show(
    `${list}<main tabindex="-1"><h1>${escapeHtml(chosen.title)}</h1>${facts(rowsOfFacts)}${
      samples.length > 1
        ? `<div class="choices" role="group" aria-label="Variant">${choices.join('')}</div>`
        : ''
    }${preview(
      `${KINDS}/${encodeURIComponent(chosen.kind)}?${query({ sample: name })}`,
      `${KINDS}?${query(own)}`,
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

/** What can be chosen, next to what is chosen. */
function listOf(label: string, content: string, here: string): string {
  const tab = (url: string, text: string) =>
    `<a class="tab" href="${url}"${here === url ? ' aria-current="page"' : ''}>${text}</a>`
  return `<div class="list"><div class="views" role="group" aria-label="View">${tab('/dev/mailbox', 'Messages')}${tab(KINDS, 'Kinds of email')}</div>
<nav aria-label="${label}">${content}</nav></div>`
}

function mailboxPage(environment: DevEnvironment, title: string, body: string): string {
  return devPage(environment, {
    title,
    place: '/dev/mailbox',
    styles: 'mailbox.css',
    body: `<div class="panes">${body}</div>`,
  })
}
