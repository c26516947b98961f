import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawnIcon } from './drawn-icon.ts'

const Icon = drawnIcon('M1 1', ['circle', { r: '2' }])

test('an icon draws its parts, in the size and with the attributes that it is given', () => {
  const html = renderToStaticMarkup(createElement(Icon, { size: 16, strokeWidth: 3, className: 'spin' }))
  expect(html).toContain('<path d="M1 1"></path><circle r="2"></circle>')
  expect(html).toContain('width="16" height="16"')
  expect(html).toContain('stroke-width="3"')
  expect(html).toContain('class="spin"')
})

test('screen readers pass over an icon that has no name', () => {
  expect(renderToStaticMarkup(createElement(Icon))).toContain('aria-hidden="true"')
  expect(renderToStaticMarkup(createElement(Icon, { 'aria-label': 'Paid' }))).not.toContain('aria-hidden')
})
