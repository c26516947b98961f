import { risk } from '#generated/portal/solutions/p-and-c-insurance.ts'
import { exchangeOf } from '../../samples/solution-samples.ts'
import { portalPaths } from '../../site.ts'
import type { SolutionPage } from '../../templates/solution.ts'
import { exampleDistances } from '../../worked/risk-distances.ts'

export const page: SolutionPage = {
  template: 'solution',
  title: 'Address data for P&C insurance',
  description:
    'From quote to claim with one location for each risk: prefill, rooftop distance to a hazard, accumulation and first notice.',
  menu: { label: 'P&C insurance', line: 'Quote, underwriting and claims by rooftop', order: 30 },
  hero: {
    heading: 'Rate the roof, not the ZIP Code',
    lead: 'A risk’s distance to the coast, the brush or the fire station is only as good as the point it is measured from. Locate the insured building at quote, keep that point through underwriting, and find the policy again when the storm has been named.',
    actions: [
      { label: 'Sign Up Free', to: portalPaths.signup },
      { label: 'Read the worked example', to: '/company/case-studies/geocoding-risk-modeling' },
    ],
    figure: {
      kind: 'distance',
      title: 'One house, three distances to one line',
      rows: exampleDistances,
      note: 'Coordinates of the API’s sample. The hazard line is drawn for the example; the case study shows the arithmetic.',
    },
  },
  flow: {
    title: 'From quote to claim',
    lead: 'The risk address enters at quote. Its delivery point and its roof stay with the policy until the claim is closed.',
    steps: [
      {
        title: 'The applicant names the risk',
        actor: 'Applicant, or agent',
        by: 'person',
        text: 'Ask for the insured location apart from the mailing address. They differ for landlords, seasonal homes and everyone with a PO box.',
        lookup: { label: 'US address autocomplete', to: '/products/us-address-autocomplete' },
      },
      {
        title: 'The location is verified',
        actor: 'API',
        by: 'gateway',
        text: 'A missing unit is a question of form, not of spelling: a condominium and a house are different policies.',
        lookup: { label: 'US address verification', to: '/products/us-address-verification' },
        outcomes: [
          { when: 'Y · confirmed', next: 'Locate it', way: 'on' },
          { when: 'D · unit missing', next: 'Ask for the unit, and offer the condo form', way: 'ask' },
          { when: 'No candidate', next: 'Refer: new construction, or not a building', way: 'out' },
        ],
      },
      {
        title: 'The roof is located',
        actor: 'API',
        by: 'gateway',
        text: 'Coordinates come with their precision. A rule that reads the one must read the other.',
        lookup: { label: 'US rooftop geocoding', to: '/products/us-rooftop-geocoding' },
        outcomes: [
          { when: 'Rooftop', next: 'Rate by distance, without a person', way: 'on' },
          {
            when: 'ZIP+4 or ZIP Code',
            next: 'To an underwriter: the point may be in the wrong band',
            way: 'out',
          },
        ],
      },
      {
        title: 'The distance is measured',
        actor: 'Your hazard model',
        by: 'system',
        text: 'Shoreline, wildland edge, hydrant, station: your layer and your bands. Near the edge of a band, look at the map before the price.',
        outcomes: [
          { when: 'Well inside a band', next: 'Price it', way: 'on' },
          { when: 'Close to its edge', next: 'Inspect, or price the worse band', way: 'ask' },
        ],
      },
      {
        title: 'The building is prefilled',
        actor: 'API',
        by: 'gateway',
        text: 'Year built, construction, roof, stories and area start the COPE data. The applicant confirms instead of guessing.',
        lookup: { label: 'US property data', to: '/products/us-property-data' },
      },
      {
        title: 'The portfolio adds it up',
        actor: 'Exposure management',
        by: 'system',
        text: 'Accumulation by radius only works on points that are where the values are. A thousand policies on one ZIP centroid look like one total loss, or like none.',
      },
      {
        title: 'A loss is reported',
        actor: 'Insured, adjuster, drone',
        by: 'person',
        text: 'A phone’s position or a photo’s tag finds the address, and the address finds the policy. After a catastrophe, the event’s outline finds all of them.',
        lookup: { label: 'US reverse geocoding', to: '/products/us-reverse-geocoding' },
        outcomes: [
          {
            when: 'One policy at the delivery point',
            next: 'Open the claim with the COPE data in it',
            way: 'on',
          },
          { when: 'Several units at the roof', next: 'Ask for the unit', way: 'ask' },
        ],
      },
    ],
  },
  keyStep: {
    title: 'The location that a quote keeps',
    lead: 'A risk as an agent typed it, with the street misspelled and no ZIP Code.',
    block: exchangeOf(risk),
    caption: 'What rating and underwriting read',
    readings: [
      {
        field: 'precision: rooftop',
        text: 'How exact the coordinates are. Make it the guard of the rating variable: no distance without it.',
      },
      {
        field: 'coordinates',
        text: 'The point that your hazard layer is asked about. Store it with the policy, so that a later rerate can tell a new model from a new point.',
      },
      {
        field: 'postal_address.delivery_point_barcode',
        text: 'The same risk in quote, policy and claim, however it was typed.',
      },
      {
        field: 'results: []',
        text: 'Empty where no building of that number is known. Refer it; keep what was typed, because a disputed application turns on it.',
      },
    ],
  },
  estimate: {
    title: 'What a wrong location costs you',
    lead: 'Run it on your own book. The case study shows the calculation on sample data.',
    result: 'Premium in the wrong band',
    factors: [
      { name: 'Policies with a distance factor', source: 'From your rating plan and the policies in force.' },
      {
        name: 'Share that changes band',
        source: 'Rerate a sample with rooftop coordinates and count the moves, in both directions.',
      },
      { name: 'Difference between the bands', source: 'From your filed factors, at your average premium.' },
    ],
    lookups:
      'Against it stand one verification and one rooftop lookup for each quote, one property lookup for each quote that gets to prefill, and, once, the same for the policies in force.',
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
      use: 'The point that distance is measured from.',
    },
    {
      slug: 'us-property-data',
      name: 'US property data',
      use: 'Prefill of construction, roof, area and year.',
    },
    {
      slug: 'us-address-verification',
      name: 'US address verification',
      use: 'One delivery point for each risk.',
    },
    {
      slug: 'us-reverse-geocoding',
      name: 'US reverse geocoding',
      use: 'From a loss’s position to the insured address.',
    },
    {
      slug: 'us-georeference-data',
      name: 'US georeference data',
      use: 'County and census codes for statistical reporting.',
    },
  ],
  limits: {
    title: 'What it does not do',
    lead: 'So that it ends up in the right place of your rating plan.',
    points: [
      {
        title: 'It has no hazard model',
        text: 'No flood zones, wildfire scores, shorelines or protection classes. You bring the layer; we bring the point.',
      },
      {
        title: 'It doesn’t value a building',
        text: 'Property data describes a structure. Replacement cost needs a cost model, and your filings.',
      },
      {
        title: 'It isn’t an inspection',
        text: 'Records lag behind a new roof or an addition. Use them to ask better, not to skip the question.',
      },
    ],
  },
  pricing: { label: 'Prices of rooftop geocoding', to: '/pricing/us-rooftop-geocoding' },
}
