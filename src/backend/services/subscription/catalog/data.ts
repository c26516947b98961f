import { FREE_PLANS } from '#domain/subscription/trials.ts'
import { type Family, type Product, UNLIMITED } from './shape.ts'

const WORLD = 'Worldwide'

/** What has a price that anyone can see, or a trial. The plans in the contracts' examples match those examples. */
export const PRICED: readonly Product[] = [
  {
    id: 1101,
    key: 'us-standard-cloud',
    label: 'US Address Verification, Standard',
    description: 'Verifies addresses in the United States against the postal file.',
    line: 'us-address-verification',
    group: 'us-standard',
    endpoint: 'us-street',
    free: FREE_PLANS.usStandardFree,
    rungs: [
      [1_000, 3071, 2_70, 3061, 24_00, 50],
      [10_000, 3072, 15_00, 3062, 132_00, 100],
      [50_000, 3073, 45_00, 3063, 405_00, 100],
      [100_000, 3074, 80_00, 3064, 720_00, 250],
    ],
    odd: [
      { id: 3055, lookups: 250_000, months: 12, price: 264_00, rate: 100, seats: 25, isDiscontinued: true },
    ],
  },
  {
    id: 1102,
    key: 'us-core-cloud',
    label: 'US Address Verification, Plus',
    description: 'Verifies and standardizes addresses in the United States.',
    line: 'us-address-verification',
    edition: 'Plus',
    editionKey: 'core',
    group: 'us-core',
    endpoint: 'us-street',
    free: FREE_PLANS.usCoreFree,
    rungs: [
      [1_000, 3131, 4_00, 3117, 36_00, 50],
      [5_000, 3132, 12_00, 3118, 108_00, 100],
      [10_000, 3133, 20_00, 3119, 180_00, 100],
      [50_000, 3134, 60_00, 3120, 540_00, 250],
      [100_000, 3135, 105_00, 3122, 945_00, 250],
      [500_000, 3136, 420_00, 3123, 3_780_00, 500],
      [UNLIMITED, 3137, 535_00, 3121, 4_800_00, null],
    ],
    odd: [
      { id: 3105, lookups: 25_000, months: 12, price: 90_00, rate: 50, seats: 5, isDiscontinued: true },
      { id: 3160, lookups: 500_000, months: 12, price: 675_00, rate: 250, seats: 25, isPrivate: true },
      { id: 3161, lookups: UNLIMITED, months: 12, price: 6_000_00, rate: null, seats: 250, isPrivate: true },
    ],
  },
  {
    id: 1203,
    key: 'us-autocomplete-pro-cloud',
    label: 'US Address Autocomplete, Pro',
    description: 'Suggests addresses in the United States while they are typed.',
    line: 'us-address-autocomplete',
    edition: 'Pro',
    group: 'us-autocomplete-pro',
    endpoint: 'us-autocomplete',
    rungs: [
      [10_000, 3310, 29_00, 3380, 261_00, 50],
      [100_000, 3311, 149_00, 3381, 1_341_00, 100],
      [500_000, 3312, 499_00, 3382, 4_491_00, 250],
      [UNLIMITED, 3313, 667_00, 3390, 6_000_00, null],
    ],
    odd: [{ id: 3305, lookups: 5_000, months: 1, price: 19_00, rate: 20, seats: 2, isDiscontinued: true }],
  },
  {
    id: 1304,
    key: 'us-rooftop-geocoding-cloud',
    label: 'US Rooftop Geocoding',
    description: 'Turns an address in the United States into coordinates on the building itself.',
    line: 'us-rooftop-geocoding',
    group: 'us-rooftop-geocoding',
    endpoint: 'us-rooftop-geocoding',
    rungs: [
      [1_000, 3420, 10_00, 3408, 90_00, 50],
      [5_000, 3421, 38_00, 3409, 342_00, 100],
      [10_000, 3422, 67_00, 3410, 600_00, 100],
      [50_000, 3423, 240_00, 3411, 2_160_00, 250],
      [100_000, 3424, 400_00, 3412, 3_600_00, 250],
    ],
  },
  {
    id: 1305,
    key: 'us-reverse-geocoding-cloud',
    label: 'US Reverse Geocoding',
    description: 'Turns coordinates in the United States into the addresses nearest to them.',
    line: 'us-reverse-geocoding',
    group: 'us-reverse-geocoding',
    endpoint: 'us-reverse-geocoding',
    rungs: [
      [1_000, 3520, 8_00, 3508, 72_00, 50],
      [5_000, 3521, 30_00, 3509, 270_00, 100],
      [10_000, 3522, 53_00, 3510, 480_00, 100],
      [50_000, 3523, 190_00, 3511, 1_710_00, 250],
      [100_000, 3524, 320_00, 3512, 2_880_00, 250],
    ],
  },
  {
    id: 1407,
    key: 'international-cloud',
    label: 'International Address Verification',
    description: 'Verifies and standardizes addresses around the world.',
    line: 'international-address-verification',
    region: WORLD,
    group: 'international',
    endpoint: 'international-street',
    rungs: [
      [1_000, 3704, 24_00, 3714, 216_00, 20],
      [10_000, 3705, 120_00, 3715, 1_080_00, 50],
      [100_000, 3706, 840_00, 3716, 7_560_00, 100],
      [500_000, 3707, 3_000_00, 3717, 27_000_00, 250],
    ],
    odd: [{ id: 3702, lookups: 500, months: 1, price: 15_00, rate: 10, seats: 2, isDiscontinued: true }],
  },
  {
    id: 1408,
    key: 'international-autocomplete-cloud',
    label: 'International Address Autocomplete',
    description: 'Suggests addresses country by country while they are typed.',
    line: 'international-address-autocomplete',
    region: WORLD,
    group: 'international-autocomplete',
    endpoint: 'international-autocomplete',
    rungs: [
      [10_000, 3810, 60_00, 3820, 540_00, 50],
      [50_000, 3811, 240_00, 3821, 2_160_00, 100],
      [100_000, 3812, 420_00, 3822, 3_780_00, 100],
      [500_000, 3813, 1_500_00, 3823, 13_500_00, 250],
    ],
  },
  {
    id: 1409,
    key: 'international-geocoding-cloud',
    label: 'International Geocoding',
    description: 'Turns an address abroad into coordinates.',
    line: 'international-geocoding',
    region: WORLD,
    group: 'international-geocoding',
    endpoint: 'international-geocoding',
    rungs: [
      [10_000, 3910, 150_00, 3920, 1_350_00, 50],
      [50_000, 3911, 600_00, 3921, 5_400_00, 100],
      [100_000, 3912, 1_050_00, 3922, 9_450_00, 100],
    ],
  },
  {
    id: 1510,
    key: 'us-property-data-cloud',
    label: 'US Property Data',
    description: 'Adds what is known about the building at an address in the United States.',
    line: 'us-property-data',
    group: 'us-property-data',
    endpoint: 'us-property',
    rungs: [
      [1_000, 4020, 135_00, 4010, 1_200_00, 50],
      [5_000, 4021, 600_00, 4011, 5_400_00, 50],
      [10_000, 4022, 1_080_00, 4012, 9_720_00, 100],
    ],
  },
  {
    id: 1513,
    key: 'us-property-financial-cloud',
    label: 'US Property Data, Financial',
    description: 'Adds sales, loans and taxes of the building at an address.',
    line: 'us-property-data',
    group: 'us-property-data-extended',
    endpoint: 'us-property-financial',
    // Sold by staff alone.
    odd: [
      { id: 4310, lookups: 1_000, months: 12, price: 1_500_00, rate: 10, seats: 2 },
      { id: 4311, lookups: 100_000, months: 12, price: 96_000_00, rate: 250, seats: 50 },
    ],
  },
  {
    id: 1511,
    key: 'us-georeference-data-cloud',
    label: 'US GeoReference Data',
    description: 'Adds census tract and boundaries to an address in the United States.',
    line: 'us-georeference-data',
    group: 'us-georeference-data',
    endpoint: 'us-georeference',
    rungs: [
      [1_000, 4120, 34_00, 4110, 300_00, 50],
      [5_000, 4121, 150_00, 4111, 1_350_00, 50],
      [10_000, 4122, 270_00, 4112, 2_430_00, 100],
      [50_000, 4123, 1_100_00, 4113, 9_900_00, 250],
    ],
  },
  {
    id: 1512,
    key: 'us-secondary-data-cloud',
    label: 'US Secondary Address Data',
    description: 'Lists the apartments and suites at an address in the United States.',
    line: 'us-secondary-data',
    group: 'us-secondary-data',
    endpoint: 'us-secondary',
    odd: [{ id: 4210, lookups: 10_000, months: 12, price: 300_00, rate: 50, seats: 5, isDiscontinued: true }],
  },
]

