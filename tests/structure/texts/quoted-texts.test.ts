import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TOAST_TIMES } from '#portal/ui/feedback/toast-time.ts'
import { sourcesIn } from '../../../scripts/lib/sources.ts'
import { accountPortal } from './spec-texts/account-portal.ts'
import { MISSING, type SpecText } from './spec-texts/entry.ts'
import { storefrontAndSession } from './spec-texts/storefront-and-session.ts'

const code = sourcesIn(['src'], 'ts,tsx,css').filter(({ path }) => !path.includes('.test.'))

/** Code files that contain a text. A comment counts too: the code that it describes is there. */
function filesWith(wanted: string): string[] {
  return code.filter(({ text }) => text.includes(wanted)).map(({ path }) => path)
}

/** Files of a feature that is thought to be missing. */
function filesOf(feature: keyof typeof MISSING, paths = code.map(({ path }) => path)): string[] {
  return paths.filter(path => MISSING[feature].test(path))
}

function check(entry: SpecText): void {
  if ('in' in entry) {
    expect(existsSync(entry.in), entry.in).toBe(true)
    const found = readFileSync(entry.in, 'utf8').includes(entry.as ?? entry.text)
    expect(found, `${entry.in} has ${entry.as ?? entry.text}`).toBe(true)
    return
  }
  const why = 'waiting' in entry ? `waits for ${entry.waiting}` : `is left out: ${entry.leftOut}`
  expect(filesWith(entry.text), `${entry.text} ${why}; now that it is here, say in which file`).toEqual([])
}

const documents = Object.entries({
  'account-portal': accountPortal,
  'storefront-and-session': storefrontAndSession,
})
for (const [document, sections] of documents)
  for (const [section, entries] of Object.entries(sections))
    describe(`${document} ${section}`, () => {
      test.each(entries.map(entry => [entry.text, entry] as const))('%s', (_, entry) => check(entry))
    })

/** Texts from decision U7, where the specification gives none. */
test.each([
  "We couldn't reach the server. Check your connection and try again.",
  'Unhandled field: ',
  "You're going too fast. Wait {seconds} seconds and try again.",
])('%s', text => expect(filesWith(text)).not.toEqual([]))

describe.each(Object.keys(MISSING) as (keyof typeof MISSING)[])('%s', feature => {
  test('is not here yet, so texts can wait for it', () => {
    expect(filesOf(feature), 'say in which files its texts are, and take it out of MISSING').toEqual([])
  })

  test('is waited for', () => {
    const all = documents.flatMap(([, sections]) => Object.values(sections).flat())
    expect(all.some(entry => 'waiting' in entry && entry.waiting === feature)).toBe(true)
  })
})

test.each<[keyof typeof MISSING, string]>([['chat', 'src/portal/features/chat/chat-frame.tsx']])(
  'once %s is here as %s, the texts that wait for it are asked about',
  (feature, path) => {
    expect(filesOf(feature, [path])).toEqual([path])
  },
)

test('a waiting text is noticed once it is added, and an existing one once it is gone', () => {
  expect(() => check({ text: 'Log Out', waiting: 'chat' })).toThrow('waits for chat')
  expect(() => check({ text: 'Log Out', leftOut: 'no one logs out' })).toThrow('is left out')
  expect(() => check({ text: 'no such text', in: 'src/domain/keys/limits.ts' })).toThrow('no such text')
})

test('the times of toasts: account-portal §8, storefront-and-session §9', () => {
  expect(TOAST_TIMES).toEqual({
    text: 5000,
    perWords: 1000,
    words: 120,
    other: 6000,
    cartRemoval: 6000,
  })
})
