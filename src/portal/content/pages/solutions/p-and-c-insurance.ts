import { risk } from '#generated/portal/solutions/p-and-c-insurance.ts'
import { exchangeOf } from '../../samples/solution-samples.ts'
import { portalPaths } from '../../site.ts'
import type { SolutionPage } from '../../templates/solution.ts'
import { exampleDistances } from '../../worked/risk-distances.ts'

export const page: SolutionPage = {
  template: 'solution',
  title: 'Address data for P&C insurance',
  description:
    'Use one rooftop location per risk from quote to claim: prefill, distance to hazards, accumulation, and first notice of loss.',
  menu: { label: 'P&C insurance', line: 'Quote, underwriting, and claims by rooftop', order: 30 },
  hero: {
    heading: 'Rate risks by rooftop location',
    lead: 'Distance to the coast, wildland, or a fire station depends on the point you measure from. Geocode the insured building at quote, use the same point in underwriting, and find the policy again after a loss.',
    actions: [
      { label: 'Sign Up Free', to: portalPaths.signup },
      { label: 'Read the case study', to: '/company/case-studies/geocoding-risk-modeling' },
    ],
    figure: {
      kind: 'distance',
      title: 'Three distances for one house',
      rows: exampleDistances,
      note: 'Coordinates from the API’s demo sample. The hazard line is made up for this example. The case study shows the calculation.',
    },
  },
  flow: {
    title: 'From quote to claim',
    lead: 'The risk address is entered at quote. Its delivery point and rooftop coordinates stay with the policy until the claim is closed.',
    steps: [
      {
        title: 'The applicant enters the risk address',
        actor: 'Applicant or agent',
        by: 'person',
        text: 'Ask for the insured location separately from the mailing address. They differ for landlords, seasonal homes, and people with a PO box.',
        lookup: { label: 'US address autocomplete', to: '/products/us-address-autocomplete' },
      },
      {
        title: 'The location is verified',
        actor: 'API',
        by: 'gateway',
        text: 'If a unit is missing, you may need another form, because a condo and a house have different policies.',
        lookup: { label: 'US address verification', to: '/products/us-address-verification' },
        outcomes: [
          { when: 'Deliverable', next: 'Geocode it', way: 'on' },
          { when: 'Unit missing', next: 'Ask for the unit, and offer the condo form', way: 'ask' },
          { when: 'Not found', next: 'Refer it: new construction, or not a building', way: 'out' },
        ],
      },
      {
        title: 'The rooftop is geocoded',
        actor: 'API',
        by: 'gateway',
        text: 'You get coordinates with their precision. Use both in your rating rules.',
        lookup: { label: 'US rooftop geocoding', to: '/products/us-rooftop-geocoding' },
        outcomes: [
          { when: 'Rooftop', next: 'Rate automatically by distance', way: 'on' },
          {
            when: 'ZIP+4 or ZIP Code',
            next: 'Send to an underwriter, because the band may be wrong',
            way: 'out',
          },
        ],
      },
      {
        title: 'The distance is measured',
        actor: 'Your hazard model',
        by: 'system',
        text: 'Use your own layers and bands for shorelines, wildland, hydrants, and stations. If a location is close to the edge of a band, check the map first.',
        outcomes: [
          { when: 'Well inside a band', next: 'Price it', way: 'on' },
          { when: 'Close to the edge', next: 'Inspect it, or price the higher band', way: 'ask' },
        ],
      },
      {
        title: 'Building data is prefilled',
        actor: 'API',
        by: 'gateway',
        text: 'Prefill COPE data with the year built, construction, roof, stories, and area. The applicant only confirms it.',
        lookup: { label: 'US property data', to: '/products/us-property-data' },
      },
      {
        title: 'The portfolio is aggregated',
        actor: 'Exposure management',
        by: 'system',
        text: 'Accumulation by radius needs accurate points. If you place a thousand policies on one ZIP Code center, they look like one total loss.',
      },
      {
        title: 'A loss is reported',
        actor: 'Insured, adjuster, or drone',
        by: 'person',
        text: 'The coordinates of a phone or photo lead to the address, and the address to the policy. After a catastrophe, search by the event’s outline.',
        lookup: { label: 'US reverse geocoding', to: '/products/us-reverse-geocoding' },
        outcomes: [
          {
            when: 'One policy at the delivery point',
            next: 'Open the claim with its COPE data',
            way: 'on',
          },
          { when: 'Several units in the building', next: 'Ask for the unit', way: 'ask' },
        ],
      },
    ],
  },
  keyStep: {
    title: 'The location saved with a quote',
    lead: 'An agent typed this risk with a misspelled street and no ZIP Code.',
    block: exchangeOf(risk),
    caption: 'Fields used in rating and underwriting',
    readings: [
      {
        field: 'precision: rooftop',
        text: 'The precision of the coordinates. Check it before you use a distance.',
      },
      {
        field: 'coordinates',
        text: 'The coordinates to check against your hazard layer. Store them with the policy, so you can tell a model change from a location change when you rerate.',
      },
      {
        field: 'postal_address.delivery_point_barcode',
        text: 'The same value in quote, policy, and claim, however the address was typed.',
      },
      {
        field: 'results: []',
        text: 'Empty if no building matches. Refer it, and keep the address as entered.',
      },
    ],
  },
  estimate: {
    title: 'Estimate the cost of wrong locations',
    lead: 'Use your own book of business. The case study shows the calculation with sample data.',
    result: 'Premium in the wrong band',
    factors: [
      { name: 'Policies with a distance factor', source: 'From your rating plan and policies in force.' },
      {
        name: 'Share that changes band',
        source: 'Rerate a sample with rooftop coordinates, and count changes in both directions.',
      },
      { name: 'Difference between the bands', source: 'From your filed factors, at your average premium.' },
    ],
    lookups:
      'Compare this with one verification and one rooftop lookup per quote, one property lookup per prefilled quote, and the same lookups once for policies in force.',
  },
  products: [
    {
      slug: 'us-address-autocomplete',
      name: 'US address autocomplete',
      use: 'On the quote form, for applicants and agents.',
    },
    {
      slug: 'us-rooftop-geocoding',
      name: 'US rooftop geocoding',
      use: 'The point you measure distances from.',
    },
    {
      slug: 'us-property-data',
      name: 'US property data',
      use: 'Prefill construction, roof, area, and year built.',
    },
    {
      slug: 'us-address-verification',
      name: 'US address verification',
      use: 'One delivery point for each risk.',
    },
    {
      slug: 'us-reverse-geocoding',
      name: 'US reverse geocoding',
      use: 'From the position of a loss to the insured address.',
    },
    {
      slug: 'us-georeference-data',
      name: 'US georeference data',
      use: 'County and census codes for statistical reporting.',
    },
  ],
  limits: {
    title: 'What isn’t included',
    lead: 'How it fits into your rating plan.',
    points: [
      {
        title: 'No hazard model',
        text: 'There are no flood zones, wildfire scores, shorelines, or protection classes. You bring the layers, and we provide the coordinates.',
      },
      {
        title: 'No building valuation',
        text: 'Property data describes the structure. Replacement cost needs a cost model and your filings.',
      },
      {
        title: 'No inspection',
        text: 'Records may not show a new roof or an addition yet. Use them to prefill questions, not to skip them.',
      },
    ],
  },
  pricing: { label: 'See rooftop geocoding pricing', to: '/pricing/us-rooftop-geocoding' },
}
