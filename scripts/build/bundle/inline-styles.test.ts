import { expect, test } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

const link = '<link rel="stylesheet" href="/assets/app-1.css" data-precedence="default"/>'

test('the styles come before their link, which no longer loads them', () => {
  const read = (href: string) => (href === '/assets/app-1.css' ? 'a::after{content:"$&"}' : '')
  expect(inlineStyles(`<head>${link}</head>`, read)).toBe(
    '<head><style>a::after{content:"$&"}</style>' +
      '<link rel="stylesheet" href="/assets/app-1.css" data-precedence="default" disabled=""/></head>',
  )
})

test('a page without styles fails the build', () => {
  expect(() => inlineStyles('<head></head>', () => '')).toThrow('without styles')
})
