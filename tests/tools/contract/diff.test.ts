import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { classifyService, type Finding } from '../../../scripts/contract-diff/classify/classify.ts'
import { compareContracts } from '../../../scripts/contract-diff/compare.ts'
import { bundleServices, type OpenApiDocument } from '../../../scripts/generate/bundle.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { BatchedDiff } from '../batched-diff.ts'
import { harmless as harmlessParts } from '../harmless-contract-changes.ts'
import { breaking as breakingParts, type ContractChange } from './changes.ts'
import { breakingRules, harmlessRules } from './rule-changes.ts'

const breaking = [...breakingParts, ...breakingRules]
const harmless = [...harmlessParts, ...harmlessRules]

describe('a change of a real contract', () => {
  const findings = new Map<string, Finding[]>()

  beforeAll(async () => {
    const contracts = bundleServices()
    const batch = new BatchedDiff()
    const classified = [...breaking, ...harmless].map(async each =>
      findings.set(each.name, await classify(each, contracts.get(each.service), batch)),
    )
    await batch.run()
    await Promise.all(classified)
    // Dozens of runs of a command, while other files fill the cores.
  }, scaledTimeout(180_000))

  test('there are enough of them', () => {
    expect(breaking.length).toBeGreaterThanOrEqual(30)
    expect(harmless.length).toBeGreaterThanOrEqual(10)
    expect(findings.size).toBe(breaking.length + harmless.length)
  })

  test.each(breaking)('breaks: $name', ({ name }) => {
    expect(impactOf(findings.get(name))).toBe('major')
  })

  test.each(harmless)('is harmless: $name', ({ name, impact }) => {
    expect(impactOf(findings.get(name))).toBe(impact)
  })

  test('of a name is reported as a rename', () => {
    expect(findings.get('property of an answer renamed')).toEqual([
      expect.objectContaining({
        what: 'is renamed: property `recovery_deadline` is now `recover_until`',
        why: 'callers who read the old name find nothing',
      }),
    ])
  })

  test('of the name of a parameter says that the earlier one is deprecated, and not that it is new', () => {
    const found = findings.get('parameter renamed, its earlier name still read') ?? []
    expect(found.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['is deprecated', 'is the name of `search` now']),
    )
    expect(found.map(({ what }) => what)).not.toContain('is new, and may be left out')
  })

  test('of an open request says that the property is no longer read', () => {
    expect(findings.get('property of an open request removed')).toEqual([
      expect.objectContaining({ what: 'is gone', why: expect.stringContaining('nothing reads it any more') }),
    ])
  })

  test('that adds a value to an enum of responses names the values that code tells apart already', () => {
    expect(findings.get('enum value of an answer added')).toEqual([
      expect.objectContaining({ impact: 'minor', knownBefore: expect.arrayContaining(['confirmed']) }),
    ])
  })

  test('of a shared schema is reported for every operation that reaches it', () => {
    expect(findings.get('property of a shared schema became required')).toEqual([
      expect.objectContaining({
        operations: expect.arrayContaining(['createSecretKey', 'updateSecretKey']),
        where: '`Usage` in requests',
        what: '`b` became required',
        schemas: expect.arrayContaining(['CreateSecretKeyBody', 'UpdateSecretKeyBody', 'Usage']),
      }),
    ])
  })
})

async function classify(
  { prepare, change }: ContractChange,
  contract: OpenApiDocument | undefined,
  { diff }: BatchedDiff,
) {
  const base = structuredClone(contract)
  if (!base) throw new Error('no such service')
  prepare?.(base)
  const revision = structuredClone(base)
  change(revision)
  return classifyService(base, revision, diff)
}

/** The most severe comes first. */
const impactOf = (found: readonly Finding[] = []) => found[0]?.impact

describe('two folders of contracts', () => {
  const root = mkdtempSync(join(tmpdir(), 'gatepost-contracts-'))
  afterAll(() => rmSync(root, { recursive: true }))

  const edit = (file: string, from: string, to: string) => {
    const path = join(root, file)
    const text = readFileSync(path, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} has no such text to change: ${from}`)
    writeFileSync(path, text.replace(from, to))
  }

  test('that are the same, and one that changed, came and went', {
    timeout: scaledTimeout(60_000),
  }, async () => {
    cpSync('openapi', root, { recursive: true })
    const base = bundleServices()
    expect(await compareContracts(base, bundleServices(root))).toEqual([])

    cpSync(join(root, 'security'), join(root, 'safety'), { recursive: true })
    rmSync(join(root, 'identity'), { recursive: true })
    const operationId = 'operationId: listSecretKeys'
    edit('security/secret-keys.yaml', operationId, 'operationId: listApiKeys')
    const services = await compareContracts(base, bundleServices(root))
    const before = base.get('security')?.info.version ?? ''
    const next = `${Number(before.split('.')[0]) + 1}.0.0`
    expect(services).toEqual([
      expect.objectContaining({
        service: 'identity',
        impact: 'major',
        after: undefined,
        isVersionRight: false,
      }),
      expect.objectContaining({
        service: 'safety',
        impact: 'minor',
        before: undefined,
        isVersionRight: true,
      }),
      expect.objectContaining({ service: 'security', impact: 'major', needed: next, isVersionRight: false }),
    ])

    edit('security/openapi.yaml', `version: ${before}`, `version: ${next}`)
    const [identity, , security] = await compareContracts(
      base,
      bundleServices(root),
      '## Today: identity removed',
    )
    expect([identity?.isVersionRight, security?.isVersionRight]).toEqual([true, true])
  })
})
