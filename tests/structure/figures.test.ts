import { expect, test } from 'vitest'
import { sourcesIn } from '../../scripts/lib/sources.ts'

/** Figures of the specification (account-portal §9, storefront-and-session §9) and the one file that has each. */
const FIGURES: readonly (readonly [what: string, literal: RegExp, file: string])[] = [
  ['days of a trial', /= 42\b|\b42[- ]days?\b|\bdays: 42\b/, 'src/domain/subscription/trial-days.ts'],
  ['an unlimited number of lookups', /\b(?:1_000_000_000_000|1e12)\b/, 'src/domain/text/amounts.ts'],
  ['the lead of a refresh', /\b120_000\b/, 'src/portal/api/session/token-times.ts'],
  ['the renewal of a form time', /\b900_000\b/, 'src/domain/forms/form-time.ts'],
  ['the life of click ids', /\b7_776_000_000\b/, 'src/portal/shared/consent/attribution.ts'],
  ['the life of marketing cookies', /\b31_536_000_000\b/, 'src/portal/shared/consent/attribution.ts'],
  ['the widest mobile header', /\b(?:956|1169)\b/, 'src/portal/site/layout/widths.ts'],
]

/** Code without its comments, which may name a figure. */
const codeOf = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
const sources = sourcesIn(['src/portal', 'src/domain'], 'ts,tsx')
  .filter(({ path }) => !/\.test\.tsx?$/.test(path))
  .map(({ path, text }) => ({ path, code: codeOf(text) }))

test.each(FIGURES)('%s is written in one file (feature CN1)', (_what, literal, file) => {
  expect(sources.filter(({ code }) => literal.test(code)).map(({ path }) => path)).toEqual([file])
})
