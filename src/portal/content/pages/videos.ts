import { misspelled } from '#generated/portal/answers.ts'
import type { StoryboardsPage } from '../templates/storyboards.ts'

const [found] = misspelled.candidates

export const page: StoryboardsPage = {
  template: 'storyboards',
  title: 'Walkthroughs',
  description:
    'Three tasks shown step by step: verify an address, put a key on a website, and find out why a lookup was refused.',
  menu: {
    label: 'Walkthroughs',
    line: 'Common tasks, step by step',
    order: 140,
    area: 'resources',
    group: 'Read',
  },
  heading: 'Walkthroughs',
  lead: 'Three tasks from beginning to end, in drawn steps. Each takes about a minute, and you can follow along.',
  recordings: [],
  boards: [
    {
      title: 'Verify an address',
      lead: 'Without an account, and with any US address.',
      start: { label: 'Open the page', to: '/products/single-address' },
      steps: [
        {
          title: 'Type the address in one line',
          text: 'Mistakes are welcome: they show what happens to them.',
          scene: [
            { kind: 'field', label: 'Address', value: '1600 ampitheatre pkway, mountian view calif' },
            { kind: 'button', label: 'Verify' },
          ],
        },
        {
          title: 'Read the verdict',
          text: 'The match code says whether mail arrives, and the corrections say what was wrong.',
          scene: [
            { kind: 'fact', term: 'Address', value: found?.delivery_line_1 ?? '' },
            { kind: 'fact', term: 'City', value: found?.last_line ?? '' },
            { kind: 'fact', term: 'Match code', value: found?.analysis.dpv_match_code ?? '' },
          ],
        },
        {
          title: 'Take the answer with you',
          text: 'The same answer as JSON is what your program gets.',
          scene: [
            { kind: 'code', text: '"delivery_point_barcode":' },
            { kind: 'code', text: `  "${found?.delivery_point_barcode}"` },
          ],
        },
      ],
    },
    {
      title: 'Put a key on a website',
      lead: 'An embedded key works on the hostnames that you name, and nowhere else.',
      start: { label: 'Open your keys', to: '/account/keys?tab=embedded' },
      steps: [
        {
          title: 'Create an embedded key',
          text: 'Its label is for you: say which site it is for.',
          scene: [
            { kind: 'field', label: 'Label', value: 'Checkout' },
            { kind: 'field', label: 'Hostnames', value: 'shop.northwind.example' },
            { kind: 'button', label: 'Create key' },
          ],
        },
        {
          title: 'Copy the sample',
          text: 'The page of the key has a program for your page, with the key in it.',
          scene: [
            { kind: 'code', text: 'url.searchParams.set(' },
            { kind: 'code', text: "  'key', '0193f1c6-3d11-…')" },
            { kind: 'button', label: 'Copy code' },
          ],
        },
        {
          title: 'Try it from your page',
          text: 'From any other hostname the answer is 403. That is the protection at work.',
          scene: [
            { kind: 'fact', term: 'shop.northwind.example', value: '200' },
            { kind: 'fact', term: 'other.example', value: '403' },
          ],
        },
      ],
    },
    {
      title: 'Find out why a lookup was refused',
      lead: 'A refusal says little on purpose, because anyone could read it. Your account says everything.',
      start: { label: 'Open refused lookups', to: '/account/keys/refusals' },
      steps: [
        {
          title: 'Find the key',
          text: 'Refused lookups lists the refusals of the last thirty days, by key and by reason.',
          scene: [
            { kind: 'fact', term: 'Checkout', value: '41 refused' },
            { kind: 'fact', term: 'Warehouse', value: '2 refused' },
          ],
        },
        {
          title: 'Read the reason',
          text: 'It names the rule and the value that broke it.',
          scene: [
            { kind: 'fact', term: 'Status', value: '403' },
            { kind: 'fact', term: 'Hostname', value: 'www.northwind.example' },
            { kind: 'fact', term: 'Authorized', value: 'northwind.example' },
          ],
        },
        {
          title: 'Fix it in place',
          text: 'Where one change would have let the lookup through, the page offers it.',
          scene: [{ kind: 'button', label: 'Authorize www.northwind.example' }],
        },
      ],
    },
  ],
}
