import { people } from '../../operator/people.ts'
import type { OperatorPage } from '../../templates/operator.ts'

export const page: OperatorPage = {
  template: 'operator',
  title: 'Team',
  description:
    'The people who run this service, and what a member of our staff can and cannot see of a customer’s account.',
  menu: { label: 'Team', line: 'Who runs this service', order: 20, group: 'Company' },
  heading: 'The people behind the gate',
  lead: 'Who answers, who builds, and what any of us can see of your account.',
  list: { kind: 'people', entries: people },
  listTitle: 'Who we are',
  empty: {
    title: 'No one is listed yet',
    text: 'The company that runs this site has not named anyone here. You can still write to us.',
  },
  belongs: [
    'People who agreed to be named, with what they are responsible for.',
    'Founders and leads, and the people who answer support, security reports and the press.',
    'Names alone are enough: a portrait is not needed, and a stock picture is none.',
  ],
  sections: [
    {
      title: 'What staff can see of your account',
      lead: 'These limits are in the code, so they hold for everyone who works here.',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'With a reason, and for an hour',
              text: 'To look into a problem, a member of staff can see your account as you do. They have to give a reason, and it ends after sixty minutes at the latest.',
            },
            {
              title: 'Reading, unless more is needed',
              text: 'It begins read-only. Changing anything takes one more step, and some actions, such as revealing a secret, are refused to staff altogether.',
            },
            {
              title: 'In your activity log',
              text: 'You see who acted, when, as whom and why, next to what your own people did.',
            },
          ],
        },
      ],
    },
  ],
}
