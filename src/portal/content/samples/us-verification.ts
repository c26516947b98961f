import { exactAmount } from '#domain/text/amounts.ts'
import * as responses from '#generated/portal/responses.ts'
import type { AddressExample, CodeTable } from '../page.ts'
import { addressExample } from './address-example.ts'
import { demoSamples } from './lookups.ts'

/** Addresses, a response, and code tables for the pages about US address verification. */

export const examples: readonly AddressExample[] = [
  addressExample(demoSamples.misspelled, responses.misspelled),
  addressExample(demoSamples.noSuite, responses.noSuite),
  addressExample(demoSamples.wrongNumber, responses.wrongNumber),
]

/** Under the demo of addresses. */
export const sampleNote = `API responses from our demo sample of ${exactAmount(responses.sampleSize)} addresses.`

/** The gateway's response to the request that pages print. */
export const printedResponse = JSON.stringify(responses.printed, null, 2)

export const matchCodes: CodeTable = {
  kind: 'codes',
  field: 'dpv_match_code',
  caption: ': what each code means and what to do',
  rows: [
    {
      code: 'Y',
      title: 'Deliverable',
      text: 'Mail is delivered to this address, including the unit if there is one.',
      advice: 'Ship it.',
    },
    {
      code: 'S',
      title: 'Unit not recognized',
      text: 'The building exists, but this unit doesn’t.',
      advice: 'Ask for the unit number again.',
    },
    {
      code: 'D',
      title: 'Unit missing',
      text: 'The building has units, but the address doesn’t include one.',
      advice: 'Ask for the unit number.',
    },
    {
      code: '[]',
      title: 'Not found',
      text: 'No address matches. The list of candidates is empty.',
      advice: 'Ask the customer to check the address.',
    },
  ],
}

export const footnotes: CodeTable = {
  kind: 'codes',
  field: 'footnotes',
  caption: ': what was changed or is missing',
  rows: [
    { code: 'A#', text: 'ZIP Code corrected or added.' },
    { code: 'B#', text: 'City or state spelling corrected.' },
    { code: 'L#', text: 'Directional or street suffix added.' },
    { code: 'M#', text: 'Street spelling corrected.' },
    { code: 'N#', text: 'Abbreviated in USPS format, such as “Pkwy” for “parkway”.' },
    { code: 'H#', text: 'Unit missing: the building has units.' },
    { code: 'S#', text: 'Unit not recognized.' },
  ],
}

const [printed] = responses.printed.candidates
if (!printed) throw new Error('the printed lookup finds an address')
const { zipcode, plus4_code, delivery_point, delivery_point_check_digit } = printed.components

/** The parts of the 12-digit delivery point barcode. */
export const barcodeParts = [
  { digits: zipcode, name: 'ZIP Code', text: 'The delivery area' },
  { digits: plus4_code, name: '+4', text: 'A block face or a single building' },
  { digits: delivery_point, name: 'Delivery point', text: 'The individual mailbox' },
  {
    digits: delivery_point_check_digit,
    name: 'Check digit',
    text: 'Makes the sum of all digits a multiple of 10',
  },
] as const
