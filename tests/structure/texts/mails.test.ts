import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { services } from '#backend/services.ts'
import { COLORS } from '#kernel/mail/colors.ts'
import type { AnyMailKind } from '#kernel/mail/define-mail.ts'
import { hexOf, readTokens } from '#portal/site/brand/tokens.ts'

const ORIGIN = 'https://gatepost.example'
const site = { publicUrl: () => ORIGIN }
/** Larger emails are cut by some programs. */
const MOST_CHARACTERS = 90_000
/** What the examples have in the place of a secret. */
const TOKEN = 'token-of-the-example'
/** What a stranger may call themselves, and what has the same shape. */
const HARMLESS = 'Dana\r\nReyes'
const HOSTILE = '</style><img src=x onerror=alert(1)>"\'\r\nBcc: all@elsewhere.example\u202e'

const sources = globSync('src/backend/**/*.ts', { exclude: ['**/*.test.ts'] }).map(path => ({
  path,
  text: readFileSync(path, 'utf8'),
}))
const outside = sources.filter(({ path }) => !path.startsWith('src/backend/kernel/mail/'))
const kinds = services.flatMap(({ mails = [] }) => mails)
const samples = kinds.flatMap(kind =>
  kind.samples(site).map(({ name, letter }) => ({ title: `${kind.kind}, ${name}`, letter })),
)

describe('every email is of a kind that its service declares', () => {
  test('so that /dev/mailbox/kinds has it', async () => {
    const files = outside.filter(({ text }) => /\bdefineMail[<(]/.test(text))
    const modules = await Promise.all(
      files.map(({ path }) => import(new URL(`../../../${path}`, import.meta.url).href)),
    )
    const defined = modules.flatMap(module => Object.values(module)).filter(isKind)
    expect(defined.length).toBeGreaterThan(30)
    expect(namesOf(kinds)).toEqual(namesOf(defined))
    expect(new Set(namesOf(kinds)).size, 'each name once').toBe(kinds.length)
  })

  test('because a file exports each kind that it defines', () => {
    const hidden = outside.filter(({ text }) => /^const \w+ = defineMail[<(]/m.test(text))
    expect(hidden.map(({ path }) => path)).toEqual([])
  })

  // The types let only `defineMail` make what goes into the outbox.
  test('because nothing goes past the types, the outbox or its delivery', () => {
    const past =
      /\bas (unknown as )?(Mail|Letter)\b|\binsert\((tables\.)?mails\)|\bcreateTransport\b|from 'nodemailer'/
    expect(outside.filter(({ text }) => past.test(text)).map(({ path }) => path)).toEqual([])
  })
})

describe.each(samples)('the email $title', ({ letter: { subject, text, html, headers = {} } }) => {
  test('has a text with the links of the HTML, all of them ours', () => {
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&#38;', '&'))
    expect(text.split('\n').filter(line => /^https?:\S+$/.test(line))).toEqual(links)
    for (const url of links) expect(url.startsWith(`${ORIGIN}/`), url).toBe(true)
  })

  test('says something, and nothing that is missing', () => {
    expect(text.length).toBeGreaterThan(80)
    expect(subject.length).toBeGreaterThan(10)
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|\bnull\b|NaN|\[object/)
    expect(html.length).toBeLessThan(MOST_CHARACTERS)
  })

  test('loads and runs nothing', () => {
    expect(html).not.toMatch(
      /<(img|script|link|iframe|object|form|input|svg)\b|\bsrc=|url\(|@import|\son\w+=/i,
    )
  })

  test('has its secret in its links alone, after the #', () => {
    expect(html.replace(/href="[^"#]*#[^"]*"/g, '')).not.toContain(TOKEN)
    expect(text.replace(/^https?:[^\s#]*#\S*$/gm, '')).not.toContain(TOKEN)
    expect(subject).not.toContain(TOKEN)
  })

  test('can be ended by mail programs with one click, if its people can end it', () => {
    const isEndable = /#unsubscribe=/.test(text)
    expect(headers['List-Unsubscribe-Post']).toBe(isEndable ? 'List-Unsubscribe=One-Click' : undefined)
    if (isEndable)
      expect(headers['List-Unsubscribe']).toMatch(new RegExp(`^<${ORIGIN}/[\\w/-]+\\?token=\\S+>$`))
  })
})

describe.each(kinds)('names in the email $kind', ({ examples, write }) => {
  test.each(Object.keys(examples))('are text and nothing else: %s', name => {
    const facts = examples[name]
    const plain = write(renamed(facts, HARMLESS) as never, site)
    const hostile = write(renamed(facts, HOSTILE) as never, site)
    expect(tagsOf(hostile.html)).toEqual(tagsOf(plain.html))
    expect(hostile.text).not.toMatch(/^Bcc:/m)
    for (const part of [hostile.subject, hostile.text, hostile.html]) expect(part).not.toContain('\u202e')
    expect(hostile.subject).not.toMatch(/\p{Cc}/u)
  })
})

test('emails have the colors of the design, by day and by night', () => {
  const tokens = readTokens(readFileSync('src/portal/styles/tokens.css', 'utf8'))
  for (const [name, { light, dark }] of Object.entries(COLORS)) {
    const token = tokens.get(name)
    expect(hexOf(token?.light ?? ''), name).toBe(light)
    expect(hexOf(token?.dark ?? ''), name).toBe(dark)
  }
})

function isKind(value: unknown): value is AnyMailKind {
  return typeof value === 'object' && value !== null && 'kind' in value && 'samples' in value
}

const namesOf = (of: readonly AnyMailKind[]): string[] => of.map(({ kind }) => kind).toSorted()

/** The facts with a stranger's words in the place of each name: the texts with a space or an @. */
function renamed(facts: unknown, name: string): unknown {
  if (typeof facts === 'string') return /[ @]/.test(facts) ? `${facts}${name}` : facts
  if (Array.isArray(facts)) return facts.map(inner => renamed(inner, name))
  if (typeof facts !== 'object' || facts === null || facts instanceof Date) return facts
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, renamed(value, name)]))
}

/** Every tag of a document with the names of its attributes. */
function tagsOf(html: string): string[] {
  return (html.match(/<[^<>]{1,2000}>/g) ?? []).map(tag => tag.replace(/"[^"]*"/g, ''))
}
