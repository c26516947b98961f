import { agent, facts, feed, portal } from '#generated/portal/solutions/real-estate.ts'
import { exchangeOf, recordOf, responseNote } from '../../samples/solution-samples.ts'
import { portalPaths } from '../../site.ts'
import type { SolutionPage } from '../../templates/solution.ts'

export const page: SolutionPage = {
  template: 'solution',
  title: 'Address data for real estate',
  description:
    'Merge duplicate listings by delivery point, add facts from property records, and place each pin on the right building.',
  menu: { label: 'Real estate', line: 'Duplicate listings and property data', order: 60 },
  hero: {
    heading: 'Find duplicate listings',
    lead: 'The same apartment can arrive from two feeds and an agent’s sheet, and the one next door differs by one digit. Merge duplicates by delivery point, and compare listings with property records.',
    actions: [
      { label: 'Sign Up Free', to: portalPaths.signup },
      { label: 'Try property data', to: '/products/try-us-property-data' },
    ],
    figure: {
      kind: 'merge',
      title: 'Three listings of two homes',
      records: [
        recordOf('MLS feed', feed),
        recordOf('Agent’s sheet', agent),
        recordOf('Partner portal', portal),
      ],
      note: `${responseNote} The listings are examples.`,
    },
  },
  flow: {
    title: 'From feed to listing page',
    lead: 'The address is the only key that all feeds share, but each one spells it differently.',
    steps: [
      {
        title: 'Listings arrive',
        actor: 'Feeds and agents',
        by: 'person',
        text: '“#22”, “Unit 22”, and “Apt 22” are the same unit. Keep the original text, because a feed’s terms may require it on the page.',
      },
      {
        title: 'Each listing is verified',
        actor: 'API',
        by: 'gateway',
        text: 'Verify feeds in lists. Addresses that aren’t found are often land, new construction, or typos.',
        lookup: { label: 'US address verification', to: '/products/us-address-verification' },
        outcomes: [
          { when: 'Deliverable', next: 'Group it', way: 'on' },
          { when: 'Unit missing', next: 'Ask the agent which unit is listed', way: 'ask' },
          { when: 'Not found', next: 'Show it as given, without merging', way: 'out' },
        ],
      },
      {
        title: 'Matching delivery points are grouped',
        actor: 'Your index',
        by: 'system',
        text: 'Group by delivery point and listing type. An apartment that’s for sale and for rent needs two pages.',
        outcomes: [
          { when: 'One group, one price', next: 'Create one page with all sources', way: 'on' },
          { when: 'One group, two prices', next: 'Show the newest, and notify both agents', way: 'ask' },
        ],
      },
      {
        title: 'Facts are compared with property records',
        actor: 'API',
        by: 'gateway',
        text: 'Compare the year built, area, stories, and bedrooms with the listing. If they differ, ask before you publish.',
        lookup: { label: 'US property data', to: '/products/us-property-data' },
        outcomes: [
          { when: 'They match', next: 'Mark the facts as checked', way: 'on' },
          { when: 'They differ', next: 'Ask the agent about an addition or a mistake', way: 'ask' },
        ],
      },
      {
        title: 'The pin is placed',
        actor: 'API',
        by: 'gateway',
        text: 'A pin on the wrong side of the street can mean another school district and another price.',
        lookup: { label: 'US rooftop geocoding', to: '/products/us-rooftop-geocoding' },
      },
      {
        title: 'Markets are analyzed',
        actor: 'Your analysts',
        by: 'system',
        text: 'Use census tracts and metropolitan areas to compare neighborhoods. Fair housing law limits what you can say about the people who live there.',
        lookup: { label: 'US georeference data', to: '/products/us-georeference-data' },
      },
    ],
  },
  keyStep: {
    title: 'Property records for a listing',
    lead: 'This is the building of the first listing. The building data in this sample is made up.',
    block: exchangeOf(facts),
    caption: 'Fields for a listing page',
    readings: [
      {
        field: 'structure.year_built, stories',
        text: 'Building facts, the same for every listing in it. Show them once.',
      },
      {
        field: 'structure.bedrooms: null',
        text: 'Null for apartment buildings. Use the listing’s number, and mark it as unverified.',
      },
      {
        field: 'structure.units_count',
        text: 'The number of units. More active listings than units means there are duplicates.',
      },
      {
        field: 'structure.cooling, heating',
        text: 'For search filters that agents often leave empty.',
      },
    ],
  },
  estimate: {
    title: 'Estimate the cost of duplicates',
    lead: 'Count one week of your own feeds.',
    result: 'Duplicate pages in your index',
    factors: [
      { name: 'Listings received', source: 'Per week, from all feeds.' },
      {
        name: 'Share you already have',
        source:
          'Verify one week of listings, group them by delivery point and type, and subtract the number of groups.',
      },
      {
        name: 'Cost of each',
        source: 'Wrong leads, calls to agents, and pages that search engines drop.',
      },
    ],
    lookups:
      'Compare this with one verification for each new or changed listing, and one property and one rooftop lookup for each home.',
  },
  products: [
    {
      slug: 'us-address-verification',
      name: 'US address verification',
      use: 'The key for merging listings.',
    },
    {
      slug: 'us-property-data',
      name: 'US property data',
      use: 'Recorded facts to compare with the listing.',
    },
    {
      slug: 'us-property-data-financial',
      name: 'US property financial data',
      use: 'Assessment, tax, and last sale.',
    },
    { slug: 'us-rooftop-geocoding', name: 'US rooftop geocoding', use: 'The pin on the map.' },
    {
      slug: 'us-secondary-address-data',
      name: 'US secondary address data',
      use: 'All units in a building, listed or not.',
    },
    {
      slug: 'us-georeference-data',
      name: 'US georeference data',
      use: 'Tract and metropolitan area for market reports.',
    },
  ],
  limits: {
    title: 'What isn’t included',
    lead: 'Plan for these before you build.',
    points: [
      { title: 'No MLS', text: 'Listings, photos, and their terms come from your feeds.' },
      {
        title: 'No owner or title data',
        text: 'Owner names and proof of title come from the county or a title company.',
      },
      {
        title: 'No valuation',
        text: 'Assessed value is for tax. For market value, use an appraiser or your own model.',
      },
    ],
  },
  pricing: { label: 'See property data pricing', to: '/pricing/us-property-data' },
}
