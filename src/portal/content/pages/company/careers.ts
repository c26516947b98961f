import { openings } from '../../operator/openings.ts'
import type { OperatorPage } from '../../templates/operator.ts'

export const page: OperatorPage = {
  template: 'operator',
  title: 'Careers',
  description: 'See open positions, learn how we work, and introduce yourself if no position fits right now.',
  menu: { label: 'Careers', line: 'Open positions and how we work', order: 30, group: 'Company' },
  heading: 'Careers',
  lead: 'Work on software that checks addresses in milliseconds and explains every result clearly.',
  list: { kind: 'openings', entries: openings },
  listTitle: 'Open positions',
  empty: {
    title: 'No open positions',
    text: 'If you’d like to work on address data, send us a message anyway. We read every one.',
  },
  belongs: [
    'Every open position, with location, employment type, pay range, and interview steps.',
    'Required legal statements, such as equal opportunity.',
    'No filled positions. Remove them the same day.',
  ],
  sections: [
    {
      title: 'How we work',
      lead: 'You can see each of these in the product.',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Contract first',
              text: 'Every new feature starts as a few lines of OpenAPI. We generate types, form rules, server checks, and tests from it.',
            },
            {
              title: 'Tests that can fail',
              text: 'Tests do what people do, in a real browser, with a real server and database. We don’t mock what’s in between.',
            },
            {
              title: 'Writing is part of the work',
              text: 'Errors say what happened and what to do next. Product pages list what isn’t included.',
            },
          ],
        },
      ],
    },
    {
      title: 'Tell us about yourself',
      lead: 'Contact us even if no position is open. We look for people who finish what they start.',
      blocks: [{ kind: 'form', form: 'careers' }],
    },
  ],
}
