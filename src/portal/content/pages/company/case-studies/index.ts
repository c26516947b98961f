import type { OverviewPage } from '../../../templates/overview.ts'

export const page: OverviewPage = {
  template: 'overview',
  title: 'Case studies',
  description:
    'Worked examples with our API’s sample data. You can recalculate every figure. None of them is from a customer.',
  menu: {
    label: 'Case studies',
    line: 'Worked examples with sample data',
    order: 120,
    group: 'Customers',
  },
  heading: 'Case studies',
  lead: 'These examples use our demo sample. Every address, coordinate, and count comes from the API and is calculated when the site is built.',
  area: 'company',
  below: '/company/case-studies',
  sections: [
    {
      title: 'What each case study includes',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Data',
              text: 'You can look up each address with the request on the page.',
            },
            {
              title: 'Method',
              text: 'Formulas, assumptions, and exclusions are next to the results.',
            },
            {
              title: 'Limitations',
              text: 'A sample isn’t a portfolio. Each case study ends with how to try it on your own data.',
            },
          ],
        },
      ],
    },
  ],
}
