import { expect, test } from 'vitest'
import { readBuiltPage } from '../../lib/built-page.ts'
import { checkPages } from './pages.ts'

const ORIGIN = 'https://portal.example'
const TEXT =
  'A page that says enough to be read without any script, in a sentence or two about what it is for. '.repeat(
    2,
  )
const WHOLE = {
  title: 'A page · Gatepost',
  description: 'A description that is long enough to be shown, and says what is on the page.',
  header: '<header><nav><a href="/">Home</a></nav></header>',
  main: `<main id="main"><h1>A page</h1><h2 id="part">A part</h2><p>${TEXT}</p></main>`,
  footer: '<footer><h2>Legal</h2><a href="/legal#part">Terms</a></footer>',
}

function html(path: string, parts: Partial<typeof WHOLE> = {}): string {
  const { title, description, header, main, footer } = { ...WHOLE, ...parts }
  return `<!doctype html><html lang="en" data-scripts="deferred"><head><title>${title}</title>
    <meta name="description" content="${description}"><link rel="canonical" href="${ORIGIN}${path}"></head>
    <body>${header}${main}${footer}</body></html>`
}

/** What is wrong with a page next to two good ones. */
function problems(parts: Partial<typeof WHOLE>): string[] {
  const good = (path: string, name: string) =>
    readBuiltPage(path, html(path, { title: name, description: `${WHOLE.description} ${name}` }), ORIGIN)
  const pages = [
    good('/', 'Home'),
    good('/legal', 'Legal'),
    readBuiltPage('/page', html('/page', parts), ORIGIN),
  ]
  const known = { isServed: (path: string) => path === '/login', origin: ORIGIN }
  return checkPages(pages, known).map(({ path, what }) => `${path} ${what}`)
}

/** A page with this in its main part. */
const inMain = (markup: string) => ({ main: WHOLE.main.replace('</main>', `${markup}</main>`) })

test('a whole page has no finding', () => {
  const links = [
    '/legal',
    '/legal#part',
    '#part',
    '/login?to=/',
    `${ORIGIN}/legal`,
    'https://other.example/x',
    'mailto:a@b.example',
  ]
  expect(problems(inMain(links.map(href => `<a href="${href}">To it</a>`).join('')))).toEqual([])
})

test.each([
  ['two first headings', inMain('<h1>Another</h1>'), '/page has 2 headings of level 1'],
  ['no first heading', { main: `<main><h2>Part</h2>${TEXT}</main>` }, '/page has 0 headings of level 1'],
  ['a link next to a word', inMain('<a href="/">Home</a>page'), '/page no space follows the link “Home”'],
  ['a skipped level', inMain('<h4>Deep</h4>'), '/page the heading “Deep” of level 4 follows one of level 2'],
  [
    'an image without text',
    inMain('<img src="/a.png" width="1" height="1">'),
    '/page the image /a.png has no text',
  ],
  [
    'an image without size',
    inMain('<img src="/a.png" alt="">'),
    '/page the image /a.png has no width and height',
  ],
  [
    'a drawing without name',
    inMain('<svg class="map"></svg>'),
    '/page the image <svg class="map"> has no text',
  ],
  [
    'a dead link',
    inMain('<a href="/nowhere">There</a>'),
    '/page the link “There” leads to /nowhere, and there is no such page',
  ],
  [
    'a dead link with the host',
    inMain(`<a href="${ORIGIN}/gone">There</a>`),
    `/page the link “There” leads to ${ORIGIN}/gone, and there is no such page`,
  ],
  [
    'a dead anchor',
    inMain('<a href="/legal#gone">There</a>'),
    '/page the link “There” leads to /legal#gone, and no part of that page has this ID',
  ],
  [
    'a dead anchor of its own',
    inMain('<a href="#gone">There</a>'),
    '/page the link “There” leads to #gone, and no part of that page has this ID',
  ],
  [
    'a link without text',
    inMain('<a href="/legal"><svg aria-hidden="true"></svg></a>'),
    '/page the link to /legal has no text',
  ],
  [
    'an address that is none',
    inMain('<a href="https://[">There</a>'),
    '/page the link “There” has no address: https://[',
  ],
  ['no footer', { footer: '' }, '/page has 0 landmarks contentinfo'],
  ['two headers', { header: WHOLE.header.repeat(2) }, '/page has 2 landmarks banner'],
  ['no navigation', { header: '<header></header>' }, '/page has no navigation'],
  [
    'no text',
    { main: '<main id="main"><h1>A page</h1></main>' },
    '/page has 6 characters of text without scripts',
  ],
  [
    'a long title',
    { title: 'A'.repeat(61) },
    `/page the title “${'A'.repeat(61)}” has 61 characters, more than 60`,
  ],
  [
    'a short description',
    { description: 'Short.' },
    '/page the description has 6 characters, not 50 to 160: “Short.”',
  ],
  ['a title of another page', { title: 'Legal' }, '/page has the title of /legal'],
])('%s is found', (_, parts, what) => {
  expect(problems(parts)).toEqual([what])
})
