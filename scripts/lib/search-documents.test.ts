import { expect, test } from 'vitest'
import { readHtml } from './search-documents.ts'

test('a page is read as a person reads it', () => {
  const html = `<html><head><title>Terms &amp; rules · Gatepost</title>
<meta name="description" content="What &quot;fair&quot; means."/></head><body><nav>Menu</nav>
<main id="main"><h1>Terms</h1><p>Be <b>fair</b>.</p><pre>curl --get</pre><h2 class="a">Your <i>keys</i></h2>
<svg><text>drawn</text></svg>It&#x27;s all.</main><footer>Foot</footer></body></html>`
  expect(readHtml(html)).toEqual({
    title: 'Terms & rules',
    description: 'What "fair" means.',
    headings: ['Terms', 'Your keys'],
    text: "Terms Be fair . Your keys It's all.",
  })
  expect(readHtml('<title>Gatepost · Address data</title><main>x</main>').title).toBe('Address data')
})
