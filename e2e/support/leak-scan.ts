import { globSync, readFileSync } from 'node:fs'

/** A value that only its owner may see, with the name of its field or cookie. */
export interface Secret {
  name: string
  value: string
}

/** Text of the run that may contain no secret. */
export interface Place {
  name: string
  text: string
}

export interface SentMail {
  to: string
  subject: string
  body: string
}

/** A shorter value appears within other words by chance. */
const LONG = 8

/**
 * Where secrets appear, as `password in the server log, line 7`: the name and the place, never the value, and
 * for a line of JSON its operation and the field. A value counts in plain, JSON-encoded and URL-encoded form; a
 * short one counts only as a separate word.
 */
export function findLeaks(secrets: Iterable<Secret>, places: readonly Place[]): string[] {
  const forms = new Map<string, Set<string>>()
  for (const { name, value } of secrets) {
    if (isPlainWord(value)) continue
    for (const form of [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)])
      forms.set(form, (forms.get(form) ?? new Set()).add(name))
  }
  const long = Map.groupBy(
    [...forms.keys()].filter(form => form.length >= LONG),
    form => form.slice(0, LONG),
  )
  const short = [...forms.keys()].filter(form => form.length < LONG)
  const found = places.flatMap(({ name: place, text }) =>
    [...firstOfLong(text, long), ...firstOfShort(text, short)].flatMap(([form, at]) => {
      const line = text.slice(0, at).split('\n').length
      const start = text.lastIndexOf('\n', at - 1) + 1
      const field = fieldOf(text.slice(start).split('\n', 1)[0] ?? '', form)
      return [...(forms.get(form) ?? [])].map(name => `${name} in ${place}, line ${line}${field}`)
    }),
  )
  return [...new Set(found)]
}

/** Where in a line of JSON a value is, as ` (logIn, field path, 5 of 12 characters)`; else nothing. */
function fieldOf(line: string, value: string): string {
  if (!line.startsWith('{')) return ''
  try {
    const entry: Record<string, unknown> = JSON.parse(line)
    const [field = 'unknown', content] =
      Object.entries(entry).find(([, content]) => JSON.stringify(content).includes(value)) ?? []
    const length = JSON.stringify(content ?? '').length
    return ` (${entry.operation ?? entry.msg ?? 'no operation'}, field ${field}, ${value.length} of ${length} characters)`
  } catch {
    return ''
  }
}

/** Tests also type `password` as a password, and it appears everywhere as a field name. */
function isPlainWord(value: string): boolean {
  return /^[a-z]{0,11}$/i.test(value)
}

/** Where each form is first. One pass finds all, for a run has thousands of secrets and a log of megabytes. */
function firstOfLong(
  text: string,
  formsByStart: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  const found = new Map<string, number>()
  for (let at = 0; at + LONG <= text.length; at++)
    for (const form of formsByStart.get(text.slice(at, at + LONG)) ?? [])
      if (!found.has(form) && text.startsWith(form, at)) found.set(form, at)
  return found
}

function firstOfShort(text: string, forms: readonly string[]): [form: string, at: number][] {
  return forms.flatMap(form => {
    const escaped = form.replace(/[^\w\s]/g, '\\$&')
    const at = text.search(new RegExp(`(?<![\\w.:-])${escaped}(?![\\w:-]|\\.\\d)`))
    return at < 0 ? [] : [[form, at] as [string, number]]
  })
}

/**
 * Secrets in emails where they do not belong. The token of a link appears only in emails to one address, after
 * the `#`, and the code that takes its place only where the email offers it. Any other secret appears in no email.
 */
export function findMailLeaks(secrets: readonly Secret[], mails: readonly SentMail[]): string[] {
  const links = mails.flatMap(mail => linkTokens(mail.body).map(value => ({ value, to: mail.to })))
  const owner = new Map(links.map(({ value, to }) => [value, to]))
  const strangers = links.filter(({ value, to }) => owner.get(value) !== to)
  const others = new Set(secrets.filter(({ name }) => name !== 'token').map(({ value }) => value))
  const misplaced = links.filter(({ value }) => others.has(value))
  const places = mails.map(({ subject, body }) => ({
    name: `the mail “${subject}”`,
    text: `${subject}\n${body.replace(LINK_TOKEN, '$1').replace(LINK_CODE, '$1')}`,
  }))
  return [
    ...strangers.map(() => 'token in mails to two addresses'),
    ...misplaced.map(() => 'another secret in the place of a token'),
    ...findLeaks([...secrets, ...tokensOf(mails)], places),
  ]
}

/** Some links carry a sealed token, which is longer than a random one. */
const LINK_TOKEN = /([#&](?:token|unsubscribe)=)([\w.-]{43,})/g

/** What people type where a link was damaged on its way. */
const LINK_CODE = /(Enter the code )[0-9A-Z]{4}-[0-9A-Z]{4}(?= at http)/g

function linkTokens(body: string): string[] {
  return [...body.matchAll(LINK_TOKEN)].map(([, , value = '']) => value)
}

/** Tokens of the links in emails, used or not. */
export function tokensOf(mails: readonly SentMail[]): Secret[] {
  return mails.flatMap(({ body }) => linkTokens(body).map(value => ({ name: 'token', value })))
}

/**
 * Names of the fields and parameters that the contracts mark as secret, in requests and responses, each with the
 * values that are none: a field of the same name may have a state, as a login's `password` is `set` or `none`.
 */
export type SecretFields = ReadonlyMap<string, ReadonlySet<string>>

/** Values of secret fields, at any depth. */
export function secretsIn(value: unknown, fields: SecretFields): Secret[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const states = fields.get(name)
    if (!states) return secretsIn(inner, fields)
    const texts = [inner].flat().filter(text => typeof text === 'string')
    if (texts.length === 0) return secretsIn(inner, fields)
    // Of a masked one, the last characters are for everyone who may see the list.
    const isPublic = (text: string) => states.has(text) || text.startsWith('••••')
    return texts.filter(text => !isPublic(text)).map(text => ({ name, value: text }))
  })
}

interface Schema {
  $ref?: string
  'x-secret'?: boolean
  enum?: unknown[]
  properties?: Record<string, Schema>
}

export function secretFields(): SecretFields {
  const contracts = globSync('generated/*/openapi.json')
  const found = contracts.flatMap(file => fieldsIn(JSON.parse(readFileSync(file, 'utf8'))))
  const secret = new Set(found.filter(({ schema }) => schema['x-secret'] === true).map(({ name }) => name))
  return new Map(
    [...secret].map(name => {
      const states = found.flatMap(field => (field.name === name ? (field.schema.enum ?? []) : []))
      return [name, new Set(states.map(String))]
    }),
  )
}

/** Each field and parameter of a contract, with its own schema. */
function fieldsIn(contract: {
  components?: { schemas?: Record<string, Schema> }
}): { name: string; schema: Schema }[] {
  const resolved = (schema: Schema): Schema =>
    schema.$ref ? resolved(contract.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema
  const walk = (node: object): { name: string; schema: Schema }[] => {
    const { properties = {}, name, schema } = node as Schema & { name?: string; schema?: Schema }
    const fields = Object.entries(properties).map(([name, schema]) => ({ name, schema: resolved(schema) }))
    if (name && schema) fields.push({ name, schema: resolved(schema) })
    const children = Object.values(node).filter(child => typeof child === 'object' && child !== null)
    return [...fields, ...children.flatMap(walk)]
  }
  return walk(contract)
}
