import { expect, test } from 'vitest'
import { outdatedSamples } from '../../scripts/samples.ts'

test('the answers that pages show are those of the gateway; run npm run samples', () => {
  expect(outdatedSamples()).toEqual([])
})
