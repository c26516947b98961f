import { exactAmount } from '#domain/text/amounts.ts'
import { sampleCoverage, typingMistakes } from '#generated/portal/accuracy.ts'
import { sampleSize } from '#generated/portal/responses.ts'
import { lookupSpeed } from './lookup-speed.ts'
import type { FigureTable } from './page.ts'

/** What pages say of the accuracy, coverage, and speed, with how each was measured. */

const sum = (of: 'typed' | 'right' | 'wrong') =>
  typingMistakes.reduce((total, mistakes) => total + mistakes[of], 0)
const typed = sum('typed')
const wrong = sum('wrong')

/** A share with one decimal, rounded down, so that only a whole is 100%. */
const percent = (part: number, whole: number) => `${Math.floor((1000 * part) / whole) / 10}%`

const share = percent(sum('right'), typed)
const wrongText = wrong === 0 ? 'None' : exactAmount(wrong)

export const accuracyText = `We typed the ${exactAmount(sampleSize)} US addresses of our demo sample with ${typingMistakes.length} kinds of mistakes. ${share} matched their own building. ${wrongText} matched another one.`

export const accuracyTable: FigureTable = {
  kind: 'figures',
  caption:
    'Measured on the demo sample. Other sources of address data have other streets, so their figures differ.',
  columns: ['Mistake', 'Matched', 'Not found', 'Wrong building'],
  rows: typingMistakes.map(mistakes => ({
    name: mistakes.name,
    figures: [
      percent(mistakes.right, mistakes.typed),
      percent(mistakes.notFound, mistakes.typed),
      exactAmount(mistakes.wrong),
    ],
  })),
}

export const accuracyDigits = {
  digits: share,
  name: 'of mistyped addresses matched',
  text: `Measured with ${exactAmount(typed)} mistyped forms of the addresses of our demo sample. ${wrongText} matched the wrong building.`,
}

export const coverageDigits = {
  digits: exactAmount(sampleSize),
  name: 'US addresses in the demo sample',
  text: `In all ${sampleCoverage.states - 1} states and Washington, D.C., with addresses in ${sampleCoverage.countries - 1} other countries.`,
}

export const speedDigits = {
  digits: `${lookupSpeed.median} ms`,
  name: 'or less for half of all lookups',
  text: `Our benchmark: one caller, measured at the server. 99 of 100 take at most ${lookupSpeed.slow} ms.`,
}
