import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lintWithOurRules } from '../../scripts/lint-contracts/lint.ts'
import { copyOfContracts, type Seed } from './seeded-contracts.ts'

const KEYS = 'security/secret-keys.yaml'

/** A copy of the contracts with one fault, and what our rules say about it. */
function linesWith(fault: Seed): string[] {
  return lintWithOurRules(['security'], copyOfContracts(fault)).lines
}

/** `secret-keys.yaml:940 example-valid` */
const inShort = (line: string) => line.replace(/^\S*\/([\w-]+\.yaml:\d+):\d+ #\S+ ([\w-]+): .*$/s, '$1 $2')
const lineOf = (file: string, text: string) =>
  readFileSync(join('openapi', file), 'utf8').split(text)[0]?.split('\n').length ?? 0

describe('one fault is one finding', () => {
  const value = '  checkout-server:\n    key_id: '

  test('in a value that many examples share', () => {
    const lines = linesWith({ file: KEYS, from: '    paused: false\n', to: '    paused: "no"\n' })
    expect(lines.map(inShort)).toEqual([
      `secret-keys.yaml:${lineOf(KEYS, '    paused: false\n')} example-valid`,
    ])
  })

  test('also where a property is missing, or one too many', () => {
    const missing = linesWith({ file: KEYS, from: '    allowed_ips: []\n', to: '' })
    expect(missing.map(inShort)).toEqual([`secret-keys.yaml:${lineOf(KEYS, value)} example-valid`])
    const extra = linesWith({
      file: KEYS,
      from: value,
      to: `  checkout-server:\n    region: EU\n    key_id: `,
    })
    expect(extra.map(inShort)).toEqual([`secret-keys.yaml:${lineOf(KEYS, value) + 1} example-valid`])
  })

  test('in what one example says otherwise', () => {
    const from = '{ $ref: "#/values/checkout-server", version: 3 }'
    const lines = linesWith({ file: KEYS, from, to: from.replace('3', 'three') })
    expect(lines.map(inShort)).toEqual([`secret-keys.yaml:${lineOf(KEYS, from)} example-valid`])
  })

  test('in a schema of common/, which every operation reaches', () => {
    const file = 'common/errors.yaml'
    const lines = linesWith({ file, from: '        maxLength: 500\n', to: '' })
    expect(lines.map(inShort)).toEqual([expect.stringMatching(/^errors\.yaml:\d+ string-bounded$/)])
  })
})
