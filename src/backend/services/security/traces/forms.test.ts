import { expect, test } from 'vitest'
import { formsOf } from './forms.ts'

test('inputs are kept in their form only', () => {
  expect(
    formsOf({ street: '1600 Main St', zipcode: 84601, license: 'us-core-cloud', empty: undefined }, {}),
  ).toEqual([
    { name: 'street', form: '9999 xxxx xx' },
    { name: 'zipcode', form: '99999' },
    { name: 'license', form: 'xx-xxxx-xxxxx' },
  ])
})

test('letters and digits of all alphabets, and long or structured values', () => {
  expect(formsOf({ street: 'Žižkova ٣４\u0301' }, {})).toEqual([{ name: 'street', form: 'xxxxxxx 99' }])
  expect(formsOf({ street: 'a'.repeat(300) }, {})[0]?.form).toHaveLength(80)
  expect(formsOf({ places: ['Provo'] }, {})).toEqual([{ name: 'places', form: '["xxxxx"]' }])
})

test('of a list, those of the first lookup; the key and what is no name are left out', () => {
  const token = 'sk_7Hq2LxV9dPz4KmT0wRbN8sYc1JgE6uXa3fQ9'
  const forms = formsOf(
    { key: '0193f1c4', [token]: token },
    { lookups: [{ street: '1 A St' }, { street: 'x' }] },
  )
  expect(forms).toEqual([
    { name: 'other', form: 'xx_9xx9xxx9xxx9xxx9xxxx9xxx9xxx9xxx9xx9' },
    { name: 'street', form: '9 x xx' },
  ])
})

test('at most twenty', () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`input_${at}`, at]))
  expect(formsOf(many, undefined)).toHaveLength(20)
})
