import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoKeys } from '#backend/security/demo-keys.ts'
import { callbackKinds } from '#domain/identity/callbacks.ts'
import { documents, operations } from '../../support/contract/contract.ts'
import { isUnbuilt } from '../../support/contract/unbuilt.ts'
import { breaking } from '../../tools/contract/changes.ts'
import { breakingRules, harmlessRules } from '../../tools/contract/rule-changes.ts'
import { harmless } from '../../tools/harmless-contract-changes.ts'

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const NUMBER = `(\\d+|${WORDS.join('|')})`

const unbuilt = operations.filter(isUnbuilt)

/** Figures in pages, each with the text around it and the actual value. */
const FIGURES: [page: string, words: string, actual: number][] = [
  ['README.md', 'contracts describe all # services', documents.size],
  ['README.md', '# callback pages', callbackKinds.length],
  ['README.md', 'demo account owns # secret keys', demoKeys.filter(({ kind }) => kind === 'secret').length],
  ['README.md', 'secret keys and # embedded ones', demoKeys.filter(({ kind }) => kind === 'embedded').length],
  ['openapi/README.md', 'by hand: # services', documents.size],
  ['openapi/README.md', 'makes # breaking and', breaking.length + breakingRules.length],
  ['openapi/README.md', 'breaking and # harmless changes', harmless.length + harmlessRules.length],
]

test.each(FIGURES)('%s: %s', (page, words, actual) => {
  const found = new RegExp(words.replace('#', NUMBER)).exec(readFileSync(page, 'utf8'))?.[1] ?? ''
  expect(WORDS.includes(found) ? WORDS.indexOf(found) : Number(found), 'the figure of the page').toBe(actual)
})

test('the README says "all" only for fully built services', () => {
  const readme = readFileSync('README.md', 'utf8')
  const whole = [...documents.keys()].filter(
    service => !unbuilt.some(({ handle }) => handle.service === service),
  )
  const called = [...readme.matchAll(/^\| (\w+) +\| all: /gm)].map(([, service]) => service)
  expect(called.toSorted()).toEqual(whole.toSorted())
})
