/** A house in the United States, with the numbers of its units if it has any. The addresses are fictional. */
export interface UsHouse {
  number: string
  predirection: string | null
  street: string
  suffix: string | null
  postdirection: string | null
  city: string
  state: string
  zipcode: string
  plus4: string
  county: string
  latitude: number
  longitude: number
  timeZone: string
  isResidential: boolean
  isVacant: boolean
  /** `Apt` or `Ste`, and how many there are, counted from 1. */
  units: { designator: string; count: number } | null
}

/** Blocks of houses: every second number on one side of a street. `from-to number, street | place | …`. */
const BLOCKS = `
200-238|N|Juniper|St|UT84116|R|
201-239|N|Juniper|St|UT84116|R|
14-60||Copper Mill|Ave|CO80302|R|
62-90||Copper Mill|Ave|CO80302|R|Apt 24
1100-1148|W|Larkspur|Ln|UT84116|R|
500-520|S|Foundry|St|UT84101|C|Ste 12
501-519|S|Foundry|St|UT84101|C|
300-330|NE|Harbor View|Dr|OR97217|R|
301-331|NE|Harbor View|Dr|OR97217|R|Apt 8
2400-2440||Tidewater|Rd|VA23451|R|
10-36||Exchange|Pl|NY10005|C|Ste 40
401-449|W|Prairie Grass|Blvd|IL60607|R|Apt 60
400-448|E|Prairie Grass|Blvd|IL60611|C|
700-728||Main|St|IL62701|C|
701-729||Main|St|MO65806|R|
700-730||Main|St|MA01103|R|
90-118||Orchard Hill|Ter|MA01103|R|
3301-3349|SW|Alder Creek|Way|WA98101|R|Apt 18
1200-1230||Magnolia|Ct|GA30303|R|
1800-1846|N|Saguaro|Ave|AZ85003|R|
55-79||Pelican|Cir|FL33139|R|Apt 30
610-634||Old Depot|Rd|TX78701|C|
611-635||Old Depot|Rd|TX78701|R|
2100-2128||Lakeshore|Pkwy|MN55401|R|
5-29||Lighthouse|Sq|ME04101|C|
640-668||Sugar Maple|Dr|VT05401|R|
1500-1538|S|Cannery|Row|CA94107|C|Ste 20
1501-1539|S|Cannery|Row|CA94107|R|
870-898||Vineyard|Loop|CA95404|R|
33-59||Bluegrass|Pike|KY40202|R|`

const PLACES: Record<
  string,
  [city: string, county: string, latitude: number, longitude: number, zone: string]
> = {
  UT84116: ['Salt Lake City', 'Salt Lake', 40.7742, -111.9021, 'America/Denver'],
  UT84101: ['Salt Lake City', 'Salt Lake', 40.7559, -111.8967, 'America/Denver'],
  CO80302: ['Boulder', 'Boulder', 40.019, -105.2747, 'America/Denver'],
  OR97217: ['Portland', 'Multnomah', 45.5901, -122.6868, 'America/Los_Angeles'],
  VA23451: ['Virginia Beach', 'Virginia Beach City', 36.8529, -75.978, 'America/New_York'],
  NY10005: ['New York', 'New York', 40.706, -74.0088, 'America/New_York'],
  IL60607: ['Chicago', 'Cook', 41.8721, -87.6578, 'America/Chicago'],
  IL60611: ['Chicago', 'Cook', 41.8947, -87.6205, 'America/Chicago'],
  IL62701: ['Springfield', 'Sangamon', 39.8, -89.6495, 'America/Chicago'],
  MO65806: ['Springfield', 'Greene', 37.206, -93.297, 'America/Chicago'],
  MA01103: ['Springfield', 'Hampden', 42.1015, -72.5898, 'America/New_York'],
  WA98101: ['Seattle', 'King', 47.6114, -122.3305, 'America/Los_Angeles'],
  GA30303: ['Atlanta', 'Fulton', 33.7525, -84.3888, 'America/New_York'],
  AZ85003: ['Phoenix', 'Maricopa', 33.4511, -112.077, 'America/Phoenix'],
  FL33139: ['Miami Beach', 'Miami-Dade', 25.7867, -80.136, 'America/New_York'],
  TX78701: ['Austin', 'Travis', 30.2713, -97.7426, 'America/Chicago'],
  MN55401: ['Minneapolis', 'Hennepin', 44.9853, -93.2701, 'America/Chicago'],
  ME04101: ['Portland', 'Cumberland', 43.6606, -70.2589, 'America/New_York'],
  VT05401: ['Burlington', 'Chittenden', 44.4759, -73.2121, 'America/New_York'],
  CA94107: ['San Francisco', 'San Francisco', 37.7666, -122.3958, 'America/Los_Angeles'],
  CA95404: ['Santa Rosa', 'Sonoma', 38.4405, -122.7141, 'America/Los_Angeles'],
  KY40202: ['Louisville', 'Jefferson', 38.2527, -85.7585, 'America/New_York'],
}

/** All houses, ordered by street and number. */
export const usHouses: readonly UsHouse[] = BLOCKS.trim().split('\n').flatMap(housesOf)

function housesOf(block: string, index: number): UsHouse[] {
  const [numbers = '', direction = '', street = '', suffix = '', place = '', use = '', units = ''] =
    block.split('|')
  const [from = 0, to = 0] = numbers.split('-').map(Number)
  const [city = '', county = '', latitude = 0, longitude = 0, timeZone = ''] = PLACES[place] ?? []
  const [designator = '', count = '0'] = units.split(' ')
  return Array.from({ length: (to - from) / 2 + 1 }, (_, step) => ({
    number: String(from + 2 * step),
    predirection: direction || null,
    street,
    suffix: suffix || null,
    postdirection: null,
    city,
    state: place.slice(0, 2),
    zipcode: place.slice(2),
    // Each block has its own hundred codes, and each house has one of them.
    plus4: String(2904 + ((index * 100 + step) % 6900)).padStart(4, '0'),
    county,
    latitude: round(latitude + step * 0.0003),
    longitude: round(longitude - index * 0.0007),
    timeZone,
    isResidential: use === 'R',
    isVacant: (index * 7 + step * 5) % 23 === 11,
    units: designator ? { designator, count: Number(count) } : null,
  }))
}

function round(degrees: number): number {
  return Number(degrees.toFixed(4))
}
