/** Words of US addresses, as people write them, and the standard form of each (USPS Publication 28). */
const SUFFIXES: Record<string, string> = {
  Aly: 'alley allee ally',
  Ave: 'avenue av aven avenu avn avnue',
  Blvd: 'boulevard boul boulv bvd',
  Cir: 'circle circ circl crcl',
  Ct: 'court crt',
  Cv: 'cove',
  Dr: 'drive driv drv',
  Expy: 'expressway expr express',
  Hwy: 'highway hiway hwy highwy',
  Ln: 'lane',
  Loop: 'loops',
  Pike: 'pikes',
  Pkwy: 'parkway parkwy pkway pky pkwy',
  Pl: 'place',
  Plz: 'plaza plza',
  Rd: 'road',
  Row: '',
  Sq: 'square sqr sqre squ',
  St: 'street str strt stret',
  Ter: 'terrace terr',
  Trl: 'trail trails trls',
  Walk: 'walks',
  Way: 'wy',
}
const DIRECTIONS: Record<string, string> = {
  N: 'north no',
  S: 'south so',
  E: 'east',
  W: 'west',
  NE: 'northeast',
  NW: 'northwest',
  SE: 'southeast',
  SW: 'southwest',
}
const UNITS: Record<string, string> = {
  Apt: 'apartment',
  Unit: '',
  Ste: 'suite',
  Fl: 'floor',
  Rm: 'room',
  '#': '',
}
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'
const STATES: Record<string, string> = {
  AL: 'alabama,ala',
  AK: 'alaska',
  AZ: 'arizona,ariz',
  AR: 'arkansas,ark',
  CA: 'california,calif,cal',
  CO: 'colorado,colo',
  CT: 'connecticut,conn',
  DE: 'delaware,del',
  DC: 'district of columbia,d c',
  FL: 'florida,fla',
  GA: 'georgia',
  HI: 'hawaii',
  ID: 'idaho',
  IL: 'illinois,ill',
  IN: 'indiana,ind',
  IA: 'iowa',
  KS: 'kansas,kans',
  KY: 'kentucky,ken',
  LA: 'louisiana',
  ME: 'maine',
  MD: 'maryland',
  MA: 'massachusetts,mass',
  MI: 'michigan,mich',
  MN: 'minnesota,minn',
  MS: 'mississippi,miss',
  MO: 'missouri',
  MT: 'montana,mont',
  NE: 'nebraska,neb,nebr',
  NV: 'nevada,nev',
  NH: 'new hampshire,n h',
  NJ: 'new jersey,n j',
  NM: 'new mexico,n mex,n m',
  NY: 'new york,n y',
  NC: 'north carolina,n c',
  ND: 'north dakota,n dak,n d',
  OH: 'ohio',
  OK: 'oklahoma,okla',
  OR: 'oregon,ore,oreg',
  PA: 'pennsylvania,penn,penna',
  RI: 'rhode island,r i',
  SC: 'south carolina,s c',
  SD: 'south dakota,s dak,s d',
  TN: 'tennessee,tenn',
  TX: 'texas,tex',
  UT: 'utah',
  VT: 'vermont',
  VA: 'virginia',
  WA: 'washington,wash',
  WV: 'west virginia,w va,w v',
  WI: 'wisconsin,wis,wisc',
  WY: 'wyoming,wyo',
}

const byForm = (words: Record<string, string>, separator: RegExp): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(words).flatMap(([standard, forms]) =>
      [standard.toLowerCase(), ...forms.split(separator)]
        .filter(Boolean)
        .map(form => [form, standard] as const),
    ),
  )

export const suffixes = byForm(SUFFIXES, / /)
export const directions = byForm(DIRECTIONS, / /)
export const unitWords = byForm(UNITS, / /)
export const states = byForm(STATES, /,/)
/** Full names of the states, for names that are misspelled. */
export const stateNames: readonly string[] = Object.values(STATES).map(forms => forms.split(',')[0] ?? '')

/** `5th` for `fifth`: streets are written with digits. */
export const ordinals: ReadonlyMap<string, string> = new Map(
  ORDINALS.split(' ').map((word, at) => [word, ordinal(at + 1)] as const),
)

function ordinal(number: number): string {
  const ending = number < 4 ? ['st', 'nd', 'rd'][number - 1] : 'th'
  return `${number}${ending}`
}

/** Longest text that is worth reading; decomposed letters make a text longer than the contract allows. */
const LONGEST = 160

/** Lower case, without punctuation, with one space between words; `#` remains a separate word. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .slice(0, LONGEST)
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/#/g, ' # ')
    .replace(/[^a-z0-9#]+/g, ' ')
    .trim()
}
