import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TOAST_TIMES } from '#portal/ui/feedback/toast-time.ts'
import { sourcesIn } from '../../../scripts/lib/sources.ts'
import { accountPortal } from './spec-texts/account-portal.ts'
import type { SpecText } from './spec-texts/entry.ts'
import { storefrontAndSession } from './spec-texts/storefront-and-session.ts'

const code = sourcesIn(['src'], 'ts,tsx,css').filter(({ path }) => !path.includes('.test.'))

/** Code files that contain a text. A comment counts too: the code that it describes is there. */
function filesWith(wanted: string): string[] {
  return code.filter(({ text }) => text.includes(wanted)).map(({ path }) => path)
}

function check(entry: SpecText): void {
  if ('in' in entry) {
    expect(existsSync(entry.in), entry.in).toBe(true)
    const found = readFileSync(entry.in, 'utf8').includes(entry.as ?? entry.text)
    expect(found, `${entry.in} has ${entry.as ?? entry.text}`).toBe(true)
    return
  }
  expect(
    filesWith(entry.text),
    `${entry.text} is left out: ${entry.leftOut}; now that it is here, say in which file`,
  ).toEqual([])
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

test('a text that is left out is noticed once it is added, and an existing one once it is gone', () => {
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
