import type { License } from '#generated/sales/types.ts'

/** The fields of a cloud license besides its key and its texts. */
type Entry = Pick<
  License,
  'license_id' | 'license_key' | 'license_label' | 'license_description' | 'product_line' | 'group'
> & { edition: string; region: 'United States' | 'Worldwide' /** Of the gateway. */; endpoint?: string }

const US = 'United States'
const WORLD = 'Worldwide'

const entries: readonly Entry[] = [
  {
    license_id: 1101,
    license_key: 'us-standard-cloud',
    license_label: 'US Address Verification, Standard',
    license_description: 'Verifies addresses in the United States against the postal file.',
    product_line: 'us-address-verification',
    edition: 'Standard',
    region: US,
    group: 'us-standard',
    endpoint: 'us-street',
  },
  {
    license_id: 1102,
    license_key: 'us-core-cloud',
    license_label: 'US Address Verification, Core',
    license_description: 'Verifies and standardizes addresses in the United States.',
    product_line: 'us-address-verification',
    edition: 'Core',
    region: US,
    group: 'us-core',
    endpoint: 'us-street',
  },
  {
    license_id: 1203,
    license_key: 'us-autocomplete-pro-cloud',
    license_label: 'US Address Autocomplete, Pro',
    license_description: 'Suggests addresses in the United States while they are typed.',
    product_line: 'us-address-autocomplete',
    edition: 'Pro',
    region: US,
    group: 'us-autocomplete-pro',
    endpoint: 'us-autocomplete',
  },
  {
    license_id: 1304,
    license_key: 'us-rooftop-geocoding-cloud',
    license_label: 'US Rooftop Geocoding',
    license_description: 'Turns an address in the United States into coordinates on the building itself.',
    product_line: 'us-rooftop-geocoding',
    edition: 'Standard',
    region: US,
    group: 'us-rooftop-geocoding',
  },
  {
    license_id: 1305,
    license_key: 'us-reverse-geocoding-cloud',
    license_label: 'US Reverse Geocoding',
    license_description: 'Turns coordinates in the United States into the addresses nearest to them.',
    product_line: 'us-reverse-geocoding',
    edition: 'Standard',
    region: US,
    group: 'us-reverse-geocoding',
  },
  {
    license_id: 1407,
    license_key: 'international-cloud',
    license_label: 'International Address Verification',
    license_description: 'Verifies and standardizes addresses around the world.',
    product_line: 'international-address-verification',
    edition: 'Standard',
    region: WORLD,
    group: 'international',
    endpoint: 'international-street',
  },
  {
    license_id: 1408,
    license_key: 'international-autocomplete-cloud',
    license_label: 'International Address Autocomplete',
    license_description: 'Suggests addresses country by country while they are typed.',
    product_line: 'international-address-autocomplete',
    edition: 'Standard',
    region: WORLD,
    group: 'international-autocomplete',
  },
  {
    license_id: 1409,
    license_key: 'international-geocoding-cloud',
    license_label: 'International Geocoding',
    license_description: 'Turns an address abroad into coordinates.',
    product_line: 'international-geocoding',
    edition: 'Standard',
    region: WORLD,
    group: 'international-geocoding',
  },
  {
    license_id: 1510,
    license_key: 'us-property-data-cloud',
    license_label: 'US Property Data',
    license_description: 'Adds what is known about the building at an address in the United States.',
    product_line: 'us-property-data',
    edition: 'Standard',
    region: US,
    group: 'us-property-data',
  },
  {
    license_id: 1511,
    license_key: 'us-georeference-data-cloud',
    license_label: 'US GeoReference Data',
    license_description: 'Adds census tract and boundaries to an address in the United States.',
    product_line: 'us-georeference-data',
    edition: 'Standard',
    region: US,
    group: 'us-georeference-data',
  },
  {
    license_id: 1512,
    license_key: 'us-secondary-data-cloud',
    license_label: 'US Secondary Address Data',
    license_description: 'Lists the apartments and suites at an address in the United States.',
    product_line: 'us-secondary-data',
    edition: 'Standard',
    region: US,
    group: 'us-secondary-data',
  },
]

/** All licenses on sale, by number. */
export const licenses: readonly License[] = entries.map(({ edition, region, endpoint, ...license }) => ({
  ...license,
  product_edition: edition.toLowerCase(),
  edition_key: edition.toLowerCase(),
  edition_label: edition,
  region_label: region,
  hosting_key: 'cloud',
  hosting_label: 'Cloud',
  endpoints: endpoint ? [`/api/gateway/${endpoint}`] : [],
}))
