import { expect, test } from 'vitest'
import { HtmlPage } from '../html.ts'
import { deferScripts, isDocument } from './defer.ts'

function deferred(html: string): string {
  const page = new HtmlPage(html)
  deferScripts(page)
  return String(page)
}

const page = [
  '<html lang="en" data-scripts="deferred"><head>',
  '<link rel="modulepreload" href="/assets/index.js" fetchPriority="low"/>',
  '<link rel="modulepreload" href="/assets/page.js" fetchPriority="low"/>',
  '<link rel="preload" as="font" href="/assets/font.woff2"/></head><body><p>Words</p>',
  '<script type="module" async="" src="/assets/index.js"></script></body></html>',
].join('')

test('a document neither loads nor preloads a script, but names each one once', () => {
  expect(deferred(page)).toBe(
    [
      '<html lang="en" data-scripts="deferred"><head>',
      '<link rel="deferred" href="/assets/page.js"/>',
      '<link rel="preload" as="font" href="/assets/font.woff2"/>',
      '<link rel="deferred" href="/assets/index.js" data-entry=""/></head><body><p>Words</p></body></html>',
    ].join(''),
  )
})

test('a page is a document if its route says so', () => {
  expect(isDocument(new HtmlPage(page))).toBe(true)
  expect(isDocument(new HtmlPage('<html lang="en"><head></head></html>'))).toBe(false)
})

test('a page without the expected script fails the build', () => {
  expect(() => deferred('<head></head>')).toThrow('no script')
})
