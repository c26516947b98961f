import { expect, test } from 'vitest'
import { explainedInternational } from './explanation.ts'
import { internationalResponse, type TypedInternational } from './responses.ts'

test.each<[TypedInternational, string, string, string, string[]]>([
  [
    { country: 'DEU', address1: 'Lindenhofweg 4000', locality: 'Hamburg' },
    'house_number',
    'not-found',
    'There’s no house number 4000 on Lindenhofweg in Hamburg. Numbers there run from 1 to 48.',
    ['Lindenhofweg 48'],
  ],
  [
    { country: 'DEU', address1: 'Lindenhofweg', locality: 'Hamburg' },
    'house_number',
    'missing',
    'The address has no house number on Lindenhofweg in Hamburg. Numbers there run from 1 to 48.',
    [],
  ],
  [
    { country: 'DEU', address1: 'Lindenhofweg 12', locality: 'Leipzig' },
    'city',
    'elsewhere',
    'Lindenhofweg isn’t in “Leipzig”. It’s in Hamburg (20354).',
    ['Lindenhofweg 12'],
  ],
  [
    { country: 'DEU', address1: 'Lindenhofweg 12', postal_code: '99999' },
    'postal_code',
    'elsewhere',
    'Lindenhofweg isn’t in “99999”. It’s in Hamburg (20354).',
    ['Lindenhofweg 12'],
  ],
  [
    { country: 'DEU', address1: 'Lindenhofweg 12' },
    'city',
    'missing',
    'The address needs a city or a postal code. There’s a street of this name in Hamburg.',
    ['Lindenhofweg 12'],
  ],
  [
    { country: 'Nowhere', address1: 'Lindenhofweg 12', locality: 'Hamburg' },
    'country',
    'not-found',
    'We have no addresses in “Nowhere”. Send a country code or the English name of a country.',
    [],
  ],
  [
    { country: 'DEU', address1: '12', locality: 'Hamburg' },
    'street',
    'missing',
    'The address has no street.',
    [],
  ],
  [
    { country: 'FRA', address1: '1 Rue Nulle', locality: 'Nowhere' },
    'city',
    'not-found',
    'We have no city called “Nowhere” in this country.',
    [],
  ],
  [
    { country: 'FRA', address1: '7 Rue des Tulles', locality: 'Lyon' },
    'street',
    'not-found',
    'There’s no “rue des tulles” in Lyon.',
    ['7 Rue des Tilleuls'],
  ],
])('%o', (typed, part, reason, message, closest) => {
  const { explanations, ...response } = explainedInternational(typed)
  expect(explanations).toMatchObject([{ part, reason, message }])
  expect(explanations?.[0]?.closest.map(({ address1 }) => address1)).toEqual(closest)
  expect(response).toEqual(internationalResponse(typed))
})

test('a verified address needs no explanation', () => {
  const typed = { country: 'DEU', address1: 'Lindenhofweg 12', locality: 'Hamburg' }
  expect(explainedInternational(typed).explanations).toEqual([])
})
