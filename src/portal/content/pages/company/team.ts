import { people } from '../../operator/people.ts'
import type { OperatorPage } from '../../templates/operator.ts'

export const page: OperatorPage = {
  template: 'operator',
  title: 'Team',
  description:
    'The people who run this service, and what our staff can and can’t see in a customer’s account.',
  menu: { label: 'Team', line: 'Who runs this service', order: 20, group: 'Company' },
  heading: 'Our team',
  lead: 'The people who run this service, and what they can see in your account.',
  list: { kind: 'people', entries: people },
  listTitle: 'Team members',
  empty: {
    title: 'No team members listed yet',
    text: 'The company that runs this site hasn’t listed anyone yet. You can still contact us.',
  },
  belongs: [
    'People who agreed to be named, with their responsibilities.',
    'Founders, leads, and the contacts for support, security reports, and press.',
    'Names are enough. Portraits are optional. No stock photos.',
  ],
  sections: [
    {
      title: 'What our staff can see in your account',
      lead: 'These limits are enforced in code for everyone who works here.',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'One hour, with a reason',
              text: 'To investigate a problem, a staff member can view your account as you see it. They must enter a reason, and access ends after at most 60 minutes.',
            },
            {
              title: 'Read-only by default',
              text: 'Changing anything takes an extra step. Some actions, such as revealing a secret, aren’t available to staff at all.',
            },
            {
              title: 'Recorded in your activity log',
              text: 'You see who accessed the account, when, as which user, and why.',
            },
          ],
        },
      ],
    },
  ],
}
