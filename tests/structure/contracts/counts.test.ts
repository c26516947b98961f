import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoKeys } from '#backend/services/security/demo-keys.ts'
import { documents } from '../../support/contract/contract.ts'
import { breaking } from '../../tools/contract/changes.ts'
import { breakingRules, harmlessRules } from '../../tools/contract/rule-changes.ts'
import { harmless } from '../../tools/harmless-contract-changes.ts'

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(
    ' ',
  )
const NUMBER = `(\\d+|${WORDS.join('|')})`

/** Figures in pages, each with the text around it and the actual value. */
const FIGURES: [page: string, words: string, actual: number][] = [
  ['README.md', 'with the # backend services', documents.size],
  ['README.md', 'demo account owns # secret keys', demoKeys.filter(({ kind }) => kind === 'secret').length],
  ['README.md', 'secret keys and # embedded ones', demoKeys.filter(({ kind }) => kind === 'embedded').length],
  ['openapi/README.md', 'by hand: # services', documents.size],
  ['openapi/reviews.md', 'makes # breaking and', breaking.length + breakingRules.length],
  ['openapi/reviews.md', 'breaking and # harmless changes', harmless.length + harmlessRules.length],
]

test.each(FIGURES)('%s: %s', (page, words, actual) => {
  const found = new RegExp(words.replace('#', NUMBER)).exec(readFileSync(page, 'utf8'))?.[1] ?? ''
  expect(WORDS.includes(found) ? WORDS.indexOf(found) : Number(found), 'the figure of the page').toBe(actual)
})
