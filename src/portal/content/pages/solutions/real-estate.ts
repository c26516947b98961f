import { agent, facts, feed, portal } from '#generated/portal/solutions/real-estate.ts'
import { answeredNote, exchangeOf, recordOf } from '../../samples/solution-samples.ts'
import { portalPaths } from '../../site.ts'
import type { SolutionPage } from '../../templates/solution.ts'

export const page: SolutionPage = {
  template: 'solution',
  title: 'Address data for real estate',
  description:
    'One home, one listing: feeds merged by delivery point, facts from property records, and a pin on the right roof.',
  menu: { label: 'Real estate', line: 'Listing dedupe and property data', order: 60 },
  hero: {
    heading: 'One home, one listing, one pin',
    lead: 'The same apartment arrives from two feeds and an agent’s sheet, and the one next door differs by a digit. Merge what is one, keep apart what is two, and put facts next to the claims.',
    actions: [
      { label: 'Sign Up Free', to: portalPaths.signup },
      { label: 'Try property data', to: '/products/try-us-property-data' },
    ],
    figure: {
      kind: 'merge',
      title: 'Three listings, two homes',
      records: [
        recordOf('MLS feed', feed),
        recordOf('Agent’s sheet', agent),
        recordOf('Partner portal', portal),
      ],
      note: `${answeredNote} The listings are examples.`,
    },
  },
  flow: {
    title: 'From a feed to a page with a pin',
    lead: 'The address is the only key that all feeds share, and none of them spells it alike.',
    steps: [
      {
        title: 'Listings come in',
        actor: 'Feeds and agents',
        by: 'person',
        text: '“#22”, “Unit 22” and “Apt 22” name one door. Keep each feed’s own words; its terms of use may ask for them on the page.',
      },
      {
        title: 'Each is verified',
        actor: 'API',
        by: 'gateway',
        text: 'Feeds go through in lists. What isn’t confirmed is often land, new construction, or a typing error in the number.',
        lookup: { label: 'US address verification', to: '/products/us-address-verification' },
        outcomes: [
          { when: 'Y · confirmed', next: 'Group it', way: 'on' },
          { when: 'D · unit missing', next: 'Back to the agent: which unit is for sale?', way: 'ask' },
          { when: 'No candidate', next: 'Show it as given, without a merge', way: 'out' },
        ],
      },
      {
        title: 'Equal delivery points are grouped',
        actor: 'Your index',
        by: 'system',
        text: 'Add the kind of listing to the key. One apartment can be for sale and for rent at once, and those are two pages.',
        outcomes: [
          { when: 'One group, one price', next: 'One page, with every source', way: 'on' },
          { when: 'One group, two prices', next: 'Show the newest, and tell both agents', way: 'ask' },
        ],
      },
      {
        title: 'Facts are put next to claims',
        actor: 'API',
        by: 'gateway',
        text: 'Year, area, stories and bedrooms from the records of the property. Where the listing says more, ask before you print it.',
        lookup: { label: 'US property data', to: '/products/us-property-data' },
        outcomes: [
          { when: 'They agree', next: 'Mark the facts as checked', way: 'on' },
          { when: 'They differ', next: 'Ask the agent: an addition, or a mistake?', way: 'ask' },
        ],
      },
      {
        title: 'The pin goes on the roof',
        actor: 'API',
        by: 'gateway',
        text: 'Buyers read maps. A pin across the street is another school, another noise and another price.',
        lookup: { label: 'US rooftop geocoding', to: '/products/us-rooftop-geocoding' },
      },
      {
        title: 'Markets are drawn',
        actor: 'Your analysts',
        by: 'system',
        text: 'Census tract and metropolitan area make comparable neighborhoods. Fair-housing law limits what you may say about the people in them.',
        lookup: { label: 'US georeference data', to: '/products/us-georeference-data' },
      },
    ],
  },
  keyStep: {
    title: 'What the records say of the building',
    lead: 'Asked with the address of the first listing. Structure and lot of this sample are made up, as for every building in it.',
    block: exchangeOf(facts),
    caption: 'What a page of listings reads',
    readings: [
      {
        field: 'structure.year_built, stories',
        text: 'Facts of the building, the same for each of its listings. Show them once, and leave the agent’s adjectives to the agent.',
      },
      {
        field: 'structure.bedrooms: null',
        text: 'A record of a building of apartments has no bedrooms of one unit. Those come from the listing, and stay marked as its claim.',
      },
      {
        field: 'structure.units_count',
        text: 'How many homes share the door. More listings than that at one time is a duplicate that you have not found.',
      },
      {
        field: 'structure.cooling, heating',
        text: 'Filters that buyers use, and that agents leave empty.',
      },
    ],
  },
  estimate: {
    title: 'What duplicates cost you',
    lead: 'Count a week of your own feeds.',
    result: 'Duplicate pages in your index',
    factors: [
      { name: 'Listings that arrive', source: 'In a week, over all feeds.' },
      {
        name: 'Share with a home that you already have',
        source: 'Verify the week, group by delivery point and kind, and subtract the groups.',
      },
      {
        name: 'What one costs',
        source: 'The wrong lead, the call to the agent, the page that a search engine drops.',
      },
    ],
    lookups:
      'Against it stand one verification for each new or changed listing, and one property and one rooftop lookup for each home, not for each listing of it.',
  },
  products: [
    {
      slug: 'us-address-verification',
      name: 'US address verification',
      use: 'The key by which listings merge.',
    },
    { slug: 'us-property-data', name: 'US property data', use: 'Facts next to the claims of a listing.' },
    {
      slug: 'us-property-data-financial',
      name: 'US property financial data',
      use: 'Assessment, tax and last sale.',
    },
    { slug: 'us-rooftop-geocoding', name: 'US rooftop geocoding', use: 'The pin on the map.' },
    {
      slug: 'us-secondary-address-data',
      name: 'US secondary address data',
      use: 'All units of a building, listed or not.',
    },
    {
      slug: 'us-georeference-data',
      name: 'US georeference data',
      use: 'Tract and metropolitan area for market reports.',
    },
  ],
  limits: {
    title: 'What it does not do',
    lead: 'Known to every broker, and easily forgotten by a product team.',
    points: [
      { title: 'It isn’t an MLS', text: 'Listings, photos and their terms come from your feeds.' },
      {
        title: 'It names no owner',
        text: 'Nor does it prove title. That is the county’s record, and a title company’s work.',
      },
      {
        title: 'It makes no valuation',
        text: 'Assessed value is the county’s figure for tax. A market value needs an appraiser, or your model.',
      },
    ],
  },
  pricing: { label: 'Prices of property data', to: '/pricing/us-property-data' },
}
