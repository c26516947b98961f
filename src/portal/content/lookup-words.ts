import type { LookupSource } from '#generated/reporting/types.ts'

/** What a match code of a US address means: in a word or two, and what to do. */
export const matchWords: Readonly<Record<string, { verdict: string; meaning: string; isGood: boolean }>> = {
  Y: {
    verdict: 'Confirmed',
    meaning: 'Every part of the address is known, including the unit if there is one.',
    isGood: true,
  },
  S: {
    verdict: 'Unit unknown',
    meaning: 'The building is known, but it has no such unit. Ask for the unit again.',
    isGood: false,
  },
  D: {
    verdict: 'Unit missing',
    meaning: 'The building has units, and none was given. Ask for the unit.',
    isGood: false,
  },
  N: {
    verdict: 'Not confirmed',
    meaning: 'The street may be real, but the house number is not. Ask for the address again.',
    isGood: false,
  },
}

/** No delivery point was found: in real data, or in the demo sample, which lacks most real addresses. */
export const notFoundWords = {
  live: {
    verdict: 'Not found',
    meaning:
      'No address matches. Check the house number and the street, and give a ZIP code or a city and state.',
    sign: 'No delivery point matches.',
  },
  sample: {
    verdict: 'Not in our demo sample',
    meaning:
      'This site looks addresses up in a small demo sample. To verify real addresses, contact our sales team.',
    sign: 'Our demo sample doesn’t have this address.',
  },
} as const satisfies Record<LookupSource['source'], { verdict: string; meaning: string; sign: string }>

/** What the footnotes of a US address mean, each a change or a gap. */
export const footnoteWords: Readonly<Record<string, string>> = {
  'A#': 'The ZIP code was corrected or added.',
  'B#': 'The spelling of the city or state was corrected.',
  'H#': 'The building has units, but none was given.',
  'L#': 'A direction or the kind of street was added.',
  'M#': 'The spelling of the street was corrected.',
  'N#': 'Words were abbreviated the postal way.',
  'S#': 'The building has no such unit.',
}

/** How exact coordinates are. */
export const precisionWords: Readonly<Record<string, string>> = {
  zip5: 'Exact to the ZIP code area',
  zip9: 'Exact to the block',
  rooftop: 'Exact to the building',
}
