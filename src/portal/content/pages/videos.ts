import { misspelled } from '#generated/portal/responses.ts'
import type { StoryboardsPage } from '../templates/storyboards.ts'

const [found] = misspelled.candidates

export const page: StoryboardsPage = {
  template: 'storyboards',
  title: 'Step-by-step guides',
  description:
    'Follow three tasks step by step: verify an address, add a key to a website, and fix a rejected request.',
  menu: {
    label: 'Step-by-step guides',
    line: 'Common tasks, step by step',
    order: 140,
    area: 'resources',
    group: 'Read',
  },
  heading: 'Step-by-step guides',
  lead: 'Three common tasks, with what you see at each step.',
  recordings: [],
  boards: [
    {
      title: 'Verify an address',
      lead: 'Use any US address. No account required.',
      start: { label: 'Open the page', to: '/products/single-address' },
      steps: [
        {
          title: 'Type the address in one line',
          text: 'Include a few typos to see how they’re corrected.',
          scene: [
            { kind: 'field', label: 'Address', value: '1600 ampitheatre pkway, mountian view calif' },
            { kind: 'button', label: 'Verify' },
          ],
        },
        {
          title: 'Read the result',
          text: 'The match code shows whether the address is deliverable, and the footnotes show what was corrected.',
          scene: [
            { kind: 'fact', term: 'Address', value: found?.delivery_line_1 ?? '' },
            { kind: 'fact', term: 'City', value: found?.last_line ?? '' },
            { kind: 'fact', term: 'Match code', value: found?.analysis.dpv_match_code ?? '' },
          ],
        },
        {
          title: 'Get the response as JSON',
          text: 'Your code gets the same response from the API.',
          scene: [
            { kind: 'code', text: '"delivery_point_barcode":' },
            { kind: 'code', text: `  "${found?.delivery_point_barcode}"` },
          ],
        },
      ],
    },
    {
      title: 'Add a key to a website',
      lead: 'An embedded key works only on the hostnames you allow.',
      start: { label: 'Open your keys', to: '/account/keys?tab=embedded' },
      steps: [
        {
          title: 'Create an embedded key',
          text: 'Choose a label that tells you which site the key is for.',
          scene: [
            { kind: 'field', label: 'Label', value: 'Checkout' },
            { kind: 'field', label: 'Hostnames', value: 'shop.northwind.example' },
            { kind: 'button', label: 'Create key' },
          ],
        },
        {
          title: 'Copy the sample',
          text: 'The page of the key has a code sample that includes the key.',
          scene: [
            { kind: 'code', text: 'url.searchParams.set(' },
            { kind: 'code', text: "  'key', '0193f1c6-3d11-…')" },
            { kind: 'button', label: 'Copy code' },
          ],
        },
        {
          title: 'Test it from your page',
          text: 'Requests from any other hostname get status 403.',
          scene: [
            { kind: 'fact', term: 'shop.northwind.example', value: '200' },
            { kind: 'fact', term: 'other.example', value: '403' },
          ],
        },
      ],
    },
    {
      title: 'Fix a rejected request',
      lead: 'Error responses are brief, because anyone could read them. Your account shows the details.',
      start: { label: 'Open rejected requests', to: '/account/keys/rejected' },
      steps: [
        {
          title: 'Find the key',
          text: 'Rejected requests from the last 30 days are listed by key and reason.',
          scene: [
            { kind: 'fact', term: 'Checkout', value: '41 rejected' },
            { kind: 'fact', term: 'Warehouse', value: '2 rejected' },
          ],
        },
        {
          title: 'Read the reason',
          text: 'It shows the rule and the value that didn’t match.',
          scene: [
            { kind: 'fact', term: 'Status', value: '403' },
            { kind: 'fact', term: 'Hostname', value: 'www.northwind.example' },
            { kind: 'fact', term: 'Authorized', value: 'northwind.example' },
          ],
        },
        {
          title: 'Fix it',
          text: 'If one change fixes the problem, the page offers it as a button.',
          scene: [{ kind: 'button', label: 'Authorize www.northwind.example' }],
        },
      ],
    },
  ],
}
