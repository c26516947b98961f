import type { AddressExample, CodeTable } from '../page.ts'

/** What the pages about US address verification show: addresses, a request, its response, and the codes. */

export const examples: readonly AddressExample[] = [
  {
    label: 'Misspelled',
    verdict: 'confirmed',
    verdictText: 'Deliverable',
    typed: [
      { text: '1600 ' },
      { text: 'ampitheatre', isWrong: true },
      { text: ' ' },
      { text: 'pkway', isWrong: true },
      { text: ', ' },
      { text: 'mountian view', isWrong: true },
      { text: ' calif' },
    ],
    deliveryLine: '1600 Amphitheatre Pkwy',
    lastLine: 'Mountain View CA 94043-1351',
    facts: [
      { term: 'Match code', value: 'Y' },
      { term: 'ZIP+4', value: '94043-1351' },
      { term: 'Delivery point', value: '00' },
      { term: 'County', value: 'Santa Clara' },
    ],
    notes: [
      { code: 'M#', text: 'street spelling corrected' },
      { code: 'B#', text: 'city spelling corrected' },
      { code: 'A#', text: 'ZIP Code added' },
    ],
  },
  {
    label: 'No suite',
    verdict: 'incomplete',
    verdictText: 'Suite missing',
    typed: [{ text: '350 5th ' }, { text: 'avenu', isWrong: true }, { text: ', new york ny' }],
    deliveryLine: '350 5th Ave',
    lastLine: 'New York NY 10118-0110',
    facts: [
      { term: 'Match code', value: 'D' },
      { term: 'ZIP+4', value: '10118-0110' },
      { term: 'Record', value: 'High-rise' },
      { term: 'County', value: 'New York' },
    ],
    notes: [
      { code: 'H#', text: 'a suite number is needed' },
      { code: 'N#', text: 'abbreviation standardized' },
      { code: 'A#', text: 'ZIP Code added' },
    ],
  },
  {
    label: 'Wrong number',
    verdict: 'unknown',
    verdictText: 'Not deliverable',
    typed: [{ text: '16000', isWrong: true }, { text: ' amphitheatre pkwy, mountain view ca' }],
    deliveryLine: '16000 Amphitheatre Pkwy',
    lastLine: 'Mountain View CA 94043',
    facts: [
      { term: 'Match code', value: 'N' },
      { term: 'ZIP+4', value: 'none' },
      { term: 'Street', value: 'known' },
      { term: 'County', value: 'Santa Clara' },
    ],
    notes: [
      { code: 'AA', text: 'street and city are real' },
      { code: 'M3', text: 'no such house number' },
      { code: 'A#', text: 'ZIP Code added' },
    ],
  },
]

export const sampleRequest = `curl --get https://us-street.api.gatepost.example/street-address \\
  --user "$GATEPOST_KEY_ID:$GATEPOST_TOKEN" \\
  --data-urlencode "street=1600 ampitheatre pkway" \\
  --data-urlencode "city=mountian view" \\
  --data-urlencode "state=calif"`

export const sampleResponse = `[
  {
    "delivery_line_1": "1600 Amphitheatre Pkwy",
    "last_line": "Mountain View CA 94043-1351",
    "delivery_point_barcode": "940431351000",
    "components": {
      "primary_number": "1600",
      "street_name": "Amphitheatre",
      "street_suffix": "Pkwy",
      "city_name": "Mountain View",
      "state_abbreviation": "CA",
      "zipcode": "94043",
      "plus4_code": "1351",
      "delivery_point": "00"
    },
    "metadata": {
      "county_name": "Santa Clara",
      "rdi": "Commercial",
      "latitude": 37.42357,
      "longitude": -122.08661
    },
    "analysis": {
      "dpv_match_code": "Y",
      "dpv_footnotes": "AABB",
      "dpv_vacant": "N",
      "footnotes": "A#B#M#N#"
    }
  }
]`

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
      code: 'N',
      title: 'Not confirmed',
      text: 'The street may be real, but the house number is not.',
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
    { code: 'M#', text: 'The spelling of the street was corrected.' },
    { code: 'N#', text: 'Words such as “parkway” were abbreviated the postal way.' },
    { code: 'H#', text: 'The building has units, but none was given.' },
    { code: 'S#', text: 'The building has no such unit.' },
  ],
}

/** The twelve digits under the bars on an envelope, taken apart. */
export const barcodeParts = [
  { digits: '94043', name: 'ZIP Code', text: 'The post office that delivers' },
  { digits: '1351', name: '+4', text: 'One side of a block, or one building' },
  { digits: '00', name: 'Delivery point', text: 'The mailbox itself' },
  { digits: '0', name: 'Check digit', text: 'Makes the digits add up to a multiple of ten' },
] as const
