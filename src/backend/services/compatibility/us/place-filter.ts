/** Where a suggestion is. */
interface Place {
  city: string
  state: string
  zipcode: string
}

/** What of a request says which places are suggested. */
interface PlaceQuery {
  include_only_cities?: string
  include_only_states?: string
  include_only_zip_codes?: string
  exclude_states?: string
  prefer_cities?: string
  prefer_states?: string
  prefer_zip_codes?: string
}

type PlaceTest = (place: Place) => boolean

/** The filters and preferences of a request; undefined for none. */
export function readPlaceFilter(query: PlaceQuery): {
  fits: PlaceTest | undefined
  prefers: PlaceTest | undefined
  /** The one state that there may be suggestions of. */
  onlyState: string | undefined
} {
  const { include_only_cities: cities, include_only_states: states, include_only_zip_codes: zips } = query
  const isIncluded = anyOf(cities, states, zips)
  const excluded = readList(query.exclude_states)
  const isAllowed: PlaceTest = ({ state }) => !excluded.includes(state)
  const included = readList(states)
  return {
    fits:
      isIncluded || excluded.length ? place => (isIncluded?.(place) ?? true) && isAllowed(place) : undefined,
    prefers: anyOf(query.prefer_cities, query.prefer_states, query.prefer_zip_codes),
    onlyState:
      included.length === 1 && /^[A-Z]{2}$/.test(included[0] ?? '') && !cities && !zips
        ? included[0]
        : undefined,
  }
}

/** Whether a place is in one of the lists; undefined without any. */
function anyOf(
  cities: string | undefined,
  states: string | undefined,
  zips: string | undefined,
): PlaceTest | undefined {
  const cityTests = readCities(cities)
  const stateList = readList(states)
  const zipList = readList(zips).map(zip => zip.slice(0, 5))
  if (!cityTests.length && !stateList.length && !zipList.length) return undefined
  return place =>
    stateList.includes(place.state) ||
    zipList.includes(place.zipcode) ||
    cityTests.some(
      ({ city, state }) =>
        city === place.city.toUpperCase() && (state === undefined || state === place.state),
    )
}

/** `UT;CO`, or with commas. */
function readList(list = ''): string[] {
  return list.toUpperCase().split(/[;,]/).flatMap(trimmed)
}

/** `OGDEN,PROVO,UT;DENVER,CO`: each state follows its cities. */
function readCities(list = ''): { city: string; state: string | undefined }[] {
  return list
    .toUpperCase()
    .split(';')
    .flatMap(group => {
      const names = group.split(',').flatMap(trimmed)
      const state = names.length > 1 && names.at(-1)?.length === 2 ? names.pop() : undefined
      return names.map(city => ({ city, state }))
    })
}

const trimmed = (text: string) => text.trim() || []
