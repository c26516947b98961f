import { expect, test } from 'vitest'
import { HtmlPage } from './html.ts'

const html = [
  '<!DOCTYPE html><html lang="en"><head><link rel="icon" href="/a.svg"/><title>A &amp; B</title>',
  '<script>if (a < b) c("</title>")</script></head>',
  '<body class=x><p title="1 > 0">Text &#x27; <svg><title>S</title></svg></p><script src="/a.js"></script></body></html>',
].join('')

test('a page without changes stays as it is, to the byte', () => {
  expect(String(new HtmlPage(html))).toBe(html)
})

test('elements are found by their attributes, in the order of the page', () => {
  const page = new HtmlPage(html)
  expect(page.all('script').map(({ attributes }) => attributes.src)).toEqual([undefined, '/a.js'])
  expect(page.all('link', { rel: 'icon' })).toHaveLength(1)
  expect(page.all('link', { rel: 'stylesheet' })).toEqual([])
  expect(page.all('title').map(each => page.contentOf(each))).toEqual(['A &amp; B', 'S'])
  expect(page.contentOf(page.the('script'))).toBe('if (a < b) c("</title>")')
  expect(() => page.the('style')).toThrow('a page without style')
})

test('changes keep what is around them', () => {
  const page = new HtmlPage(html)
  page.prepend(page.the('head'), '<1>')
  page.append(page.the('head'), '<2>')
  page.setAttribute(page.the('link'), 'disabled', '')
  page.setAttribute(page.the('body'), 'id', 'b')
  page.insertBefore(page.the('title'), '$&')
  page.setContent(page.the('title'), 'C')
  page.replace(page.the('script'), '<3>')
  page.remove(page.the('script', { src: '/a.js' }))
  expect(String(page)).toBe(
    html
      .replace('<head>', '<head><1>')
      .replace('</head>', '<2></head>')
      .replace('/a.svg"/>', '/a.svg" disabled=""/>')
      .replace('class=x>', 'class=x id="b">')
      .replace('<title>A &amp; B<', () => '$&<title>C<')
      .replace('<script>if (a < b) c("</title>")</script>', '<3>')
      .replace('<script src="/a.js"></script>', ''),
  )
})

test('the same part cannot change twice', () => {
  const page = new HtmlPage(html)
  page.remove(page.the('title'))
  page.setContent(page.the('title'), 'C')
  expect(() => String(page)).toThrow('two changes of the same part')
})

test('the head can be changed without reading the rest', () => {
  const page = new HtmlPage(html, 'head')
  page.append(page.the('head'), '<1>')
  expect(String(page)).toBe(html.replace('</head>', '<1></head>'))
  expect(page.all('body')).toEqual([])
})
