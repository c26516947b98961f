import { exactAmount } from '#domain/text/amounts.ts'
import * as answers from '#generated/portal/answers.ts'
import type { AddressExample, CodeTable } from '../page.ts'
import { addressExample } from './address-example.ts'
import { demoSamples } from './lookups.ts'

/** What the pages about US address verification show: addresses, an answer, and the codes. */

export const examples: readonly AddressExample[] = [
  addressExample(demoSamples.misspelled, answers.misspelled),
  addressExample(demoSamples.noSuite, answers.noSuite),
  addressExample(demoSamples.wrongNumber, answers.wrongNumber),
]

/** Under the demo of addresses. */
export const sampleNote = `Real API responses, recorded with our demo sample of ${exactAmount(answers.sampleSize)} addresses.`

/** What the gateway answers to the request that pages print. */
export const printedAnswer = JSON.stringify(answers.printed, null, 2)

export const matchCodes: CodeTable = {
  kind: 'codes',
  field: 'dpv_match_code',
  caption: ', and what to do with it',
  rows: [
    {
      code: 'Y',
      title: 'Confirmed',
      text: 'Every part of the address is known, including the unit.',
      advice: 'Ship.',
    },
    {
      code: 'S',
      title: 'Confirmed, unit ignored',
      text: 'The building is known, but the apartment or suite is not.',
      advice: 'Ask for the unit again.',
    },
    {
      code: 'D',
      title: 'Unit missing',
      text: 'The building is known and has units, but none was given.',
      advice: 'Ask for the unit.',
    },
    {
      code: '[]',
      title: 'Not found',
      text: 'No house or street matches. The list of candidates is empty.',
      advice: 'Ask the customer to check.',
    },
  ],
}

export const footnotes: CodeTable = {
  kind: 'codes',
  field: 'footnotes',
  caption: ', each a change or a gap',
  rows: [
    { code: 'A#', text: 'The ZIP Code was corrected or added.' },
    { code: 'B#', text: 'The spelling of the city or state was corrected.' },
    { code: 'L#', text: 'A direction or the kind of street was added.' },
    { code: 'M#', text: 'The spelling of the street was corrected.' },
    { code: 'N#', text: 'Words such as “parkway” were abbreviated the postal way.' },
    { code: 'H#', text: 'The building has units, but none was given.' },
    { code: 'S#', text: 'The building has no such unit.' },
  ],
}

const [printed] = answers.printed.candidates
if (!printed) throw new Error('the printed lookup finds an address')
const { zipcode, plus4_code, delivery_point, delivery_point_check_digit } = printed.components

/** The twelve digits under the bars on an envelope, taken apart. */
export const barcodeParts = [
  { digits: zipcode, name: 'ZIP Code', text: 'The post office that delivers' },
  { digits: plus4_code, name: '+4', text: 'One side of a block, or one building' },
  { digits: delivery_point, name: 'Delivery point', text: 'The mailbox itself' },
  {
    digits: delivery_point_check_digit,
    name: 'Check digit',
    text: 'Makes the digits add up to a multiple of ten',
  },
] as const
