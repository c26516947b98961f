/** A fictional street outside of the United States, with the numbers of its houses. */
export interface Street {
  country: string
  name: string
  locality: string
  administrativeArea: string
  postalCode: string
  from: number
  to: number
  latitude: number
  longitude: number
}

/** Format of the two lines, by country: number before or after the street, code before or after the place. */
export const NUMBER_FIRST = new Set(['CAN', 'GBR', 'FRA', 'AUS', 'IND'])
export const CODE_FIRST = new Set(['DEU', 'FRA', 'ESP', 'NLD', 'ITA', 'MEX', 'BRA'])

const STREETS = `
DEU|Lindenhofweg|Hamburg|Hamburg|20354|1-48|53.5569|9.9871
DEU|Am Alten Speicher|Leipzig|Sachsen|04109|2-30|51.3397|12.3731
DEU|Mühlbachstraße|München|Bayern|80331|1-76|48.1371|11.5754
FRA|Rue des Tilleuls|Lyon||69002|1-64|45.7578|4.832
FRA|Quai du Vieux Moulin|Nantes||44000|3-39|47.2184|-1.5536
GBR|Copperfield Lane|Bristol||BS1 4QA|1-42|51.4545|-2.5879
GBR|Old Harbour Street|Leeds||LS1 3DE|2-88|53.7997|-1.5492
CAN|Maple Ridge Crescent|Toronto|ON|M5V 2T6|10-190|43.6426|-79.3871
CAN|Rue du Vieux Quai|Québec|QC|G1K 4B2|4-120|46.8139|-71.208
AUS|Ironbark Road|Melbourne|VIC|3000|1-150|-37.8136|144.9631
ESP|Calle del Olivar|Sevilla|Andalucía|41001|1-58|37.3891|-5.9845
NLD|Windmolenkade|Utrecht||3511 AB|1-99|52.0907|5.1214
ITA|Via dei Limoni|Bologna|BO|40121|1-44|44.4949|11.3426
MEX|Calle Jacarandas|Guadalajara|JAL|44100|100-380|20.6597|-103.3496
BRA|Rua das Palmeiras|Curitiba|PR|80010-000|20-600|-25.4284|-49.2733
IND|Banyan Tree Road|Pune|MH|411001|1-80|18.5204|73.8567`

export const streets: readonly Street[] = STREETS.trim()
  .split('\n')
  .map(line => {
    const [country = '', name = '', locality = '', administrativeArea = '', postalCode = '', ...rest] =
      line.split('|')
    const [numbers = '', latitude, longitude] = rest
    const [from = 0, to = 0] = numbers.split('-').map(Number)
    return {
      country,
      name,
      locality,
      administrativeArea,
      postalCode,
      from,
      to,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }
  })

/** Countries in the data, by their names and both of their codes. */
const COUNTRIES: Record<string, readonly string[]> = {
  DEU: ['de', 'germany'],
  FRA: ['fr', 'france'],
  GBR: ['gb', 'uk', 'united kingdom', 'great britain'],
  CAN: ['ca', 'canada'],
  AUS: ['au', 'australia'],
  ESP: ['es', 'spain'],
  NLD: ['nl', 'netherlands'],
  ITA: ['it', 'italy'],
  MEX: ['mx', 'mexico'],
  BRA: ['br', 'brazil'],
  IND: ['in', 'india'],
}

export const countries: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTRIES).flatMap(([iso3, names]) =>
    [iso3.toLowerCase(), ...names].map(name => [name, iso3] as const),
  ),
)
