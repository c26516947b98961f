import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ServiceStatus } from '#generated/reporting/types.ts'
import { Parts } from './parts.tsx'

const NOW = new Date('2026-11-02T08:05:00.000Z')

const STATUS: ServiceStatus = {
  checked: '2026-11-02T08:05:00.000Z',
  components: [
    {
      name: 'lookups',
      state: 'down',
      since: '2026-11-02T07:57:00.000Z',
      history: [
        { day: '2026-11-01', working: 86_400, failing: 0 },
        { day: '2026-11-02', working: 28_620, failing: 480 },
      ],
    },
  ],
}

test('a provider that fails is down, and the days before it stay', () => {
  const html = renderToStaticMarkup(<Parts status={STATUS} now={NOW} />)
  const text = html.replaceAll(/<[^<>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(text).toContain('Address lookups Since')
  expect(text).toContain('Down Worked 99.58% of the time in 2 days')
  expect(html.match(/bg-danger /g) ?? html.match(/bg-danger"/g)).toHaveLength(1)
})

test('before the first check it says so', () => {
  const html = renderToStaticMarkup(<Parts status={{ checked: null, components: [] }} now={NOW} />)
  expect(html).toContain('Last check: not yet')
})
