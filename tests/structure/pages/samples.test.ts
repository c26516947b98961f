import { expect, test } from 'vitest'
import { outdatedSamples } from '../../../scripts/samples.ts'

test('the responses and prices that pages show are those of the services; run npm run samples', async () => {
  expect(await outdatedSamples()).toEqual([])
})