/** Products without a public price, by family: `number|key|label|description`. */
export const ON_REQUEST: readonly [Family, ...string[]][] = [
  [
    { line: 'us-address-verification', group: 'us-enterprise', edition: 'Enterprise' },
    '1103|us-enterprise-cloud|US Address Verification, Enterprise|Verifies addresses under a contract of its own, with a promised uptime.',
    '1105|us-zipcode-cloud|US ZIP Code Lookup|Matches cities, states and ZIP Codes with each other.',
    '1106|us-extract-cloud|US Address Extraction|Finds the addresses in a text and verifies them.',
  ],
  [
    {
      line: 'us-address-verification',
      group: 'us-enterprise',
      edition: 'Enterprise',
      hosting: 'On premises',
    },
    '1104|us-on-premises|US Address Verification, On Premises|Verifies addresses on machines of your own.',
  ],
  [
    { line: 'us-address-autocomplete', group: 'us-autocomplete', edition: 'Basic' },
    '1201|us-autocomplete-basic-cloud|US Address Autocomplete, Basic|Suggests streets in the United States while they are typed.',
  ],
  [
    { line: 'us-rooftop-geocoding', group: 'us-geocoding' },
    '1301|us-zip-geocoding-cloud|US ZIP Code Geocoding|Turns a ZIP Code into coordinates.',
    '1302|us-parcel-geocoding-cloud|US Parcel Geocoding|Turns an address into the outline of its parcel.',
    '1303|us-entrance-geocoding-cloud|US Entrance Geocoding|Turns an address into the coordinates of its doors.',
  ],
  [
    { line: 'us-property-data', group: 'us-property-data-extended', endpoint: 'us-property' },
    '1514|us-property-structural-cloud|US Property Data, Structural|Adds construction, roof and heating of the building at an address.',
  ],
  [
    { line: 'enrichment', group: 'enrichment' },
    '1601|us-demographics-cloud|US Demographics|Adds figures of the census to an address.',
    '1602|us-risk-cloud|US Natural Risk|Adds flood and fire zones to an address.',
    '1603|us-business-cloud|US Business Data|Adds the businesses at an address.',
    '1604|us-residents-cloud|US Residence Type|Says whether an address is a home, a business or both.',
  ],
  [
    { line: 'historical', group: 'historical' },
    '1651|us-history-cloud|US Address History|Answers as the address data were on an earlier day.',
    '1652|us-renumbering-cloud|US Renumbered Addresses|Finds the new address of a renumbered one.',
  ],
  [
    { line: 'security', group: 'security', region: WORLD },
    '1721|single-sign-on|Single Sign-On|People log in with the company’s identity provider.',
    '1722|enhanced-data-privacy|Enhanced Data Privacy|Nothing about a lookup is stored.',
    '1723|dedicated-network|Dedicated Network|Lookups come in over a private network.',
  ],
  [
    { line: 'support', group: 'support', region: WORLD },
    '1741|support-standard|Support, Standard|Answers by email on working days.',
    '1742|support-priority|Support, Priority|Answers by email and phone within four hours.',
    '1743|support-dedicated|Support, Dedicated|A person of our team who knows your integration.',
  ],
  [
    { line: 'us-master-address-list', group: 'us-master-address-list', hosting: 'Files' },
    '1801|us-master-address-list|US Master Address List|Every deliverable address in the United States, as files.',
    '1802|us-master-address-list-plus|US Master Address List, Plus|Every deliverable address in the United States, with coordinates, as files.',
  ],
  [
    { line: 'internal', group: 'internal', isInternal: true, region: WORLD },
    '1901|internal-monitoring|Internal, Monitoring|Lookups of our own monitoring.',
    '1902|internal-demonstration|Internal, Demonstrations|Lookups of the demonstrations on our site.',
    '1903|internal-quality|Internal, Quality|Lookups that measure the quality of the data.',
  ],
  [
    { line: 'trial', group: 'trial', isInternal: true, region: WORLD, edition: 'Trial' },
    '1951|trial-events|Trial, Events|Lookups given away at conferences.',
    '1952|trial-partners|Trial, Partners|Lookups for partners who build an integration.',
    '1953|trial-education|Trial, Education|Lookups for courses at schools.',
  ],
]

/** Own prices, by the number of the schedule: `[plan, cents]`. Any other plan costs its public price. */
export const OWN_SCHEDULES: Readonly<
  Record<number, { label: string; prices: readonly (readonly [number, number])[] }>
> = {
  7: {
    label: 'Volume agreement',
    prices: [
      [3119, 160_00],
      [3120, 480_00],
      [3121, 4_200_00],
      // Sold to no one at a public price.
      [3160, 600_00],
    ],
  },
}

/** The schedule of everyone without their own. */
export const PUBLIC_SCHEDULE = 1
