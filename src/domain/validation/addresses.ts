import { fieldsErrors } from '#domain/errors/fields/fields.ts'
import { salesErrors } from '#domain/errors/sales.ts'
import { type Fault, faultOf, type Rule } from './fault.ts'

/** The administrative areas of countries with a short, fixed list. */
const AREAS: Readonly<Record<string, string>> = {
  USA: 'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI UM AA AE AP FM MH PW',
  CAN: 'AB BC MB NB NL NS NT NU ON PE QC SK YT',
  AUS: 'ACT NSW NT QLD SA TAS VIC WA',
}

/** Formats of postal codes. Other countries accept any letters and digits. */
const POSTAL_CODES: Readonly<Record<string, RegExp>> = {
  USA: /^\d{5}(-?\d{4})?$/,
  CAN: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
  GBR: /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i,
  AUS: /^\d{4}$/,
  AUT: /^\d{4}$/,
  BEL: /^\d{4}$/,
  BRA: /^\d{5}-?\d{3}$/,
  CHE: /^\d{4}$/,
  CHN: /^\d{6}$/,
  DEU: /^\d{5}$/,
  DNK: /^\d{4}$/,
  ESP: /^\d{5}$/,
  FIN: /^\d{5}$/,
  FRA: /^\d{5}$/,
  IND: /^[1-9]\d{2} ?\d{3}$/,
  IRL: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i,
  ITA: /^\d{5}$/,
  JPN: /^\d{3}-?\d{4}$/,
  KOR: /^\d{5}$/,
  MEX: /^\d{5}$/,
  NLD: /^[1-9]\d{3} ?[A-Z]{2}$/i,
  NOR: /^\d{4}$/,
  NZL: /^\d{4}$/,
  POL: /^\d{2}-\d{3}$/,
  PRT: /^\d{4}-\d{3}$/,
  SGP: /^\d{6}$/,
  SWE: /^\d{3} ?\d{2}$/,
}

/** ISO 3166-1 alpha-3. */
const COUNTRIES =
  'ABW AFG AGO AIA ALA ALB AND ARE ARG ARM ASM ATA ATF ATG AUS AUT AZE BDI BEL BEN BES BFA BGD BGR BHR BHS BIH BLM BLR BLZ BMU BOL BRA BRB BRN BTN BVT BWA CAF CAN CCK CHE CHL CHN CIV CMR COD COG COK COL COM CPV CRI CUB CUW CXR CYM CYP CZE DEU DJI DMA DNK DOM DZA ECU EGY ERI ESH ESP EST ETH FIN FJI FLK FRA FRO FSM GAB GBR GEO GGY GHA GIB GIN GLP GMB GNB GNQ GRC GRD GRL GTM GUF GUM GUY HKG HMD HND HRV HTI HUN IDN IMN IND IOT IRL IRN IRQ ISL ISR ITA JAM JEY JOR JPN KAZ KEN KGZ KHM KIR KNA KOR KWT LAO LBN LBR LBY LCA LIE LKA LSO LTU LUX LVA MAC MAF MAR MCO MDA MDG MDV MEX MHL MKD MLI MLT MMR MNE MNG MNP MOZ MRT MSR MTQ MUS MWI MYS MYT NAM NCL NER NFK NGA NIC NIU NLD NOR NPL NRU NZL OMN PAK PAN PCN PER PHL PLW PNG POL PRI PRK PRT PRY PSE PYF QAT REU ROU RUS RWA SAU SDN SEN SGP SGS SHN SJM SLB SLE SLV SMR SOM SPM SRB SSD STP SUR SVK SVN SWE SWZ SXM SYC SYR TCA TCD TGO THA TJK TKL TKM TLS TON TTO TUN TUR TUV TWN TZA UGA UKR UMI URY USA UZB VAT VCT VEN VGB VIR VNM VUT WLF WSM YEM ZAF ZMB ZWE'

const isOneOf = (list: string, value: string) => list.split(' ').includes(value.toUpperCase())
/** A place name: it has a letter and no code characters. */
const isPlace = (value: string) => /\p{L}/u.test(value) && !/[<>{}[\]|\\^~`@#$%*=+"\p{Cc}]/u.test(value)

export const checkCity: Rule = value => (isPlace(value) ? undefined : faultOf(fieldsErrors, 'city-invalid'))

export const checkLocality: Rule = value =>
  isPlace(value) ? undefined : faultOf(fieldsErrors, 'locality-invalid')

/** Whether the administrative areas of a country are a fixed list of codes. */
export const hasAreaList = (country: string): boolean => country in AREAS

/** Whether the postal codes of a country have a known form. */
export const hasPostalCodeForm = (country: string): boolean => country in POSTAL_CODES

/** A US state, by its two letters. */
export const checkState: Rule = value =>
  isOneOf(AREAS.USA ?? '', value) ? undefined : faultOf(fieldsErrors, 'state-invalid')

export function checkAdministrativeArea(value: string, country: string): Fault | undefined {
  const known = AREAS[country]
  const isArea = known ? isOneOf(known, value) : isPlace(value)
  return isArea ? undefined : faultOf(salesErrors, 'administrative-area-invalid')
}

export const checkZip: Rule = value =>
  POSTAL_CODES.USA?.test(value) ? undefined : faultOf(fieldsErrors, 'zip-invalid')

export function checkPostalCode(value: string, country: string): Fault | undefined {
  const form = POSTAL_CODES[country] ?? /^[A-Z0-9][A-Z0-9 -]{0,10}[A-Z0-9]$/i
  return form.test(value) ? undefined : faultOf(salesErrors, 'postal-code-invalid')
}

export const checkCountry: Rule = value =>
  /^[A-Z]{3}$/.test(value) && isOneOf(COUNTRIES, value) ? undefined : faultOf(salesErrors, 'country-invalid')
