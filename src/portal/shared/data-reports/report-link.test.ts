import { expect, test } from 'vitest'
import { addressOf, readReported } from './report-link.tsx'

test('the form begins with what the link was about', () => {
  const reported = { address: '214 N Juniper St, Apt #5 & more', result: '' }
  expect(readReported(`#${new URLSearchParams(reported)}`)).toEqual(reported)
})

test('without a link, it is empty', () => {
  expect(readReported('')).toEqual({ address: '', result: '' })
  expect(readReported('#top')).toEqual({ address: '', result: '' })
})

test('the parameters of a lookup are one line', () => {
  expect(addressOf({ zipcode: '84116', street: '214 N Juniper St', secondary: '', candidates: '3' })).toBe(
    '214 N Juniper St, 84116',
  )
  expect(addressOf({ country: 'DEU', address1: 'Lindenhofweg 12', locality: 'Hamburg' })).toBe(
    'Lindenhofweg 12, Hamburg, DEU',
  )
})
