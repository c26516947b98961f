import { application, document, office } from '#generated/portal/solutions/finance.ts'
import { exchangeOf, foundBy, recordOf, responseNote } from '../../samples/solution-samples.ts'
import { portalPaths } from '../../site.ts'
import type { SolutionPage } from '../../templates/solution.ts'

const [applied, shown] = [foundBy(application), foundBy(document)]

export const page: SolutionPage = {
  template: 'solution',
  title: 'Address data for finance',
  description:
    'Verify and classify addresses for account opening, address changes, and returned mail while the applicant waits.',
  menu: { label: 'Finance', line: 'Account opening, KYC, and returned mail', order: 40 },
  hero: {
    heading: 'Verify applicant addresses',
    lead: 'A customer identification program needs a residential or business street address. Verify it in seconds, and keep a record of what was given, what was checked, and the result.',
    actions: [
      { label: 'Sign Up Free', to: portalPaths.signup },
      { label: 'Contact sales', to: '/contact' },
    ],
    figure: {
      kind: 'comparison',
      title: 'Compare two documents',
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
          ? 'Same delivery point: the document supports the application.'
          : 'Different delivery points: ask the applicant.',
      note: `${responseNote} Both documents are examples.`,
    },
  },
  flow: {
    title: 'From application to returned mail',
    lead: 'An address matters at three points: when an account opens, when the address changes, and when mail is returned.',
    steps: [
      {
        title: 'The applicant enters a home address',
        actor: 'Applicant',
        by: 'person',
        text: 'Ask for the residence and the mailing address separately. A PO box is fine for mail, but not as a residence.',
        lookup: { label: 'US address autocomplete', to: '/products/us-address-autocomplete' },
      },
      {
        title: 'The address is verified and classified',
        actor: 'API',
        by: 'gateway',
        text: 'You learn whether it’s deliverable and whether it’s residential. Save the request, the response, and the time.',
        lookup: { label: 'US address verification', to: '/products/us-address-verification' },
        outcomes: [
          { when: 'Deliverable, residential', next: 'Continue to the identity check', way: 'on' },
          {
            when: 'Deliverable, commercial',
            next: 'Ask for the residence, or review it as a possible mail drop',
            way: 'ask',
          },
          { when: 'Unit missing or not recognized', next: 'Ask for the unit number', way: 'ask' },
          { when: 'Not found', next: 'Review manually with a document', way: 'out' },
        ],
      },
      {
        title: 'Sources are compared',
        actor: 'Your decision engine',
        by: 'system',
        text: 'Compare the delivery points of the application, documents, and consumer report. Analysts only see real differences.',
        outcomes: [
          { when: 'Same delivery point', next: 'Record the match', way: 'on' },
          {
            when: 'Notice of address discrepancy',
            next: 'Form a reasonable belief, as the rule requires, and document it',
            way: 'ask',
          },
        ],
      },
      {
        title: 'The address changes',
        actor: 'Account holder or fraudster',
        by: 'person',
        text: 'An address change followed by a request for a new card is a red flag. Compare delivery points to tell a spelling correction from a new unit.',
        outcomes: [
          { when: 'Same delivery point', next: 'Accept it as a correction', way: 'on' },
          {
            when: 'Different, then a card request within 30 days',
            next: 'Notify the holder at the old address first',
            way: 'ask',
          },
        ],
      },
      {
        title: 'Cards and statements are mailed',
        actor: 'Your print vendor',
        by: 'system',
        text: 'Print addresses in USPS format. Hold cards for vacant addresses.',
      },
      {
        title: 'Mail is returned',
        actor: 'Operations',
        by: 'system',
        text: 'An account holder you can’t reach can turn an account into unclaimed property. Flag the delivery point, and ask for a new address at the next login.',
      },
    ],
  },
  keyStep: {
    title: 'Detect a mail drop',
    lead: 'An applicant entered this as a home address. It’s deliverable, including the suite.',
    block: exchangeOf(office),
    caption: 'Fields used in onboarding',
    readings: [
      {
        field: 'metadata.rdi: commercial',
        text: 'Shows that the address is deliverable but commercial. Rules that require a residential or business address need to know which.',
      },
      {
        field: 'metadata.record_type: high-rise',
        text: 'Many tenants share one street address. The suite shows whose mail it is.',
      },
      {
        field: 'components.secondary_number',
        text: 'Compare it on every address change. Fraudsters often change only the suite.',
      },
      {
        field: 'delivery_point_barcode',
        text: 'Count open applications per delivery point. A high number is a pattern to review, or a dormitory.',
      },
    ],
  },
  estimate: {
    title: 'Estimate the cost of manual reviews',
    lead: 'Use the numbers from your own review queue.',
    result: 'Monthly cost of address reviews',
    factors: [
      { name: 'Applications', source: 'Started per month, from your onboarding funnel.' },
      {
        name: 'Share sent to review because of the address',
        source: 'By reason code, before and after a trial with the same cases.',
      },
      { name: 'Cost of a review', source: 'Analyst time, and applicants who gave up waiting.' },
    ],
    lookups:
      'Compare this with one verification for each address on an application, each document you compare, and each address change.',
  },
  products: [
    {
      slug: 'us-address-verification',
      name: 'US address verification',
      use: 'Whether an address is deliverable, residential or commercial, and vacant.',
    },
    {
      slug: 'us-address-autocomplete',
      name: 'US address autocomplete',
      use: 'Fewer typos, so fewer reviews.',
    },
    {
      slug: 'international-address-verification',
      name: 'International address verification',
      use: 'Beneficial owners and wires abroad.',
    },
    {
      slug: 'us-georeference-data',
      name: 'US georeference data',
      use: 'Census tract and county for fair lending reports.',
    },
    {
      slug: 'us-property-data-financial',
      name: 'US property financial data',
      use: 'Assessment and last sale for home equity applications.',
    },
  ],
  limits: {
    title: 'What isn’t included',
    lead: 'For your compliance officer’s vendor file.',
    points: [
      {
        title: 'No identity verification',
        text: 'We verify addresses. Use documents or an identity vendor to verify who lives there.',
      },
      {
        title: 'No screening',
        text: 'There are no sanctions lists, adverse media, or lists of private mailboxes. A commercial address is a reason to ask, not proof.',
      },
      {
        title: 'No legal advice',
        text: 'Ask your counsel which addresses your rule accepts and how long to keep records.',
      },
    ],
  },
  pricing: { label: 'See US verification pricing', to: '/pricing' },
}
