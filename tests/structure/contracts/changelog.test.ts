import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHANGELOG } from '../../../scripts/contract-diff/entries.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { documents } from '../../support/contract/contract.ts'
import { findLowVersions, findUnannounced } from './changelog-entries.ts'

const changelog = readFileSync(CHANGELOG, 'utf8')

const WHAT_TO_RUN = `Run: npm run contract:diff -- --write
It says which version to write into openapi/<service>/openapi.yaml, and then writes the entry of ${CHANGELOG} with the digest of the contract. If two branches have changed the same contract, bring them together first (keep both entries), run npm run generate, and then run it.`

const explain = (lines: readonly string[]) => `${lines.join('\n')}\n${WHAT_TO_RUN}`

test('the newest entry of each service is about its contract as it is', () => {
  const lines = findUnannounced(changelog, documents)
  expect(lines, explain(lines)).toEqual([])
})

test(
  'the version of each service rises as much as its contract changes',
  async () => {
    const lines = await findLowVersions(changelog, documents)
    expect(lines, explain(lines)).toEqual([])
  },
  scaledTimeout(60_000),
)
