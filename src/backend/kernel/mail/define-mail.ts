import { type Block, note, oneLine, textOf } from './blocks.ts'
import { toHtml } from './html.ts'
import type { Letter, Mail } from './mail.ts'
import { toText } from './text.ts'

/** Where links of emails lead. */
export interface Site {
  publicUrl(): string
}

/** What an email says. */
export interface Content {
  subject: string
  /** Above the text; the subject by default. */
  heading?: string
  /** What a list of emails shows after the subject; the first paragraph by default. */
  preview?: string
  blocks: readonly Block[]
  /** Links and notes below the text, such as how to get no more of these emails. */
  footer?: readonly Block[]
  headers?: Letter['headers']
}

interface Definition<Facts> {
  /** What causes it, for the list of kinds. */
  title: string
  /** Why people get it, at its foot. */
  reason: string
  /** Facts to show it with at `/dev/mailbox/kinds`, and in tests. */
  example: Facts
  /** Other facts that make it say something else, by what is different. */
  variants?: Readonly<Record<string, Facts>>
  /** `page` makes the address of a page of ours from its path. */
  render(facts: Facts, page: (path: string) => string): Content
}

/** A kind of email, as lists of all kinds know it. */
export interface AnyMailKind {
  kind: string
  title: string
  /** Its example and the variants, by their names. */
  examples: Readonly<Record<string, unknown>>
  write(facts: never, site: Site): Letter
  /** It as it is with each of its examples. */
  samples(site: Site): { name: string; letter: Letter }[]
}

export interface MailKind<Facts> extends AnyMailKind {
  examples: Readonly<Record<string, Facts>>
  write(facts: Facts, site: Site): Letter
  to(address: string, facts: Facts, site: Site): Mail
}

/** The kinds that files export, for the `mails` of a service. They export nothing else. */
export const kindsIn = (...files: readonly Readonly<Record<string, AnyMailKind>>[]): AnyMailKind[] =>
  files.flatMap(file => Object.values(file))

/** A kind of email, which the file of a service exports. */
export function defineMail<Facts>(kind: string, definition: Definition<Facts>): MailKind<Facts> {
  const { title, reason, example, variants = {}, render } = definition
  const write = (facts: Facts, site: Site) => {
    const content = render(facts, path => `${site.publicUrl()}${path}`)
    return letterOf(kind, { ...content, footer: [note(reason), ...(content.footer ?? [])] }, site)
  }
  const examples = { Example: example, ...variants }
  return {
    kind,
    title,
    examples,
    write,
    to: (address, facts, site) => ({ ...write(facts, site), to: address }),
    samples: site => Object.entries(examples).map(([name, facts]) => ({ name, letter: write(facts, site) })),
  }
}

function letterOf(kind: string, content: Content & { footer: readonly Block[] }, site: Site): Letter {
  const { blocks: body, footer, headers } = content
  const subject = oneLine(content.subject)
  for (const block of [...body, ...footer]) if ('url' in block) requireOurs(block.url, kind, site)
  return {
    kind,
    subject,
    text: toText(body, footer),
    html: toHtml({
      subject,
      preview: oneLine(content.preview ?? firstWords(body)),
      heading: oneLine(content.heading ?? subject),
      body,
      footer,
    }),
    ...(headers && { headers }),
  } as Letter
}

function firstWords(body: readonly Block[]): string {
  const [first] = body.flatMap(block => (block.type === 'paragraph' ? [textOf(block.parts)] : []))
  return first ?? ''
}

/** Emails lead to pages of ours alone, or people would learn to follow any link in them. */
function requireOurs(url: string, kind: string, site: Site): void {
  const { origin, protocol } = new URL(site.publicUrl())
  if (!/^https?:$/.test(protocol) || !url.startsWith(`${origin}/`))
    throw new Error(`the mail ${kind} has a link that is not ours`)
}
