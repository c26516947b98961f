import type { OverviewPage } from '../../../templates/overview.ts'

export const page: OverviewPage = {
  template: 'overview',
  title: 'Case studies',
  description:
    'Worked examples with the sample data of the API: each figure can be computed again, and none is a customer’s.',
  menu: {
    label: 'Case studies',
    line: 'Worked examples, with the arithmetic',
    order: 120,
    group: 'Customers',
  },
  heading: 'Case studies that you can recompute',
  lead: 'Until a customer lends us figures, we work with our own sample: every address, coordinate and count on these pages comes from the API, by code that runs when the site is built.',
  area: 'company',
  below: '/company/case-studies',
  sections: [
    {
      title: 'What makes a case study worth reading',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'The data is there',
              text: 'You can look up each address yourself with the request that the page prints.',
            },
            {
              title: 'The method is there',
              text: 'Formula, assumptions and what was left out stand next to the result.',
            },
            {
              title: 'The limits are there',
              text: 'A sample is no portfolio. Each page ends with how to run it on your own.',
            },
          ],
        },
      ],
    },
  ],
}
