/** Words in US addresses and the standard form of each (the most common ones in USPS Publication 28). */
const SUFFIXES: Record<string, string> = {
  alley: 'Aly',
  avenue: 'Ave',
  boulevard: 'Blvd',
  circle: 'Cir',
  court: 'Ct',
  drive: 'Dr',
  lane: 'Ln',
  loop: 'Loop',
  parkway: 'Pkwy',
  pike: 'Pike',
  place: 'Pl',
  road: 'Rd',
  row: 'Row',
  square: 'Sq',
  street: 'St',
  terrace: 'Ter',
  way: 'Way',
  av: 'Ave',
  str: 'St',
}
const DIRECTIONS: Record<string, string> = {
  north: 'N',
  south: 'S',
  east: 'E',
  west: 'W',
  northeast: 'NE',
  northwest: 'NW',
  southeast: 'SE',
  southwest: 'SW',
}
const UNITS: Record<string, string> = {
  apartment: 'Apt',
  apt: 'Apt',
  unit: 'Unit',
  suite: 'Ste',
  ste: 'Ste',
  floor: 'Fl',
  fl: 'Fl',
  '#': '#',
}
const STATES: Record<string, string> = {
  arizona: 'AZ',
  california: 'CA',
  colorado: 'CO',
  florida: 'FL',
  georgia: 'GA',
  illinois: 'IL',
  kentucky: 'KY',
  maine: 'ME',
  massachusetts: 'MA',
  minnesota: 'MN',
  missouri: 'MO',
  'new york': 'NY',
  oregon: 'OR',
  texas: 'TX',
  utah: 'UT',
  vermont: 'VT',
  virginia: 'VA',
  washington: 'WA',
}

const shortForms = (words: Record<string, string>) =>
  new Map([
    ...Object.entries(words),
    ...Object.values(words).map(short => [short.toLowerCase(), short] as const),
  ])

export const suffixes = shortForms(SUFFIXES)
export const directions = shortForms(DIRECTIONS)
export const unitWords = shortForms(UNITS)
export const states = shortForms(STATES)

/** Lower case, without punctuation, with one space between words; `#` remains a separate word. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/#/g, ' # ')
    .replace(/[^a-z0-9#]+/g, ' ')
    .trim()
}
