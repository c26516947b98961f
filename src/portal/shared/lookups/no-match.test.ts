import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { closestLine, type Explanation, NoMatch } from './no-match.tsx'

const render = (props: ComponentProps<typeof NoMatch>) => renderToStaticMarkup(createElement(NoMatch, props))

const closest = {
  street: '88 Copper Mill Ave',
  secondary: 'Apt 24',
  city: 'Boulder',
  state: 'CO',
  zipcode: '80302',
}
const explanation: Explanation = {
  part: 'unit',
  reason: 'not-found',
  message: '88 Copper Mill Ave has no Apt 99.',
  numbers: { from: '1', to: '24' },
  closest: [closest],
}

test('a closest address is one line, wherever it is', () => {
  expect(closestLine(closest)).toBe('88 Copper Mill Ave Apt 24, Boulder, CO 80302')
  const abroad = { country: 'DEU', address1: 'Lindenhofweg 48', locality: 'Hamburg', postal_code: '20354' }
  expect(closestLine({ ...abroad, administrative_area: 'Hamburg' })).toBe(
    'Lindenhofweg 48, 20354 Hamburg, Hamburg, DEU',
  )
  expect(closestLine({ ...abroad, administrative_area: '' })).toBe('Lindenhofweg 48, 20354 Hamburg, DEU')
})

test('it says which part failed, and closest addresses are buttons where one can be chosen', () => {
  const shown = render({ explanation, isPartial: true })
  expect(shown).toContain('No full match:')
  expect(shown).toContain('Unit')
  expect(shown).not.toContain('<button')
  expect(render({ explanation, onChoose: vi.fn() })).toContain('<button')
})

test('of a part that no one knows, it says only that there is no match', () => {
  const unknown = { ...explanation, part: 'unknown', reason: 'unknown', closest: [] } as const
  expect(render({ explanation: unknown })).not.toContain('The part that failed')
})
