/** A region with one rule about what a site may store before a visitor has chosen. */
export interface ConsentRegion {
  id: string
  name: string
  /** What may be stored before a choice. `all` is without what the browser's privacy signal declines. */
  before: 'necessary' | 'all'
  law: string
  /** Where the law can be read. */
  source: string
  /** Countries (ISO 3166-1) with this rule. */
  countries: readonly string[]
  /** Time zones of the browser that stand for it, where no country is known. */
  zones: RegExp
}

/** For a visitor whose region is not known, or whose law no one has reviewed. */
const strictest: ConsentRegion = {
  id: 'other',
  name: 'Other regions',
  before: 'necessary',
  law: 'Not reviewed, so the strictest rule applies',
  source: 'https://eur-lex.europa.eu/eli/dir/2002/58/2009-12-19',
  countries: [],
  zones: /^/,
}

/**
 * The regions, the first match counts. A visitor of no other region is in the last one, which asks: a region is
 * listed as `all` only where its law is known to allow that.
 */
export const consentRegions: readonly ConsentRegion[] = [
  {
    id: 'us',
    name: 'United States',
    before: 'all',
    law: 'California Consumer Privacy Act (Civ. Code §1798.120, §1798.135) and the laws of other states: opt-out, Global Privacy Control honored',
    source: 'https://oag.ca.gov/privacy/ccpa',
    countries: ['US', 'PR', 'GU', 'VI', 'AS', 'MP'],
    // With the other names that the time zone database has for them: Chrome says America/Indianapolis, and Firefox
    // America/Indiana/Indianapolis.
    zones:
      /^(US\/|Navajo$|HST$|EST5EDT$|CST6CDT$|MST7MDT$|PST8PDT$|America\/(New_York|Detroit|Chicago|Menominee|Denver|Shiprock|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Atka|Puerto_Rico|St_Thomas|Virgin|Indianapolis|Fort_Wayne|Knox_IN|Louisville|Indiana\/|Kentucky\/|North_Dakota\/)|Pacific\/(Honolulu|Johnston|Guam|Pago_Pago|Samoa|Saipan)$)/,
  },
  {
    id: 'uk',
    name: 'United Kingdom',
    before: 'necessary',
    law: 'Privacy and Electronic Communications Regulations 2003, regulation 6',
    source: 'https://www.legislation.gov.uk/uksi/2003/2426/regulation/6',
    countries: ['GB', 'JE', 'GG', 'IM', 'GI'],
    zones: /^(GB(-Eire)?$|Europe\/(London|Jersey|Guernsey|Isle_of_Man|Belfast|Gibraltar)$)/,
  },
  {
    id: 'eea',
    name: 'European Economic Area and Switzerland',
    before: 'necessary',
    law: 'ePrivacy Directive 2002/58/EC, article 5(3), with the GDPR, article 7',
    source: 'https://eur-lex.europa.eu/eli/dir/2002/58/2009-12-19',
    countries: [
      ...['AT', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE'],
      ...['IS', 'IT', 'LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
    ],
    zones:
      /^(Europe\/|Atlantic\/(Reykjavik|Azores|Madeira|Canary|Faroe)|Asia\/(Nicosia|Famagusta)|Africa\/Ceuta|Arctic\/)/,
  },
  {
    id: 'br',
    name: 'Brazil',
    before: 'necessary',
    law: 'Lei Geral de Proteção de Dados (Law 13.709/2018), articles 7 and 8',
    source: 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/l13709.htm',
    countries: ['BR'],
    zones:
      /^(Brazil\/|America\/(Sao_Paulo|Manaus|Bahia|Fortaleza|Recife|Belem|Cuiaba|Campo_Grande|Porto_Velho|Rio_Branco|Boa_Vista|Maceio|Araguaina|Santarem|Eirunepe|Noronha|Porto_Acre))/,
  },
  {
    id: 'ca',
    name: 'Canada',
    before: 'necessary',
    law: 'Quebec’s Act respecting the protection of personal information in the private sector (Law 25), section 8.1',
    source: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/p-39.1',
    countries: ['CA'],
    zones:
      /^(Canada\/|America\/(Toronto|Montreal|Nipigon|Thunder_Bay|Coral_Harbour|Atikokan|Blanc-Sablon|Vancouver|Creston|Dawson|Fort_Nelson|Edmonton|Yellowknife|Inuvik|Winnipeg|Rainy_River|Halifax|Glace_Bay|Goose_Bay|St_Johns|Regina|Swift_Current|Moncton|Whitehorse|Iqaluit|Pangnirtung|Rankin_Inlet|Resolute|Cambridge_Bay))/,
  },
  strictest,
]

/**
 * Returns the region of a country, which a proxy of the operator knows, or else of a time zone. A country may be
 * followed by a subdivision (`US-CA`). An unknown one is the last region.
 */
export function regionOf(country: string | undefined, zone: string): ConsentRegion {
  const code = country?.slice(0, 2).toUpperCase()
  return (
    consentRegions.find(({ countries, zones }) => (code ? countries.includes(code) : zones.test(zone))) ??
    strictest
  )
}
