/** Rates in millionths of the price: 72500 is 7.25%. */
export interface TaxRates {
  /** On services, which includes cloud plans. */
  saas: number
  /** On delivered data. */
  data: number
}

export const NO_TAX: TaxRates = { saas: 0, data: 0 }

/**
 * What we charge by state of the United States, for services and for delivered data (decision B5). States
 * that tax neither, and all other countries, are not listed. One rate for a state: its own rate with the
 * average of what its counties and cities add.
 */
const STATES: Readonly<Record<string, readonly [saas: number, data: number]>> = {
  AZ: [83_800, 0],
  CT: [63_500, 63_500],
  DC: [60_000, 60_000],
  HI: [44_400, 44_400],
  IA: [69_400, 0],
  KY: [60_000, 60_000],
  LA: [100_000, 0],
  MA: [62_500, 0],
  MD: [60_000, 60_000],
  MS: [70_700, 0],
  NJ: [0, 66_300],
  NM: [76_100, 76_100],
  NY: [85_300, 85_300],
  OH: [72_400, 72_400],
  PA: [63_400, 63_400],
  RI: [70_000, 0],
  SC: [75_000, 0],
  SD: [61_100, 61_100],
  TN: [95_500, 95_500],
  TX: [82_000, 82_000],
  UT: [72_500, 0],
  VT: [63_600, 0],
  WA: [93_800, 93_800],
  WV: [65_700, 65_700],
}

/** The rates at an address; those of a location without sales tax are zero. */
export function ratesAt({
  administrative_area,
  country_iso3,
}: {
  administrative_area: string
  country_iso3: string
}): TaxRates {
  const found = country_iso3 === 'USA' ? STATES[administrative_area.toUpperCase()] : undefined
  return found ? { saas: found[0], data: found[1] } : NO_TAX
}

/** A rate as the API returns it: a fraction of the price. */
export const rateWire = (millionths: number): number => millionths / 1_000_000
