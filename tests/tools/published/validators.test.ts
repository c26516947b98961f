import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { publishContracts } from '../../../scripts/contracts-publish/publish.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { lintFiles } from '../../../scripts/lib/redocly.ts'
import { isFullRun } from '../../../scripts/lib/test-scope.ts'
import { ACCEPTED_WARNINGS } from './accepted-warnings.ts'
import { installTools } from './outside-tools.ts'

vi.setConfig({ testTimeout: scaledTimeout(300_000) })

interface Finding {
  rule: string
  isError: boolean
  text: string
}

/** What these tests use of Spectral. */
interface SpectralModule {
  Spectral: new () => {
    setRuleset(ruleset: unknown): void
    run(document: unknown): Promise<SpectralResult[]>
  }
  Document: new (text: string, parser: unknown, source: string) => unknown
}
interface SpectralResult {
  code: string
  message: string
  path: (string | number)[]
  /** 0 is an error. */
  severity: number
}
/** And of Scalar's parser. */
interface ScalarModule {
  validate(document: string): Promise<{ valid: boolean; errors?: { message: string; path?: unknown }[] }>
}

/** Errors, and warnings that are not accepted; also what is accepted and no longer found. */
function troublesOf(tool: string, findings: readonly Finding[]): string[] {
  const accepted = ACCEPTED_WARNINGS[tool] ?? {}
  const rules = new Set(findings.map(({ rule }) => rule))
  return [
    ...findings.filter(({ rule, isError }) => isError || !(rule in accepted)).map(({ text }) => text),
    ...Object.keys(accepted).flatMap(rule => (rules.has(rule) ? [] : [`${rule} is accepted and not found`])),
  ]
}

describe.runIf(isFullRun)('published contracts in OpenAPI 3.1 and 3.0 are free of errors, says', () => {
  let files: string[]
  let load: NodeJS.Require
  beforeAll(async () => {
    const folder = await installTools('validators')
    load = createRequire(join(folder, 'package.json'))
    files = publishContracts(join(folder, 'documents'))
  })

  test('Redocly', async () => {
    const reports = await lintFiles(files, 'tests/tools/published/redocly.yaml')
    const findings = reports.flat().map(({ ruleId, message, severity, location: [at] }) => ({
      rule: ruleId,
      isError: severity === 'error',
      text: `${basename(at?.source.ref ?? '')} ${at?.pointer} ${ruleId}: ${message}`,
    }))
    expect(troublesOf('Redocly', findings)).toEqual([])
  })

  test('Spectral', async () => {
    const { Spectral, Document }: SpectralModule = load('@stoplight/spectral-core')
    const { oas } = load('@stoplight/spectral-rulesets')
    const { Json } = load('@stoplight/spectral-parsers')
    const spectral = new Spectral()
    spectral.setRuleset(oas)
    const findings: Finding[] = []
    for (const file of files) {
      const results = await spectral.run(new Document(readFileSync(file, 'utf8'), Json, file))
      for (const { code, message, path, severity } of results)
        findings.push({
          rule: code,
          isError: severity === 0,
          text: `${basename(file)} /${path.join('/')} ${code}: ${message}`,
        })
    }
    expect(troublesOf('Spectral', findings)).toEqual([])
  })

  test('Scalar', async () => {
    const { validate }: ScalarModule = load('@scalar/openapi-parser')
    const findings: Finding[] = []
    for (const file of files) {
      const { valid, errors = [] } = await validate(readFileSync(file, 'utf8'))
      for (const { message, path } of errors)
        findings.push({ rule: 'validate', isError: true, text: `${basename(file)} ${path}: ${message}` })
      expect(valid, basename(file)).toBe(true)
    }
    expect(troublesOf('Scalar', findings)).toEqual([])
  })
})
