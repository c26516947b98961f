import { openings } from '../../operator/openings.ts'
import type { OperatorPage } from '../../templates/operator.ts'

export const page: OperatorPage = {
  template: 'operator',
  title: 'Careers',
  description:
    'Open positions, how the work is done here, and how to tell us about yourself when nothing fits today.',
  menu: { label: 'Careers', line: 'Open positions, and how we work', order: 30, group: 'Company' },
  heading: 'Work on something that has a right answer',
  lead: 'An address exists or it does not. Getting to the answer in milliseconds, for everyone, and saying so plainly, is the craft.',
  list: { kind: 'openings', entries: openings },
  listTitle: 'Open positions',
  empty: {
    title: 'No position is open today',
    text: 'If you would like to work on address data, write to us all the same. We read it.',
  },
  belongs: [
    'Every open position, with place, kind, pay range and the steps of the interviews.',
    'What the law where you hire asks for, such as a statement on equal opportunity.',
    'Nothing that is filled: take it away the same day.',
  ],
  sections: [
    {
      title: 'How the work is done',
      lead: 'You can check each of these in the product.',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'The contract comes first',
              text: 'New behavior starts as a few lines of OpenAPI that both sides can read. Types, form rules, server checks and tests are generated from it.',
            },
            {
              title: 'Tests that can fail',
              text: 'A test does what a person does, in a real browser, against the real server and its database. Nothing in between is faked.',
            },
            {
              title: 'Words are part of the work',
              text: 'An error says what happened and what to do next. A page says what the product does not do.',
            },
          ],
        },
      ],
    },
    {
      title: 'Tell us about yourself',
      lead: 'Whether a position is open or not. We look for people who finish what they begin.',
      blocks: [{ kind: 'form', form: 'careers' }],
    },
  ],
}
