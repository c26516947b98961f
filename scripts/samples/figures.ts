import { countries } from '#backend/services/gateway/international/data.ts'
import { internationalResponse } from '#backend/services/gateway/international/responses.ts'
import { sampleSource } from '#backend/services/gateway/sample-source.ts'
import { distanceBetween, METERS_A_DEGREE, type Point } from '#backend/services/gateway/sphere.ts'
import { placeOfZip, type UsHouse, usHouses } from '#backend/services/gateway/us/data/addresses.ts'
import {
  usAutocompleteResponse,
  usNearestResponse,
  usStreetResponse,
} from '#backend/services/gateway/us/responses.ts'
import {
  formatExamples,
  nearestPoint,
  roofAddress,
  sliceZip,
  typedAbroad,
  typedInUs,
  unitsAddress,
} from '#portal/content/samples/figure-lookups.ts'
import type {
  AddressPart,
  FormattedAddress,
  GroundPoint,
  RoofFigure,
} from '#portal/content/templates/product-figures.ts'

interface Exported {
  name: string
  type: string
  value: unknown
}

/** Data of the drawings on product pages, by the path of their file in the content. */
export async function figureFiles(note: string): Promise<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(await figures()).map(([file, values]) => {
      const figure = values.flatMap(({ type }) => /\w+Figure/.exec(type)?.[0] ?? [])[0]
      const exports = values.map(
        ({ name, type, value }) => `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)}\n`,
      )
      const types = `${note}import type { ${figure} } from '#portal/content/templates/product-figures.ts'\n`
      return [`figures/${file}.ts`, [types, ...exports].join('\n')]
    }),
  )
}

async function figures(): Promise<Record<string, readonly Exported[]>> {
  return {
    typing: [
      { name: 'usTyping', type: "TypingFigure['steps']", value: usTyping() },
      { name: 'typingAbroad', type: "TypingFigure['steps']", value: await typingAbroad() },
    ],
    units: [
      {
        name: 'units',
        type: "Pick<UnitsFigure, 'address' | 'designator' | 'numbers'>",
        value: await units(),
      },
    ],
    formats: [
      { name: 'formats', type: "FormatsFigure['addresses']", value: formatExamples.map(formatted) },
      { name: 'countryCount', type: 'number', value: new Set(countries.values()).size },
    ],
    roof: [{ name: 'roof', type: "Omit<RoofFigure, 'kind' | 'note'>", value: roof() }],
    nearest: [{ name: 'nearest', type: "Omit<NearestFigure, 'kind' | 'note'>", value: nearest() }],
    slice: [{ name: 'slice', type: "Pick<SliceFigure, 'columns' | 'rows'>", value: slice() }],
  }
}

function usTyping() {
  return typedInUs.map(typed => ({
    label: typed,
    typed,
    suggestions: usAutocompleteResponse({ search: typed, max_results: 5 }).suggestions.map(
      ({ street_line, city, state, zipcode, entries }) => ({
        line: street_line,
        place: `${city} ${state} ${zipcode}`,
        entries,
      }),
    ),
  }))
}

async function typingAbroad() {
  const steps = typedAbroad.map(async ({ label, country, search, isOpened }) => {
    const ask = (group?: string) =>
      sampleSource.suggestInternationalAddresses({ country, search, max_results: 4, ...(group && { group }) })
    const { suggestions } = await ask()
    const shown = isOpened ? (await ask(suggestions[0]?.group ?? undefined)).suggestions : suggestions
    return {
      label,
      typed: search,
      suggestions: shown.map(({ address1, address2, entries }) => ({
        line: address1,
        place: address2,
        entries,
      })),
    }
  })
  return Promise.all(steps)
}

async function units() {
  const { results } = await sampleSource.listUsSecondaryAddresses({ ...unitsAddress, max_results: 100 })
  const [building] = results
  const [first] = building?.units ?? []
  if (!building || !first || building.has_more)
    throw new Error('the figure shows a building with all of its units')
  const { delivery_line_1, last_line } = building.postal_address
  return {
    address: `${delivery_line_1}, ${last_line}`,
    designator: first.secondary_designator,
    numbers: building.units.map(({ secondary_number }) => secondary_number),
  }
}

/** The lines of a response, taken apart by the components that they are made of. */
function formatted({ country, lookup }: (typeof formatExamples)[number]): FormattedAddress {
  const [found] = internationalResponse(lookup).candidates
  if (!found) throw new Error(`the sample does not have ${lookup.address1}`)
  const { premise, street, locality, administrative_area, postal_code } = found.components
  const parts: AddressPart[] = [
    { text: street, part: 'street' },
    { text: postal_code ?? '', part: 'code' },
    { text: locality ?? '', part: 'locality' },
    { text: premise ?? '', part: 'premise' },
    { text: administrative_area ?? '', part: 'area' },
  ]
  const known = parts.filter(({ text }) => text)
  return { country, lines: [found.address1, found.address2].map(line => takenApart(line, known)) }
}

