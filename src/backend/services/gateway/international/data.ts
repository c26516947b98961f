/** A street of the sample outside of the United States, with the numbers of its houses. */
export interface Street {
  country: string
  name: string
  locality: string
  administrativeArea: string
  postalCode: string
  from: number
  to: number
  /** Degrees, of the middle of the street. */
  latitude: number
  longitude: number
}

/** Format of the two lines, by country: number before or after the street, code before or after the place. */
export const NUMBER_FIRST = new Set(['CAN', 'GBR', 'IRL', 'FRA', 'AUS', 'NZL', 'IND', 'SGP'])
export const CODE_FIRST = new Set(
  'DEU FRA ESP NLD BEL CHE AUT ITA PRT DNK SWE NOR FIN POL MEX BRA'.split(' '),
)
/** Countries that write the state or province after the place. */
export const AREA_WRITTEN = new Set(['CAN', 'AUS', 'ITA', 'BRA', 'MEX', 'IND'])

const STREETS = `
DEU|Lindenhofweg|Hamburg|Hamburg|20354|1-48|53.5569|9.9871
DEU|Jungfernstieg|Hamburg|Hamburg|20354|1-50|53.5538|9.9926
DEU|Am Alten Speicher|Leipzig|Sachsen|04109|2-30|51.3397|12.3731
DEU|Mühlbachstraße|München|Bayern|80331|1-76|48.1371|11.5754
DEU|Sendlinger Straße|München|Bayern|80331|1-64|48.1358|11.5693
DEU|Unter den Linden|Berlin|Berlin|10117|1-78|52.5170|13.3889
DEU|Friedrichstraße|Berlin|Berlin|10117|40-246|52.5122|13.3903
FRA|Rue des Tilleuls|Lyon||69002|1-64|45.7578|4.832
FRA|Rue de la République|Lyon||69002|1-85|45.7601|4.8358
FRA|Quai du Vieux Moulin|Nantes||44000|3-39|47.2184|-1.5536
FRA|Rue de Rivoli|Paris||75001|144-250|48.8606|2.3376
FRA|Avenue Montaigne|Paris||75008|1-59|48.8661|2.3042
GBR|Copperfield Lane|Bristol||BS1 4QA|1-42|51.4545|-2.5879
GBR|Old Harbour Street|Leeds||LS1 3DE|2-88|53.7997|-1.5492
GBR|Downing Street|London||SW1A 2AA|9-12|51.5034|-0.1276
GBR|Baker Street|London||NW1 6XE|185-249|51.5237|-0.1585
GBR|Deansgate|Manchester||M3 2BW|60-184|53.4813|-2.2489
IRL|Grafton Street|Dublin||D02 VF65|1-118|53.3421|-6.2597
CAN|Maple Ridge Crescent|Toronto|ON|M5V 2T6|10-190|43.6426|-79.3871
CAN|King Street West|Toronto|ON|M5V 1J5|300-640|43.6457|-79.3943
CAN|Rue du Vieux Quai|Québec|QC|G1K 4B2|4-120|46.8139|-71.208
CAN|Rue Sainte-Catherine Ouest|Montréal|QC|H3B 1A1|600-1390|45.5017|-73.5709
CAN|Granville Street|Vancouver|BC|V6Z 1L2|750-1290|49.2801|-123.1219
CAN|Granville Street|Halifax|NS|B3J 1X5|1500-1998|44.6488|-63.5752
AUS|Ironbark Road|Melbourne|VIC|3000|1-150|-37.8136|144.9631
AUS|Collins Street|Melbourne|VIC|3000|1-575|-37.8155|144.9669
AUS|George Street|Sydney|NSW|2000|200-483|-33.8688|151.2071
NZL|Queen Street|Auckland||1010|1-480|-36.8485|174.7645
ESP|Calle del Olivar|Sevilla|Andalucía|41001|1-58|37.3891|-5.9845
ESP|Gran Vía|Madrid|Madrid|28013|1-78|40.4203|-3.7058
NLD|Windmolenkade|Utrecht||3511 AB|1-99|52.0907|5.1214
NLD|Keizersgracht|Amsterdam||1015 CJ|100-250|52.3740|4.8862
BEL|Meir|Antwerpen||2000|1-120|51.2181|4.4099
CHE|Bahnhofstrasse|Zürich|ZH|8001|1-110|47.3717|8.5386
AUT|Kärntner Straße|Wien|Wien|1010|1-61|48.2045|16.3712
ITA|Via dei Limoni|Bologna|BO|40121|1-44|44.4949|11.3426
ITA|Via del Corso|Roma|RM|00186|1-530|41.9022|12.4800
PRT|Rua Augusta|Lisboa||1100-053|1-290|38.7107|-9.1371
DNK|Strøget|København||1160|1-62|55.6786|12.5736
SWE|Drottninggatan|Stockholm||111 51|1-120|59.3350|18.0600
NOR|Karl Johans gate|Oslo||0154|1-45|59.9125|10.7430
FIN|Aleksanterinkatu|Helsinki||00100|1-52|60.1686|24.9466
POL|Nowy Świat|Warszawa||00-497|1-70|52.2335|21.0190
MEX|Calle Jacarandas|Guadalajara|JAL|44100|100-380|20.6597|-103.3496
MEX|Avenida Juárez|Ciudad de México|CDMX|06050|1-130|19.4347|-99.1463
BRA|Rua das Palmeiras|Curitiba|PR|80010-000|20-600|-25.4284|-49.2733
BRA|Avenida Paulista|São Paulo|SP|01310-100|1-2500|-23.5614|-46.6559
IND|Banyan Tree Road|Pune|MH|411001|1-80|18.5204|73.8567
SGP|Orchard Road|Singapore||238801|200-400|1.3039|103.8321`

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
  IRL: ['ie', 'ireland'],
  NZL: ['nz', 'new zealand'],
  BEL: ['be', 'belgium'],
  CHE: ['ch', 'switzerland'],
  AUT: ['at', 'austria'],
  PRT: ['pt', 'portugal'],
  DNK: ['dk', 'denmark'],
  SWE: ['se', 'sweden'],
  NOR: ['no', 'norway'],
  FIN: ['fi', 'finland'],
  POL: ['pl', 'poland'],
  SGP: ['sg', 'singapore'],
}

export const countries: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTRIES).flatMap(([iso3, names]) =>
    [iso3.toLowerCase(), ...names].map(name => [name, iso3] as const),
  ),
)
