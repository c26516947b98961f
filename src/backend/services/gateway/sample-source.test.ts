import { expect, test } from 'vitest'
import { sampleSource } from './sample-source.ts'

test('the sample responds to the same question with the same body, and to another one with another', async () => {
  const question = { street: '214 N Juniper St', zipcode: '84116', candidates: 1 }
  const first = await sampleSource.verifyUsAddress(question)
  expect(await sampleSource.verifyUsAddress({ ...question })).toBe(first)
  const other = await sampleSource.verifyUsAddress({ ...question, input_id: 'a' })
  expect(other.candidates[0]).toEqual({ ...first.candidates[0], input_id: 'a' })
})
