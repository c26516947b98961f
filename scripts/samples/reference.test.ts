import { expect, test } from 'vitest'
import type { ReferenceField } from '#portal/content/templates/reference.ts'
import { referenceFiles, valuesOf } from './reference.ts'

test('a description says what each value of an enum means', () => {
  const text = 'How it matches. `Y`: all of it. `S`: the building, but not `this` unit. See elsewhere.'
  expect(valuesOf({ enum: ['Y', 'S'] }, text)).toEqual({
    values: [
      { value: 'Y', meaning: 'all of it' },
      { value: 'S', meaning: 'the building, but not `this` unit' },
    ],
    rest: 'How it matches. See elsewhere.',
  })
})

test('values that the description does not explain one by one keep it', () => {
  expect(valuesOf({ enum: ['brick', 'stone'] }, 'Exterior walls. `brick`: of clay.')).toEqual({
    values: [
      { value: 'brick', meaning: '' },
      { value: 'stone', meaning: '' },
    ],
    rest: 'Exterior walls. `brick`: of clay.',
  })
  expect(valuesOf({}, '`A#`: corrected the ZIP Code.').rest).toBe('`A#`: corrected the ZIP Code.')
})

test('objects and arrays have their fields below them, and an operation a request that works', () => {
  const text = referenceFiles('')['reference/verify-us-address.ts'] ?? ''
  const { response, sample } = JSON.parse(text.slice(text.indexOf('= {') + 2)) as {
    response: ReferenceField[]
    sample: { query: Record<string, string> }
  }
  const [candidates] = response
  expect(candidates).toMatchObject({ name: 'candidates', type: 'array of objects', isRequired: true })
  const analysis = candidates?.fields.find(({ name }) => name === 'analysis')
  const code = analysis?.fields.find(({ name }) => name === 'dpv_match_code')
  expect(code?.values.map(({ value }) => value)).toEqual(['Y', 'S', 'D'])
  expect(code?.values.every(({ meaning }) => meaning)).toBe(true)
  expect(sample.query).toEqual({ street: '214 N Juniper St', zipcode: '84116' })
})
