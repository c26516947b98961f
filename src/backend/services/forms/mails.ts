import { type Block, facts, note, paragraph, quote, strong } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'
import { exampleLink, type MailedLink, mailedButton, mailedLink } from '#kernel/mail/link-codes.ts'

/** Checks whether the address wants the newsletter. */
export const newsletterConfirmation = defineMail<{ link: MailedLink }>('newsletter-confirmation', {
  title: 'Someone asks for the newsletter',
  reason: 'You’re receiving this because someone entered this email address at Gatepost.',
  example: { link: exampleLink('/newsletter?by=email#token=token-of-the-example') },
  render: ({ link }, page) => ({
    subject: 'Confirm your subscription to the Gatepost newsletter',
    heading: 'Confirm your subscription',
    blocks: [
      paragraph('Someone, probably you, asked for the Gatepost newsletter at this address.'),
      ...mailedButton('Subscribe', link, page),
      note('The link and the code work for seven days.'),
      note('If this wasn’t you, you can ignore this email. We won’t send the newsletter.'),
    ],
  }),
})

interface Subscribed {
  link: MailedLink
  /** Of the link, for mail programs. */
  token: string
  isNew: boolean
}

const example = {
  link: exampleLink('/newsletter?by=email#unsubscribe=token-of-the-example'),
  token: 'token-of-the-example',
}

/** Also says how to end it: with a link, or by the mail program itself. */
export const newsletterSubscribed = defineMail<Subscribed>('newsletter-subscribed', {
  title: 'An address is subscribed to the newsletter',
  reason: 'You’re receiving this because this address is subscribed to the Gatepost newsletter.',
  example: { ...example, isNew: true },
  variants: { Already: { ...example, isNew: false } },
  render: ({ link, token, isNew }, page) => ({
    subject: isNew ? 'You are subscribed' : 'You’re already subscribed',
    blocks: [
      paragraph(
        isNew
          ? 'You’ll get the Gatepost newsletter at this address.'
          : 'This address already receives the Gatepost newsletter. Nothing has changed.',
      ),
      paragraph('You can unsubscribe at any time, with the link below or in your email program.'),
    ],
    footer: mailedLink('Unsubscribe', link, page),
    headers: {
      'List-Unsubscribe': `<${page(`/newsletter/unsubscribe?token=${token}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }),
})

interface Submission {
  form: string
  /** What else the subject says. */
  about: readonly string[]
  /** What was typed, by the name of the field. */
  fields: readonly { name: string; value: string }[]
  page: { uri: string; name: string }
  consent: { version: string; text: string } | null
  choices: readonly { isWanted: boolean; text: string }[]
  /** Whom to answer. */
  sender: string | undefined
}

const SUBJECT_LIMIT = 140
/** A longer text does not fit next to its name. */
const SHORT = 120

/** To our staff. Nothing that was typed is ever markup. */
export const formSubmission = defineMail<Submission>('form-submission', {
  title: 'A form was submitted that someone has to answer',
  reason: 'You’re receiving this because this address gets form submissions from the website.',
  example: {
    form: 'contact-sales',
    about: ['Team size', 'Northwind Traders'],
    fields: [
      { name: 'email', value: 'dana@northwind.example' },
      { name: 'company', value: 'Northwind Traders' },
      { name: 'topic', value: 'Team size' },
      {
        name: 'how_can_we_help',
        value: 'We are <b>40</b> people who verify addresses.\n\nCan each of us have our own login?',
      },
    ],
    page: { uri: 'https://gatepost.example/contact', name: 'Contact sales' },
    consent: { version: '2026-03', text: 'I agree that Gatepost processes what I have entered.' },
    choices: [{ isWanted: true, text: 'News about products' }],
    sender: 'dana@northwind.example',
  },
  render: ({ form, about, fields, page, consent, choices, sender }) => ({
    subject: [form, ...about].join(': ').slice(0, SUBJECT_LIMIT),
    blocks: [
      ...whatWasTyped(fields),
      note(`Sent from ${page.uri} (${page.name}).`),
      note(consent ? `Agreed on ${consent.version} to: ${consent.text}` : 'No consent was asked for.'),
      ...choices.map(({ isWanted, text }) => note(`${isWanted ? 'Wants' : 'Does not want'}: ${text}`)),
    ],
    ...(sender && { headers: { 'Reply-To': sender } }),
  }),
})

function whatWasTyped(fields: Submission['fields']): Block[] {
  const isShort = ({ value }: { value: string }) => value.length <= SHORT && !/[\r\n]/.test(value)
  const short = fields.filter(isShort)
  const long = fields.filter(field => !isShort(field))
  return [
    ...(short.length ? [facts(...short.map(({ name, value }) => ({ label: name, value })))] : []),
    ...long.flatMap(({ name, value }) => [paragraph(strong(name)), quote(value)]),
  ]
}
