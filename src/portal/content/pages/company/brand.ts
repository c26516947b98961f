import { logoFiles } from '../../brand/logo.ts'
import { siteName, slogan } from '../../site.ts'
import type { BrandPage } from '../../templates/brand.ts'

export const page: BrandPage = {
  template: 'brand',
  title: 'Brand',
  description: `The ${siteName} mark as files, the colors and type of the product, and how to write and show its name.`,
  menu: { label: 'Brand', line: 'Logo files, colors and type', order: 60, group: 'Company' },
  heading: 'A post with a sign on it',
  lead: 'What stands at the end of a drive and says who lives there. The mark, the green of a street sign, and one typeface: take them from here, so that they are the right ones.',
  logos: {
    title: 'The mark',
    lead: 'As SVG, which stays sharp at every size. Leave a quarter of its width free on each side, and don’t show it smaller than 16 pixels.',
    files: logoFiles,
  },
  colors: {
    title: 'Colors',
    lead: 'From the design tokens of this site, by day and by night. The sign is an object and keeps its color.',
    tokens: [
      { token: 'sign', use: 'The plate of the mark, signs and calls to action' },
      { token: 'accent', use: 'Links, buttons, what is chosen' },
      { token: 'accent-soft', use: 'Ground behind the accent' },
      { token: 'ink', use: 'Headings and text' },
      { token: 'ink-muted', use: 'Paragraphs' },
      { token: 'page', use: 'The ground of a page' },
      { token: 'sunken', use: 'Bands between sections' },
      { token: 'warning', use: 'Needs attention' },
      { token: 'danger', use: 'Failed, or cannot be undone' },
    ],
  },
  type: {
    title: 'Type',
    lead: 'Geist for words, Geist Mono for keys, ids and code. Both are open source, under the SIL Open Font License.',
    samples: [
      { name: 'Geist, semibold', text: slogan, isCode: false },
      { name: 'Geist Mono', text: '94043-1351 · dpv_match_code: Y', isCode: true },
    ],
  },
  rules: {
    title: 'Do and don’t',
    dos: [
      'Use the files above as they are.',
      'Set the name in Geist semibold to the right of the mark, in ink by day and white by night.',
      'Link the mark to the home page when you write about the product.',
      'Take the one-color marks where the green would not keep its contrast.',
    ],
    donts: [
      'Don’t redraw, tilt, stretch or outline the mark.',
      'Don’t change the green, or put the mark on another green.',
      'Don’t put the mark next to yours as if the two were one.',
      'Don’t use it to suggest a partnership or a certification that doesn’t exist.',
    ],
  },
  naming: {
    title: 'The name',
    points: [
      { title: siteName, text: 'One word, one capital. Not GatePost, Gate Post or GATEPOST.' },
      { title: 'Never a verb', text: `You verify an address with ${siteName}; you don’t “gatepost” it.` },
      {
        title: 'With the data’s own names',
        text: 'ZIP Code, ZIP+4 and DPV belong to the United States Postal Service. Write them as it does, and don’t suggest that it endorses you.',
      },
    ],
  },
}