function takenApart(line: string, parts: readonly AddressPart[]): AddressPart[] {
  if (!line) return []
  const found = parts.map(part => ({ ...part, at: indexOfWord(line, part.text) })).find(({ at }) => at >= 0)
  if (!found) return [{ text: line, part: null }]
  return [
    ...takenApart(line.slice(0, found.at), parts),
    { text: found.text, part: found.part },
    ...takenApart(line.slice(found.at + found.text.length), parts),
  ]
}

function indexOfWord(line: string, word: string): number {
  return ` ${line} `.indexOf(` ${word} `)
}

function roof() {
  const [found] = usStreetResponse([roofAddress]).candidates
  const house = usHouses.find(({ number, street, zipcode }) =>
    found
      ? number === found.components.primary_number &&
        street === found.components.street_name &&
        zipcode === found.components.zipcode
      : false,
  )
  const place = house && placeOfZip(house.zipcode)
  if (!found || !house || !place) throw new Error('the sample does not have the house of the figure')
  const near = usHouses.filter(other => distanceBetween(house, other) < 75)
  // Verification answers the block; the roof is what this product adds.
  const block = found.metadata
  return {
    address: `${found.delivery_line_1}, ${found.last_line}`,
    houses: near.map(other => metersFrom(house, other)),
    street: streetAlong(near, house),
    others: [
      {
        name: 'The block, by verification',
        ...metersFrom(house, block),
        distance: rounded(distanceBetween(house, block)),
      },
      {
        name: 'Center of the ZIP Code',
        ...metersFrom(house, place),
        distance: rounded(distanceBetween(house, place)),
      },
    ],
  }
}

/** The middle of a street, halfway between the houses on both of its sides, past the edges of the drawing. */
function streetAlong(near: readonly UsHouse[], house: UsHouse): RoofFigure['street'] {
  const oneSide = near.filter(({ number }) => (Number(number) - Number(house.number)) % 2 === 0)
  const other = near.filter(({ number }) => (Number(number) - Number(house.number)) % 2 !== 0)
  const center = metersFrom(house, middleOf([middleOf(oneSide), middleOf(other)]))
  const ends = oneSide.map(each => metersFrom(house, each)).toSorted((a, b) => a.east - b.east)
  const [west, east] = [ends[0], ends.at(-1)]
  if (!west || !east || west === east) throw new Error('the figure needs a street with several houses')
  const slope = (east.north - west.north) / (east.east - west.east)
  const pointAt = (meters: number) => ({
    east: meters,
    north: rounded(center.north + slope * (meters - center.east)),
  })
  return { name: streetName(house), from: pointAt(-200), to: pointAt(200) }
}

function streetName({ predirection, street, suffix, postdirection }: UsHouse): string {
  return [predirection, street, suffix, postdirection].filter(Boolean).join(' ')
}

function middleOf(points: readonly Point[]): Point {
  const sum = (key: keyof Point) => points.reduce((total, point) => total + point[key], 0) / points.length
  return { latitude: sum('latitude'), longitude: sum('longitude') }
}

function metersFrom(origin: Point, point: Point): GroundPoint {
  const narrowing = Math.cos((origin.latitude * Math.PI) / 180)
  return {
    east: rounded((point.longitude - origin.longitude) * METERS_A_DEGREE * narrowing),
    north: rounded((point.latitude - origin.latitude) * METERS_A_DEGREE),
  }
}

function nearest() {
  const { results } = usNearestResponse({ ...nearestPoint, max_distance: 200, max_results: 6 })
  return {
    ...nearestPoint,
    results: results.map(({ postal_address, distance, bearing }) => ({
      line: postal_address.delivery_line_1,
      distance,
      bearing,
    })),
  }
}

/** Rows as the files of the master address list have them, each verified by the gateway. */
function slice() {
  const houses = usHouses.filter(({ zipcode }) => zipcode === sliceZip).slice(0, 6)
  const rows = houses.flatMap(house => {
    const { number, zipcode } = house
    const [found] = usStreetResponse([{ street: `${number} ${streetName(house)}`, zipcode }]).candidates
    if (!found) return []
    const { components, metadata, delivery_point_barcode } = found
    return [
      [
        found.delivery_line_1,
        components.city_name,
        components.state_abbreviation,
        `${components.zipcode}-${components.plus4_code}`,
        delivery_point_barcode,
        metadata.rdi,
        String(metadata.latitude),
        String(metadata.longitude),
      ],
    ]
  })
  return {
    columns: [
      'delivery_line_1',
      'city_name',
      'state_abbreviation',
      'zip_plus4',
      'delivery_point_barcode',
      'rdi',
      'latitude',
      'longitude',
    ],
    rows,
  }
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
