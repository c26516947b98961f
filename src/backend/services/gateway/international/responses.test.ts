import { expect, test } from 'vitest'
import { internationalResponse, type TypedInternational } from './responses.ts'

const lines = (typed: TypedInternational) =>
  internationalResponse(typed).candidates.map(({ address1, address2, analysis }) => [
    address1,
    address2,
    analysis.verification_status,
  ])

test.each([
  [
    { country: 'DEU', address1: 'Lindenhofweg 12', locality: 'Hamburg' },
    'Lindenhofweg 12',
    '20354 Hamburg',
    'verified',
  ],
  [
    { country: 'de', address1: 'muehlbachstr. 7', locality: 'MUENCHEN' },
    'Mühlbachstraße 7',
    '80331 München',
    'verified',
  ],
  [
    { country: 'Canada', address1: '12 rue du vieux quai', postal_code: 'g1k4b2' },
    '12 Rue du Vieux Quai',
    'Québec QC G1K 4B2',
    'verified',
  ],
  [
    { country: 'gb', address1: '4000 Copperfield Lane', locality: 'Bristol' },
    'Copperfield Lane',
    'Bristol BS1 4QA',
    'partial',
  ],
  [
    { country: 'GBR', address1: 'Copperfield Lane', locality: 'Bristol' },
    'Copperfield Lane',
    'Bristol BS1 4QA',
    'partial',
  ],
  [
    { country: 'GB', address1: '10 Downning Street', locality: 'Londn' },
    '10 Downing Street',
    'London SW1A 2AA',
    'verified',
  ],
])('%o', (typed, address1, address2, status) => expect(lines(typed)).toEqual([[address1, address2, status]]))

test.each([
  { country: 'FRA', address1: 'Lindenhofweg 12', locality: 'Hamburg' },
  { country: 'Nowhere', address1: 'Lindenhofweg 12', locality: 'Hamburg' },
  { country: 'DEU', address1: 'Lindenhofweg 12' },
  { country: 'DEU', address1: 'Lindenhofweg 12', locality: 'Leipzig' },
  { country: 'DEU', address1: '12', locality: 'Hamburg' },
])('%o is not found', typed => expect(lines(typed)).toEqual([]))
