import { logoFiles } from '../../brand/logo.ts'
import { siteName, slogan } from '../../site.ts'
import type { BrandPage } from '../../templates/brand.ts'

export const page: BrandPage = {
  template: 'brand',
  title: 'Brand',
  description: `Download the ${siteName} logo, see our colors and typefaces, and learn how to use our name.`,
  menu: { label: 'Brand', line: 'Logo files, colors, and typefaces', order: 60, group: 'Company' },
  heading: 'Brand guidelines',
  lead: `Use these files and guidelines to show the ${siteName} logo and name correctly.`,
  logos: {
    title: 'Logo',
    lead: 'The files are SVG and stay sharp at every size. Leave a quarter of the logo’s width free on each side, and don’t show it smaller than 16 pixels.',
    files: logoFiles,
  },
  colors: {
    title: 'Colors',
    lead: 'These are the design tokens of this site in light and dark mode. The sign keeps its color in both.',
    tokens: [
      { token: 'sign', use: 'Logo background, signs, and calls to action' },
      { token: 'accent', use: 'Links, buttons, and selected items' },
      { token: 'accent-soft', use: 'Background of accented content' },
      { token: 'ink', use: 'Headings and text' },
      { token: 'ink-muted', use: 'Paragraphs' },
      { token: 'page', use: 'Page background' },
      { token: 'sunken', use: 'Sections with a background' },
      { token: 'warning', use: 'Warnings' },
      { token: 'danger', use: 'Errors and irreversible actions' },
    ],
  },
  type: {
    title: 'Typefaces',
    lead: 'Geist for text, and Geist Mono for keys, IDs, and code. Both are open source under the SIL Open Font License.',
    samples: [
      { name: 'Geist, semibold', text: slogan, isCode: false },
      { name: 'Geist Mono', text: '94043-1351 · dpv_match_code: Y', isCode: true },
    ],
  },
  rules: {
    title: 'Do and don’t',
    dos: [
      'Use the files above without changes.',
      'Set the name in Geist semibold to the right of the logo, in ink in light mode and white in dark mode.',
      'Link the logo to our home page when you write about the product.',
      'Use the one-color logos where the green doesn’t have enough contrast.',
    ],
    donts: [
      'Don’t redraw, tilt, stretch, or outline the logo.',
      'Don’t change the green, or put the logo on another green.',
      'Don’t combine the logo with yours.',
      'Don’t use it to suggest a partnership or certification that doesn’t exist.',
    ],
  },
  naming: {
    title: 'Name',
    points: [
      {
        title: siteName,
        text: 'Write it as one word with one capital letter. Not GatePost, Gate Post, or GATEPOST.',
      },
      { title: 'Not a verb', text: `You verify an address with ${siteName}. You don’t “gatepost” it.` },
      {
        title: 'USPS trademarks',
        text: 'ZIP Code, ZIP+4, and DPV are USPS trademarks. Write them as USPS does, and don’t suggest that USPS endorses you.',
      },
    ],
  },
}
