import { application, document, office } from '#generated/portal/solutions/finance.ts'
import { answeredNote, exchangeOf, foundBy, recordOf } from '../../samples/solution-samples.ts'
import { portalPaths } from '../../site.ts'
import type { SolutionPage } from '../../templates/solution.ts'

const [applied, shown] = [foundBy(application), foundBy(document)]

export const page: SolutionPage = {
  template: 'solution',
  title: 'Address data for finance',
  description:
    'Account opening, address changes and returned mail: addresses that a compliance file can stand on, decided while the applicant waits.',
  menu: { label: 'Finance', line: 'Account opening, KYC and returned mail', order: 40 },
  hero: {
    heading: 'An address that your file can stand on',
    lead: 'A customer identification program needs a residential or business street address. An application needs it in seconds, and an examiner needs to see years later what was given, what was checked, and against what.',
    actions: [
      { label: 'Sign Up Free', to: portalPaths.signup },
      { label: 'Talk to sales', to: '/contact' },
    ],
    figure: {
      kind: 'comparison',
      title: 'The same home, twice',
      columns: ['Application', 'Utility bill'],
      rows: [
        { part: 'As given', values: [recordOf('', application).typed, recordOf('', document).typed] },
        { part: 'Delivery line', values: [applied.delivery_line_1, shown.delivery_line_1] },
        { part: 'Last line', values: [applied.last_line, shown.last_line] },
        { part: 'Delivery point', values: [applied.delivery_point_barcode, shown.delivery_point_barcode] },
        { part: 'Kind', values: [applied.metadata.rdi, shown.metadata.rdi] },
      ],
      verdict:
        applied.delivery_point_barcode === shown.delivery_point_barcode
          ? 'One delivery point: the document supports the application.'
          : 'Two delivery points: ask the applicant.',
      note: `${answeredNote} Both documents are examples.`,
    },
  },
  flow: {
    title: 'From application to returned mail',
    lead: 'An address matters three times in the life of an account: when it opens, when it changes, and when mail comes back.',
    steps: [
      {
        title: 'The applicant gives a home address',
        actor: 'Applicant',
        by: 'person',
        text: 'Ask for the residence and the mailing address as two fields. For a PO box user, the second may be a box; the first may not.',
        lookup: { label: 'US address autocomplete', to: '/products/us-address-autocomplete' },
      },
      {
        title: 'It is verified and classified',
        actor: 'API',
        by: 'gateway',
        text: 'Deliverable is one answer, residential another. Keep the request, the answer and the time in the file.',
        lookup: { label: 'US address verification', to: '/products/us-address-verification' },
        outcomes: [
          { when: 'Confirmed, residential', next: 'To the identity check', way: 'on' },
          {
            when: 'Confirmed, commercial',
            next: 'Ask for the residence, or review: it may be a mail drop',
            way: 'ask',
          },
          { when: 'D · unit missing, or S · no such unit', next: 'Ask for the unit', way: 'ask' },
          { when: 'No candidate', next: 'Manual review, with a document', way: 'out' },
        ],
      },
      {
        title: 'Sources are compared',
        actor: 'Your decision engine',
        by: 'system',
        text: 'Application, document and consumer report, each brought to its delivery point. Only a true difference is worth an analyst.',
        outcomes: [
          { when: 'The same delivery point', next: 'Record the match', way: 'on' },
          {
            when: 'A notice of address discrepancy',
            next: 'Form a reasonable belief, as the rule asks, and record how',
            way: 'ask',
          },
        ],
      },
      {
        title: 'The address changes',
        actor: 'Account holder, or a thief',
        by: 'person',
        text: 'A change of address, followed by a request for a new card, is a red flag by rule. Compare delivery points, so that a corrected spelling is not a change and a new unit is.',
        outcomes: [
          { when: 'The same delivery point', next: 'A correction; no waiting', way: 'on' },
          {
            when: 'Another one, then a card within 30 days',
            next: 'Tell the holder at the old address first',
            way: 'ask',
          },
        ],
      },
      {
        title: 'Cards and statements are mailed',
        actor: 'Your print vendor',
        by: 'system',
        text: 'Standard lines print, sort and arrive. A card for a vacant house waits in the branch.',
      },
      {
        title: 'Mail comes back',
        actor: 'Operations',
        by: 'system',
        text: 'Returned mail starts a clock: a holder who cannot be found makes dormant property, and the letters that the states ask for go to the last known address. Mark the delivery point, and ask at the next login.',
      },
    ],
  },
  keyStep: {
    title: 'Where a mail drop shows itself',
    lead: 'An applicant gives this as a home. It exists, down to the suite.',
    block: exchangeOf(office),
    caption: 'What onboarding reads',
    readings: [
      {
        field: 'metadata.rdi: commercial',
        text: 'Deliverable, and still no residence. The rule that asks for a residential or business street address needs to know which of them it has.',
      },
      {
        field: 'metadata.record_type: high-rise',
        text: 'Many tenants behind one number. The suite decides whose mail it is.',
      },
      {
        field: 'components.secondary_number',
        text: 'Compare it in every address change. Fraud moves mail by one suite.',
      },
      {
        field: 'delivery_point_barcode',
        text: 'Count the open applications at it. Many applicants at one point are a pattern, or a dormitory.',
      },
    ],
  },
  estimate: {
    title: 'What manual review costs you',
    lead: 'The queue is yours, so the figures are, too.',
    result: 'Cost of address reviews in a month',
    factors: [
      { name: 'Applications', source: 'Started in the month, from your onboarding funnel.' },
      {
        name: 'Share sent to review for the address',
        source: 'By reason code, before and after a trial on the same cases.',
      },
      { name: 'Cost of a review', source: 'Minutes of an analyst, and the applicants who did not wait.' },
    ],
    lookups:
      'Against it stand one verification for each address of an application, one for each document that is compared, and one for each change.',
  },
  products: [
    {
      slug: 'us-address-verification',
      name: 'US address verification',
      use: 'Deliverable, residential or commercial, vacant or not.',
    },
    {
      slug: 'us-address-autocomplete',
      name: 'US address autocomplete',
      use: 'Fewer typing errors, so fewer reviews.',
    },
    {
      slug: 'international-address-verification',
      name: 'International address verification',
      use: 'Beneficial owners and wires abroad.',
    },
    {
      slug: 'us-georeference-data',
      name: 'US georeference data',
      use: 'Census tract and county, as fair-lending reports ask for.',
    },
    {
      slug: 'us-property-data-financial',
      name: 'US property financial data',
      use: 'Assessment and last sale behind a home-equity application.',
    },
  ],
  limits: {
    title: 'What it does not do',
    lead: 'For your compliance officer’s vendor file.',
    points: [
      {
        title: 'It doesn’t identify a person',
        text: 'We confirm places. Who lives there comes from documents and from your identity vendor.',
      },
      {
        title: 'It screens nobody',
        text: 'No sanctions, no adverse media, no list of private mailboxes. A commercial flag is a reason to ask, not a verdict.',
      },
      {
        title: 'It isn’t legal advice',
        text: 'Which address your rule accepts, and for how long the record has to be kept, is for your counsel.',
      },
    ],
  },
  pricing: { label: 'Prices of US verification', to: '/pricing' },
}
