import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { REASON_MISSING } from '../../../scripts/contract-diff/changelog.ts'
import { blocksOf, CHANGELOG } from '../../../scripts/contract-diff/entries.ts'
import { ACCESS } from '../../../scripts/contract-diff/words.ts'
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

/** Entries about who may call an operation, without the reason. */
const unexplained = (text: string) =>
  blocksOf(text)
    .slice(1)
    .filter(entry => entry.includes(ACCESS))
    .filter(entry => !/^Access: .{20}/m.test(entry) || entry.includes(REASON_MISSING))

test('an entry says why others may call an operation', () => {
  expect(unexplained(changelog)).toEqual([])
})

test.each([
  ['no reason', '', 1],
  ['the sentence that asks for it', REASON_MISSING, 1],
  ['a reason', 'Access: support looks after keys of customers who are away.', 0],
])('an entry with %s', (_, reason, count) => {
  const line = `- **security**, major: \`deleteSecretKey\`: may be called by \`x\`; others can call it, ${ACCESS}.`
  expect(unexplained(`# Changes\n\n## 2026-11-27: security 9.0.0\n\n${reason}\n\n${line}\n`)).toHaveLength(
    count,
  )
})
