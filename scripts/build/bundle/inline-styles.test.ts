import { expect, test } from 'vitest'
import { HtmlPage } from '../html.ts'
import { inlineStyles } from './inline-styles.ts'

function styled(html: string, read: (href: string) => string): string {
  const page = new HtmlPage(html)
  inlineStyles(page, read)
  return String(page)
}

const link = '<link rel="stylesheet" href="/assets/app-1.css" data-precedence="default"/>'

test('the styles come before their link, which no longer loads them', () => {
  const read = (href: string) => (href === '/assets/app-1.css' ? 'a::after{content:"$&"}' : '')
  expect(styled(`<head>${link}</head>`, read)).toBe(
    '<head><style>a::after{content:"$&"}</style>' +
      '<link rel="stylesheet" href="/assets/app-1.css" data-precedence="default" disabled=""/></head>',
  )
})

test('a page without styles fails the build', () => {
  expect(() => styled('<head></head>', () => '')).toThrow('a page without link')
})
