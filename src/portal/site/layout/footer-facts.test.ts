import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { phoneLines } from '#portal/content/phones.ts'
import type { Certification } from '#portal/content/templates/operator.ts'
import { Badges, PhoneLines, SocialLinks } from './footer-facts.tsx'

test('a missing number hides its line, and no numbers hide the section', () => {
  const html = renderToStaticMarkup(
    createElement(PhoneLines, { lines: phoneLines([['Support', '+18015550123']]) }),
  )
  expect(html).toContain('href="tel:+18015550123"')
  expect(html).toContain('Support')
  expect(html).not.toContain('Sales')
  expect(renderToStaticMarkup(createElement(PhoneLines, { lines: [] }))).toBe('')
})

test('facts that the company hasn’t added aren’t shown', () => {
  expect(renderToStaticMarkup(createElement(SocialLinks, { links: [] }))).toBe('')
  expect(renderToStaticMarkup(createElement(Badges, { certifications: [] }))).toBe('')
  const held = {
    name: 'ISO 27001',
    auditor: 'An auditor',
    scope: 'Everything',
    validUntil: '2027-12-31',
    report: 'On request',
  }
  const markup = (certifications: Certification[]) =>
    renderToStaticMarkup(createElement(Badges, { certifications }))
  expect(markup([held])).toContain('href="/legal/certifications"')
  expect(markup([{ ...held, isExample: true }])).toBe('')
})
