import { desk, payer, referral } from '#generated/portal/solutions/healthcare.ts'
import { exchangeOf, recordOf, responseNote } from '../../samples/solution-samples.ts'
import { portalPaths } from '../../site.ts'
import type { SolutionPage } from '../../templates/solution.ts'

export const page: SolutionPage = {
  template: 'solution',
  title: 'Address data for healthcare',
  description:
    'Keep patient addresses consistent across registration, payer, and pharmacy systems, and send mail to the right patient.',
  menu: { label: 'Healthcare', line: 'Registration, eligibility, and patient mail', order: 20 },
  hero: {
    heading: 'Match patient addresses across systems',
    lead: 'The same address is often spelled differently at the front desk, in a referral, and by the payer. That causes duplicate charts and misdirected mail. Verify each address, and compare delivery points before you merge or mail.',
    actions: [
      { label: 'Sign Up Free', to: portalPaths.signup },
      { label: 'Contact sales', to: '/contact' },
    ],
    figure: {
      kind: 'merge',
      title: 'Three records of one home',
      records: [
        recordOf('Registration desk', desk),
        recordOf('Referral', referral),
        recordOf('Payer’s file', payer),
      ],
      note: `${responseNote} The records are examples, not real patients.`,
    },
  },
  flow: {
    title: 'From registration to mail',
    lead: 'It’s easiest to fix an address while the patient is there.',
    steps: [
      {
        title: 'The patient gives an address',
        actor: 'Registration or patient portal',
        by: 'person',
        text: 'Autocomplete saves typing at a busy desk. Only the address is sent: no name, record number, or date of birth.',
        lookup: { label: 'US address autocomplete', to: '/products/us-address-autocomplete' },
      },
      {
        title: 'It’s verified before the chart is saved',
        actor: 'API',
        by: 'gateway',
        text: 'The result tells the clerk what to ask the patient.',
        lookup: { label: 'US address verification', to: '/products/us-address-verification' },
        outcomes: [
          { when: 'Deliverable', next: 'Save the USPS format next to what the patient said', way: 'on' },
          { when: 'Unit missing', next: '“What’s your apartment number?”', way: 'ask' },
          { when: 'Deliverable, but vacant', next: '“Is this where you get your mail?”', way: 'ask' },
          {
            when: 'Not found',
            next: 'Save it as given and flag it. Shelters, rural routes, and new homes may not be listed',
            way: 'on',
          },
        ],
      },
      {
        title: 'Coverage is checked',
        actor: 'Your eligibility system',
        by: 'system',
        text: 'The payer’s 271 response to a 270 inquiry often includes the subscriber’s address. Verify it too, and compare delivery points instead of text.',
        outcomes: [
          { when: 'Same delivery point', next: 'No action', way: 'on' },
          {
            when: 'Different delivery points',
            next: 'Ask the patient which one is right. Only the payer can correct its file',
            way: 'ask',
          },
        ],
      },
      {
        title: 'Likely duplicates are scored',
        actor: 'Your patient index',
        by: 'system',
        text: 'For charts with similar names and dates of birth, the same delivery point is strong evidence of a duplicate. It isn’t enough proof, because families share an address.',
        outcomes: [
          { when: 'Above your threshold', next: 'Send to the data steward', way: 'on' },
          { when: 'Below it', next: 'Keep two patients', way: 'out' },
        ],
      },
      {
        title: 'Statements and prescriptions go out',
        actor: 'Your mail vendor or pharmacy',
        by: 'system',
        text: 'Verify each address again on the day of printing, because people move and buildings close. Hold mail for vacant addresses.',
      },
      {
        title: 'Mail is returned',
        actor: 'Mail room',
        by: 'person',
        text: 'Flag that patient’s delivery point as bad, and ask for a new address at the next contact. Other patients in the building aren’t affected.',
      },
    ],
  },
  keyStep: {
    title: 'Verification before the chart is saved',
    lead: 'This address was typed at registration in capitals and without a city.',
    block: exchangeOf(desk),
    caption: 'Fields used by registration and the patient index',
    readings: [
      {
        field: 'analysis.dpv_match_code: Y',
        text: 'The building and unit are deliverable.',
      },
      {
        field: 'delivery_point_barcode',
        text: 'The same for all three records above. Store it next to the address and compare it.',
      },
      {
        field: 'metadata.rdi: residential',
        text: 'Residential. A commercial home address may be an employer, a facility, or a typo.',
      },
      {
        field: 'analysis.vacant',
        text: 'Whether the address has been vacant for a while. Hold mail that names a condition.',
      },
    ],
  },
  estimate: {
    title: 'Estimate the cost of returned mail',
    lead: 'Use your own numbers.',
    result: 'Yearly cost of returned mail',
    factors: [
      {
        name: 'Envelopes sent',
        source: 'Statements, letters, and refills, from the mail vendor’s invoices.',
      },
      { name: 'Share returned', source: 'Returned pieces, counted in the mail room for a month.' },
      {
        name: 'Cost of each',
        source: 'Printing and postage twice, the call to find the patient, and the delay in payment.',
      },
    ],
    lookups:
      'Compare this with one verification for each registration, address change, and mailed piece. You can send a list in one request, and each address in it counts as a lookup.',
  },
  products: [
    {
      slug: 'us-address-verification',
      name: 'US address verification',
      use: 'At registration, for payer addresses, and before each mailing.',
    },
    {
      slug: 'us-address-autocomplete',
      name: 'US address autocomplete',
      use: 'In the patient portal and at registration.',
    },
    {
      slug: 'us-rooftop-geocoding',
      name: 'US rooftop geocoding',
      use: 'Distance to the nearest clinic or pharmacy, for access reports and home visits.',
    },
  ],
  limits: {
    title: 'What isn’t included',
    lead: 'For your privacy officer.',
    points: [
      {
        title: 'No HIPAA agreement',
        text: 'A patient’s address can be protected health information. Sign a business associate agreement with the company that runs this service before you send one.',
      },
      {
        title: 'No resident data',
        text: 'We verify that an address is deliverable, not who lives there. There are no change-of-address records.',
      },
      {
        title: 'No eligibility check',
        text: 'Coverage comes from the payer. We help you compare the two addresses.',
      },
    ],
  },
  pricing: { label: 'See US verification pricing', to: '/pricing' },
}
