export type Verdict = 'confirmed' | 'incomplete' | 'unknown'

export interface Example {
  id: 'corrected' | 'unit' | 'number'
  label: string
  verdict: Verdict
  verdictText: string
  /** What was typed; pieces that are wrong are marked. */
  typed: readonly { text: string; isWrong?: boolean }[]
  deliveryLine: string
  lastLine: string
  facts: readonly { term: string; value: string }[]
  notes: readonly { code: string; text: string }[]
}

export const examples: readonly Example[] = [
  {
    id: 'corrected',
    label: 'Misspelt',
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
    id: 'unit',
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
    id: 'number',
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

export const matchCodes = [
  {
    code: 'Y',
    meaning: 'Confirmed',
    detail: 'Every part of the address is known, the unit included.',
    advice: 'Ship.',
  },
  {
    code: 'S',
    meaning: 'Confirmed, unit ignored',
    detail: 'The building is known; the apartment or suite given is not.',
    advice: 'Ask for the unit again.',
  },
  {
    code: 'D',
    meaning: 'Unit missing',
    detail: 'The building is known and has units, and none was given.',
    advice: 'Ask for the unit.',
  },
  {
    code: 'N',
    meaning: 'Not confirmed',
    detail: 'The street may be real; the house number on it is not.',
    advice: 'Ask the customer to check.',
  },
] as const

export const footnotes = [
  { code: 'A#', text: 'The ZIP Code was corrected or added.' },
  { code: 'B#', text: 'The spelling of the city or state was corrected.' },
  { code: 'M#', text: 'The spelling of the street was corrected.' },
  { code: 'N#', text: 'Words such as “parkway” were abbreviated the postal way.' },
  { code: 'H#', text: 'The building has units and none was given.' },
  { code: 'S#', text: 'The unit given is not one of the building’s.' },
] as const

/** The twelve digits under the bars of an envelope, taken apart. */
export const barcodeParts = [
  { digits: '94043', name: 'ZIP Code', text: 'The post office that delivers' },
  { digits: '1351', name: '+4', text: 'The side of a block, or one building' },
  { digits: '00', name: 'Delivery point', text: 'The one mailbox' },
  { digits: '0', name: 'Check digit', text: 'Makes the sum end in nought' },
] as const
