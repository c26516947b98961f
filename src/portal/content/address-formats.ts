/** What a part of an address is. */
export type AddressPart = 'street' | 'number' | 'building' | 'district' | 'city' | 'region' | 'code'

/** How addresses of a country are written, with the address of a public building as the example. */
export interface AddressFormat {
  /** ISO 3166, two letters. */
  iso2: string
  country: string
  building: string
  /** Language of the example, as a tag of BCP 47. */
  language: string
  /** Lines of the example; a text without a part joins the others. */
  lines: readonly (readonly (readonly [text: string, part?: AddressPart])[])[]
  /** What its postal code is called and looks like: N a digit, A a letter. Null where there is none. */
  code: { name: string; pattern: string; place: string } | null
  note: string
}

const format = (
  iso2: string,
  country: string,
  building: string,
  language: string,
  lines: AddressFormat['lines'],
  code: readonly [name: string, pattern: string, place: string] | null,
  note: string,
): AddressFormat => ({
  iso2,
  country,
  building,
  language,
  lines,
  code: code && { name: code[0], pattern: code[1], place: code[2] },
  note,
})

const BEFORE = 'before the city'
const AFTER = 'after the city'
const LAST = 'on a line of its own, at the end'
const REGION = 'after the state or province'

/** By the English name of the country. */
export const addressFormats: readonly AddressFormat[] = [
  format(
    'AU',
    'Australia',
    'Sydney Opera House',
    'en',
    [
      [['Bennelong Point', 'street']],
      [
        ['SYDNEY', 'city'],
        ['NSW', 'region'],
        ['2000', 'code'],
      ],
    ],
    ['Postcode', 'NNNN', REGION],
    'The last line is in capital letters, without commas.',
  ),
  format(
    'AT',
    'Austria',
    'Parliament',
    'de',
    [
      [
        ['Dr.-Karl-Renner-Ring', 'street'],
        ['3', 'number'],
      ],
      [
        ['1017', 'code'],
        ['Wien', 'city'],
      ],
    ],
    ['Postleitzahl', 'NNNN', BEFORE],
    'Staircase and door follow the number with slashes: 3/2/15.',
  ),
  format(
    'BE',
    'Belgium',
    'European Commission',
    'fr',
    [
      [
        ['Rue de la Loi', 'street'],
        ['200', 'number'],
      ],
      [
        ['1049', 'code'],
        ['Bruxelles', 'city'],
      ],
    ],
    ['Code postal, postcode', 'NNNN', BEFORE],
    'Streets of Brussels have a French and a Dutch name: Wetstraat 200 is the same house.',
  ),
  format(
    'BR',
    'Brazil',
    'Palácio do Planalto',
    'pt',
    [
      [['Praça dos Três Poderes', 'street']],
      [['Brasília', 'city'], ['– '], ['DF', 'region']],
      [['70150-900', 'code']],
    ],
    ['CEP', 'NNNNN-NNN', LAST],
    'The state is two letters, after a dash.',
  ),
  format(
    'CA',
    'Canada',
    'Library and Archives Canada',
    'en',
    [
      [
        ['395', 'number'],
        ['Wellington St', 'street'],
      ],
      [
        ['Ottawa', 'city'],
        ['ON', 'region'],
        ['K1A 0N4', 'code'],
      ],
    ],
    ['Postal code', 'ANA NAN', REGION],
    'Letters and digits alternate. D, F, I, O, Q and U are never used.',
  ),
  format(
    'CN',
    'China',
    'Palace Museum',
    'zh',
    [
      [['100009', 'code']],
      [
        ['北京市', 'city'],
        ['东城区', 'district'],
        ['景山前街', 'street'],
        ['4号', 'number'],
      ],
    ],
    ['邮政编码', 'NNNNNN', 'before the address'],
    'From the largest to the smallest, without spaces. In Latin letters the order turns around.',
  ),
  format(
    'CZ',
    'Czechia',
    'Chamber of Deputies',
    'cs',
    [
      [
        ['Sněmovní', 'street'],
        ['4', 'number'],
      ],
      [
        ['118 26', 'code'],
        ['Praha 1', 'city'],
      ],
    ],
    ['PSČ', 'NNN NN', BEFORE],
    'A house can have two numbers, 176/4: one of its district, one of its street.',
  ),
  format(
    'DK',
    'Denmark',
    'Copenhagen City Hall',
    'da',
    [
      [
        ['Rådhuspladsen', 'street'],
        ['1', 'number'],
      ],
      [
        ['1550', 'code'],
        ['København V', 'city'],
      ],
    ],
    ['Postnummer', 'NNNN', BEFORE],
    'Floor and side follow the number: 1, 2. tv is the second floor on the left.',
  ),
  format(
    'FI',
    'Finland',
    'Parliament',
    'fi',
    [
      [
        ['Mannerheimintie', 'street'],
        ['30', 'number'],
      ],
      [
        ['00100', 'code'],
        ['Helsinki', 'city'],
      ],
    ],
    ['Postinumero', 'NNNNN', BEFORE],
    'Many streets have a Finnish and a Swedish name.',
  ),
  format(
    'FR',
    'France',
    'National Assembly',
    'fr',
    [
      [
        ['126', 'number'],
        ['rue de l’Université', 'street'],
      ],
      [
        ['75007', 'code'],
        ['PARIS', 'city'],
      ],
    ],
    ['Code postal', 'NNNNN', BEFORE],
    'The last line is in capital letters. Large receivers have codes of their own, marked CEDEX.',
  ),
  format(
    'DE',
    'Germany',
    'Reichstag building',
    'de',
    [
      [
        ['Platz der Republik', 'street'],
        ['1', 'number'],
      ],
      [
        ['11011', 'code'],
        ['Berlin', 'city'],
      ],
    ],
    ['Postleitzahl', 'NNNNN', BEFORE],
    'There are no apartment numbers; the name at the door decides.',
  ),
  format(
    'HK',
    'Hong Kong',
    'Two International Finance Centre',
    'en',
    [
      [
        ['8', 'number'],
        ['Finance Street', 'street'],
      ],
      [['Central', 'district']],
      [['Hong Kong', 'city']],
    ],
    null,
    'No postal codes at all. Flat, floor and building come first.',
  ),
  format(
    'HU',
    'Hungary',
    'Parliament',
    'hu',
    [
      [['Budapest', 'city']],
      [
        ['Kossuth Lajos tér', 'street'],
        ['1–3.', 'number'],
      ],
      [['1055', 'code']],
    ],
    ['Irányítószám', 'NNNN', LAST],
    'The city comes before the street.',
  ),
  format(
    'IN',
    'India',
    'Rashtrapati Bhavan',
    'en',
    [
      [['Rashtrapati Bhavan', 'building']],
      [
        ['New Delhi', 'city'],
        ['110004', 'code'],
      ],
    ],
    ['PIN code', 'NNNNNN', AFTER],
    'Many addresses name a landmark and no number.',
  ),
  format(
    'IE',
    'Ireland',
    'General Post Office',
    'en',
    [[['O’Connell Street Lower', 'street']], [['Dublin 1', 'city']], [['D01 F5P2', 'code']]],
    ['Eircode', 'ANN XXXX', LAST],
    'Each home has a code of its own. It has letters and digits mixed in its last four places.',
  ),
  format(
    'IT',
    'Italy',
    'Colosseum',
    'it',
    [
      [
        ['Piazza del Colosseo', 'street'],
        ['1', 'number'],
      ],
      [
        ['00184', 'code'],
        ['Roma', 'city'],
        ['RM', 'region'],
      ],
    ],
    ['CAP', 'NNNNN', BEFORE],
    'Two letters of the province follow the city.',
  ),
  format(
    'JP',
    'Japan',
    'Imperial Palace',
    'ja',
    [
      [['〒100-8111', 'code']],
      [
        ['東京都', 'region'],
        ['千代田区', 'city'],
        ['千代田', 'district'],
        ['1-1', 'number'],
      ],
    ],
    ['郵便番号', 'NNN-NNNN', 'before the address'],
    'Most streets have no name. The numbers are those of the block and of the house in it.',
  ),
  format(
    'MX',
    'Mexico',
    'National Museum of Anthropology',
    'es',
    [
      [
        ['Av. Paseo de la Reforma', 'street'],
        ['s/n', 'number'],
      ],
      [['Polanco', 'district']],
      [
        ['11560', 'code'],
        ['Ciudad de México,', 'city'],
        ['CDMX', 'region'],
      ],
    ],
    ['Código postal', 'NNNNN', BEFORE],
    'The neighborhood, colonia, is a part of the address. s/n is sin número, without a number.',
  ),
  format(
    'NL',
    'Netherlands',
    'Rijksmuseum',
    'nl',
    [
      [
        ['Museumstraat', 'street'],
        ['1', 'number'],
      ],
      [
        ['1071 XX', 'code'],
        ['Amsterdam', 'city'],
      ],
    ],
    ['Postcode', 'NNNN AA', BEFORE],
    'Code and house number are enough: they name one door.',
  ),
  format(
    'NZ',
    'New Zealand',
    'Te Papa museum',
    'en',
    [
      [
        ['55', 'number'],
        ['Cable Street', 'street'],
      ],
      [['Te Aro', 'district']],
      [
        ['Wellington', 'city'],
        ['6011', 'code'],
      ],
    ],
    ['Postcode', 'NNNN', AFTER],
    'The suburb has a line of its own.',
  ),
  format(
    'NO',
    'Norway',
    'Parliament',
    'no',
    [
      [
        ['Karl Johans gate', 'street'],
        ['22', 'number'],
      ],
      [
        ['0026', 'code'],
        ['Oslo', 'city'],
      ],
    ],
    ['Postnummer', 'NNNN', BEFORE],
    'Codes can begin with zero, which spreadsheets take away.',
  ),
  format(
    'PL',
    'Poland',
    'Sejm',
    'pl',
    [
      [
        ['ul. Wiejska', 'street'],
        ['4/6/8', 'number'],
      ],
      [
        ['00-902', 'code'],
        ['Warszawa', 'city'],
      ],
    ],
    ['Kod pocztowy', 'NN-NNN', BEFORE],
    'An apartment follows the number with a slash, or with m.',
  ),
  format(
    'PT',
    'Portugal',
    'Jerónimos Monastery',
    'pt',
    [
      [['Praça do Império', 'street']],
      [
        ['1400-206', 'code'],
        ['Lisboa', 'city'],
      ],
    ],
    ['Código postal', 'NNNN-NNN', BEFORE],
    'Floor and side follow the number: 12, 3.º Esq.',
  ),
  format(
    'SG',
    'Singapore',
    'Parliament House',
    'en',
    [
      [
        ['1', 'number'],
        ['Parliament Place', 'street'],
      ],
      [
        ['Singapore', 'city'],
        ['178880', 'code'],
      ],
    ],
    ['Postal code', 'NNNNNN', AFTER],
    'Each building has a code of its own. A unit is written #12-34: floor, then door.',
  ),
  format(
    'ZA',
    'South Africa',
    'Parliament',
    'en',
    [
      [
        ['120', 'number'],
        ['Plein Street', 'street'],
      ],
      [['Cape Town', 'city']],
      [['8001', 'code']],
    ],
    ['Postal code', 'NNNN', LAST],
    'A street and the PO boxes of one town can have different codes.',
  ),
  format(
    'KR',
    'South Korea',
    'Gyeongbokgung Palace',
    'ko',
    [
      [
        ['서울특별시', 'city'],
        ['종로구', 'district'],
        ['사직로', 'street'],
        ['161', 'number'],
      ],
      [['03045', 'code']],
    ],
    ['우편번호', 'NNNNN', LAST],
    'Street names have been official since 2014; older addresses use lot numbers.',
  ),
  format(
    'ES',
    'Spain',
    'Prado Museum',
    'es',
    [
      [
        ['Calle de Ruiz de Alarcón', 'street'],
        ['23', 'number'],
      ],
      [
        ['28014', 'code'],
        ['Madrid', 'city'],
      ],
    ],
    ['Código postal', 'NNNNN', BEFORE],
    'The first two digits are the province. Floor and door follow the number: 23, 2.º B.',
  ),
  format(
    'SE',
    'Sweden',
    'Nobel Prize Museum',
    'sv',
    [
      [
        ['Stortorget', 'street'],
        ['2', 'number'],
      ],
      [
        ['103 16', 'code'],
        ['Stockholm', 'city'],
      ],
    ],
    ['Postnummer', 'NNN NN', BEFORE],
    'A space after the third digit.',
  ),
  format(
    'CH',
    'Switzerland',
    'Federal Palace',
    'de',
    [
      [
        ['Bundesplatz', 'street'],
        ['3', 'number'],
      ],
      [
        ['3003', 'code'],
        ['Bern', 'city'],
      ],
    ],
    ['Postleitzahl', 'NNNN', BEFORE],
    'Four languages. Bern and Berne are one city.',
  ),
  format(
    'GB',
    'United Kingdom',
    'British Museum',
    'en',
    [[['Great Russell Street', 'street']], [['LONDON', 'city']], [['WC1B 3DG', 'code']]],
    ['Postcode', 'A9 9AA to AA9A 9AA', LAST],
    'The town is in capital letters. The county is not needed.',
  ),
  format(
    'US',
    'United States',
    'White House',
    'en',
    [
      [
        ['1600', 'number'],
        ['Pennsylvania Ave NW', 'street'],
      ],
      [
        ['Washington', 'city'],
        ['DC', 'region'],
        ['20500', 'code'],
      ],
    ],
    ['ZIP Code', 'NNNNN or NNNNN-NNNN', REGION],
    'The unit ends the first line: Apt 5, Ste 3400.',
  ),
]
