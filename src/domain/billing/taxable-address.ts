import { fieldMessage } from '#domain/errors/fields/field-errors.ts'
import {
  checkAdministrativeArea,
  checkCity,
  checkCountry,
  checkLocality,
  checkPostalCode,
  checkState,
  checkZip,
  hasAreaList,
  hasPostalCodeForm,
} from '#domain/validation/addresses.ts'
import type { Fault } from '#domain/validation/fault.ts'

/** The address that determines the tax of an account, with the names of the wire. */
export interface TaxableAddress {
  thoroughfare: string
  /** The second line: a suite, an apartment, or a floor. Absent or empty without one. */
  suite?: string | undefined
  locality: string
  /** For the United States, Canada and Australia its code; empty where a country has none. */
  administrative_area: string
  /** Empty where a country has none. */
  postal_code: string
  /** ISO 3166-1 alpha-3. */
  country_iso3: string
}

export type AddressPart = keyof Required<TaxableAddress>
export type AddressFault = Fault & { part: AddressPart }

/** Whether an address of a country has a part: it must, it may, or mail does not use it. */
export type PartUse = 'required' | 'optional' | 'unused'

/** Countries whose addresses have no postal code (Universal Postal Union). */
const WITHOUT_POSTAL_CODE =
  'ABW AGO ARE ATG BDI BEN BFA BHS BLZ BOL BWA CAF CIV CMR COD COG COK COM DMA ERI FJI GMB GNQ GRD GUY HKG KIR KNA MAC MLI MRT MWI NRU NIU PRK QAT RWA SLB SLE STP SUR SYC TGO TON TUV UGA VUT YEM ZWE'

/** Countries whose addresses name no state, province or county. */
const WITHOUT_AREA =
  'AND AUT BEL BGR CHE CUW CYP CZE DEU DNK EST FIN FRA GIB GRC HKG HRV HUN ISL ISR LIE LTU LUX LVA MAC MCO MLT NLD NOR POL PRT QAT ROU SGP SMR SVK SVN SWE VAT'

const isListed = (list: string, country: string) => list.split(' ').includes(country)

/** Whether the addresses of a country have a state, province or other administrative area. */
export function areaUse(country: string): PartUse {
  if (hasAreaList(country)) return 'required'
  return isListed(WITHOUT_AREA, country) ? 'unused' : 'optional'
}

/** Whether the addresses of a country have a postal code. Only codes of a known form are required. */
export function postalCodeUse(country: string): PartUse {
  if (hasPostalCodeForm(country)) return 'required'
  return isListed(WITHOUT_POSTAL_CODE, country) ? 'unused' : 'optional'
}

/**
 * What is wrong with an address, at most one fault for each part, by the rules of its country (decision B15).
 * In the United States the faults are those of a city, a state and a ZIP Code; elsewhere those of a locality,
 * an administrative area and a postal code. It checks the form alone: whether the address exists is a matter
 * for a lookup, which may suggest another one and never rejects. Expects what `tidyAddress` returns.
 */
export function addressFaults(address: TaxableAddress): AddressFault[] {
  const { locality, administrative_area: area, postal_code: code, country_iso3: country } = address
  const isUs = country === 'USA'
  const faults: Record<AddressPart, Fault | undefined> = {
    thoroughfare: missing(address.thoroughfare),
    suite: undefined,
    locality: missing(locality) ?? (isUs ? checkCity : checkLocality)(locality),
    administrative_area: area
      ? isUs
        ? checkState(area)
        : checkAdministrativeArea(area, country)
      : missing(area, areaUse(country)),
    postal_code: code
      ? isUs
        ? checkZip(code)
        : checkPostalCode(code, country)
      : missing(code, postalCodeUse(country)),
    country_iso3: missing(country) ?? checkCountry(country),
  }
  // With another country, other rules apply to the rest.
  if (faults.country_iso3) return [{ part: 'country_iso3', ...faults.country_iso3 }]
  return (Object.keys(faults) as AddressPart[]).flatMap(part => {
    const fault = faults[part]
    return fault ? [{ part, ...fault }] : []
  })
}

function missing(value: string, use: PartUse = 'required'): Fault | undefined {
  return value || use !== 'required'
    ? undefined
    : { name: 'required', message: fieldMessage({ name: 'required' }) }
}

/**
 * The address in the form that is stored and compared: no stray spaces, codes in capitals, ZIP+4, Canadian and
 * British codes with their hyphen or space, and nothing in a part that the country does not use.
 */
export function tidyAddress(address: TaxableAddress): TaxableAddress & { suite?: string } {
  const country = tidy(address.country_iso3).toUpperCase()
  const area = tidy(address.administrative_area)
  const code = tidy(address.postal_code)
  const suite = tidy(address.suite ?? '')
  return {
    thoroughfare: tidy(address.thoroughfare),
    ...(suite && { suite }),
    locality: tidy(address.locality),
    administrative_area:
      areaUse(country) === 'unused' ? '' : hasAreaList(country) ? area.toUpperCase() : area,
    postal_code: postalCodeUse(country) === 'unused' ? '' : tidyCode(code.toUpperCase(), country),
    country_iso3: country,
  }
}

const tidy = (text: string) => text.trim().replace(/\s+/g, ' ')

/** How many characters at the end of a postal code a space or hyphen divides from the rest. */
const CODE_TAILS: Readonly<Record<string, { mark: string; tail: number; length?: number }>> = {
  USA: { mark: '-', tail: 4, length: 9 },
  CAN: { mark: ' ', tail: 3 },
  GBR: { mark: ' ', tail: 3 },
  NLD: { mark: ' ', tail: 2 },
  SWE: { mark: ' ', tail: 2 },
  IRL: { mark: ' ', tail: 4 },
  JPN: { mark: '-', tail: 4 },
  BRA: { mark: '-', tail: 3 },
}

function tidyCode(code: string, country: string): string {
  const rule = CODE_TAILS[country]
  if (!rule || checkPostalCode(code, country)) return code
  const bare = code.replace(/[ -]/g, '')
  if (rule.length && bare.length !== rule.length) return bare
  return `${bare.slice(0, -rule.tail)}${rule.mark}${bare.slice(-rule.tail)}`
}

/** Whether two addresses are the same, however they were typed. */
export function isSameAddress(one: TaxableAddress, other: TaxableAddress): boolean {
  const [a, b] = [tidyAddress(one), tidyAddress(other)]
  return (Object.keys({ ...a, ...b }) as AddressPart[]).every(part => a[part] === b[part])
}
