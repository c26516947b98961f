import { contractLines } from '../../contract-lines.ts'
import { siteName } from '../../site.ts'
import type { OverviewPage } from '../../templates/overview.ts'

export const page: OverviewPage = {
  template: 'overview',
  title: `About ${siteName}`,
  description: `What ${siteName} is, how it is built from its contracts, and what is measured before a change goes out.`,
  menu: { label: `About ${siteName}`, line: 'What it is, and how it is built', order: 10, group: 'Company' },
  heading: 'Built from its contracts, and measured',
  lead: `${siteName} answers questions about addresses: whether one exists, how it is written, where it stands and what stands there. This site, the account behind it and the services below it are one product, and this page says how it is made.`,
  area: 'company',
  groups: {
    Company: 'What only the people who run it can tell is filled in by them.',
    Customers: 'Who uses it, and worked examples with our own sample.',
  },
  sections: [
    {
      title: 'One contract, and what follows from it',
      lead: 'Each service begins as an OpenAPI document that people wrote and people can read. What follows from it is generated, so it cannot disagree.',
      isSunken: true,
      blocks: [{ kind: 'contract', ...contractLines }],
    },
    {
      title: 'What is measured',
      lead: 'Each of these fails the build, a test or the bench when it is no longer true.',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Pages read without scripts',
              text: 'A public page is a document. Its scripts load when the browser is idle, and the budget before that is zero.',
            },
            {
              title: 'Anyone can use them',
              text: 'axe checks the pages, narrow and wide, by day and by night. Every color of text keeps its contrast by a test of the tokens.',
            },
            {
              title: 'Every answer fits its contract',
              text: 'In development and in tests the server checks what it sends. Each status that a contract declares is provoked by a test.',
            },
            {
              title: 'Every sample runs',
              text: 'Each command on these pages is run against the API by a test, and the answer below it has to be the same.',
            },
            {
              title: 'Waiting is budgeted',
              text: 'Pages, lists and lookups have limits that are ratios to a plain page or a bare server in the same run, so that a slow machine does not excuse us.',
            },
            {
              title: 'Strangers stay strangers',
              text: 'Tests request data that isn’t theirs: without a login, in the wrong role, and from another account, which gets a 404.',
            },
          ],
        },
      ],
    },
    {
      title: 'What we promise, and what we don’t',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Your addresses are not our product',
              text: 'A looked-up address is used to answer, and is not written to our logs. We count lookups, not addresses.',
            },
            {
              title: 'Your card is not our business',
              text: 'Its number goes from a frame of the payment vendor to the payment vendor. We keep four digits.',
            },
            {
              title: 'No promise beyond the data',
              text: 'Address data is never perfect. Answers say how sure they are, and pages say what the product does not do.',
            },
          ],
        },
      ],
    },
  ],
}
