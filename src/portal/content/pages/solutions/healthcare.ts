import { desk, payer, referral } from '#generated/portal/solutions/healthcare.ts'
import { answeredNote, exchangeOf, recordOf } from '../../samples/solution-samples.ts'
import { portalPaths } from '../../site.ts'
import type { SolutionPage } from '../../templates/solution.ts'

export const page: SolutionPage = {
  template: 'solution',
  title: 'Address data for healthcare',
  description:
    'Patient addresses that agree between registration, payer and pharmacy, and mail that reaches the patient and no one else.',
  menu: { label: 'Healthcare', line: 'Registration, eligibility and patient mail', order: 20 },
  hero: {
    heading: 'One patient, one address, in every system',
    lead: 'The desk types it, the referral faxes it, the payer returns it. Three spellings become three charts, and a statement in the wrong mailbox is a privacy incident. Bring each to its delivery point before you compare, merge or mail.',
    actions: [
      { label: 'Sign Up Free', to: portalPaths.signup },
      { label: 'Talk to sales', to: '/contact' },
    ],
    figure: {
      kind: 'merge',
      title: 'Three records of one home',
      records: [
        recordOf('Registration desk', desk),
        recordOf('Referral', referral),
        recordOf('Payer’s file', payer),
      ],
      note: `${answeredNote} The records are examples, and no patient’s.`,
    },
  },
  flow: {
    title: 'From the front desk to the mailbox',
    lead: 'The cheapest moment to repair an address is while the patient stands there.',
    steps: [
      {
        title: 'The patient gives an address',
        actor: 'Registration, or the patient portal',
        by: 'person',
        text: 'Suggestions save typing at a desk with a line. Only the address is sent: no name, no record number, no date of birth.',
        lookup: { label: 'US address autocomplete', to: '/products/us-address-autocomplete' },
      },
      {
        title: 'It is verified before the chart is saved',
        actor: 'API',
        by: 'gateway',
        text: 'The answer tells the clerk what to ask, in words the clerk can say aloud.',
        lookup: { label: 'US address verification', to: '/products/us-address-verification' },
        outcomes: [
          { when: 'Y · confirmed', next: 'Save the standard form, and what was said next to it', way: 'on' },
          { when: 'D · unit missing', next: '“Which apartment, please?”', way: 'ask' },
          { when: 'Y, but vacant', next: '“Is this where you get your mail?”', way: 'ask' },
          {
            when: 'No candidate',
            next: 'Save as given and flag it: shelters, rural routes and new homes are real, too',
            way: 'on',
          },
        ],
      },
      {
        title: 'Coverage is checked',
        actor: 'Your eligibility system',
        by: 'system',
        text: 'The payer’s answer to a 270 inquiry, the 271, often carries the subscriber’s address. Verify it as well, and compare delivery points rather than strings.',
        outcomes: [
          { when: 'The same delivery point', next: 'Nothing to do', way: 'on' },
          {
            when: 'Another one',
            next: 'Ask the patient which is right. The payer’s file is theirs to correct',
            way: 'ask',
          },
        ],
      },
      {
        title: 'Likely duplicates are scored',
        actor: 'Your patient index',
        by: 'system',
        text: 'The same delivery point is strong evidence between two charts with alike names and dates of birth. It is never enough alone: families share a mailbox.',
        outcomes: [
          { when: 'Above your threshold', next: 'To the steward who merges charts', way: 'on' },
          { when: 'Below it', next: 'Two patients, as before', way: 'out' },
        ],
      },
      {
        title: 'Statements and prescriptions go out',
        actor: 'Your mail vendor, your pharmacy',
        by: 'system',
        text: 'Each mailing is verified again the day it is printed, because people move and buildings close. What is vacant by then is held, not sent.',
      },
      {
        title: 'Mail comes back',
        actor: 'Mail room',
        by: 'person',
        text: 'A returned envelope marks the delivery point of that patient as bad, and the next contact asks for a new one. It doesn’t mark the whole building.',
      },
    ],
  },
  keyStep: {
    title: 'The question before the chart is saved',
    lead: 'What registration typed, in capitals and without the city, as clerks do.',
    block: exchangeOf(desk),
    caption: 'What registration and the patient index read',
    readings: [
      {
        field: 'analysis.dpv_match_code: Y',
        text: 'Building and apartment are known. Mail for this patient has a mailbox.',
      },
      {
        field: 'delivery_point_barcode',
        text: 'The same for all three records above. Compare this, and store it next to the address.',
      },
      {
        field: 'metadata.rdi: residential',
        text: 'A home. “Commercial” for a home address suggests an employer’s, a facility’s, or a typing error.',
      },
      {
        field: 'analysis.vacant',
        text: 'True where no one has taken mail for some time. Hold anything that names a condition.',
      },
    ],
  },
  estimate: {
    title: 'What returned mail costs you',
    lead: 'Count your own envelopes. No figure here is ours.',
    result: 'Cost of returned mail in a year',
    factors: [
      { name: 'Envelopes sent', source: 'Statements, letters and refills, from the mail vendor’s invoices.' },
      { name: 'Share that comes back', source: 'Returned pieces, counted in the mail room for a month.' },
      {
        name: 'Cost of one',
        source: 'Print and postage twice, the call to find the patient, and the days until the bill is paid.',
      },
    ],
    lookups:
      'Against it stand one verification for each registration and each change, and one for each piece of a mailing. A list goes in one call, and each address in it counts as a lookup.',
  },
  products: [
    {
      slug: 'us-address-verification',
      name: 'US address verification',
      use: 'At the desk, against the payer’s address, and before each mailing.',
    },
    {
      slug: 'us-address-autocomplete',
      name: 'US address autocomplete',
      use: 'In the patient portal and at registration.',
    },
    {
      slug: 'us-rooftop-geocoding',
      name: 'US rooftop geocoding',
      use: 'Distance to the next clinic or pharmacy, for access reports and home visits.',
    },
  ],
  limits: {
    title: 'What it does not do',
    lead: 'For your privacy officer, before anyone asks.',
    points: [
      {
        title: 'It is no agreement under HIPAA',
        text: 'An address that is known to be a patient’s can be protected health information. Sign a business associate agreement with the company that runs this service before you send one.',
      },
      {
        title: 'It doesn’t know who lives there',
        text: 'We confirm that a mailbox exists, not that your patient opens it. Nor do we have change-of-address records.',
      },
      {
        title: 'It isn’t an eligibility check',
        text: 'Coverage comes from the payer. We make the two addresses comparable.',
      },
    ],
  },
  pricing: { label: 'Prices of US verification', to: '/pricing' },
}
