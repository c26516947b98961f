import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findServices } from '../generate/services.ts'
import { CONTRACT_TOOLS, GENERATION } from './budgets.ts'
import type { Check } from './checks.ts'
import { median } from './measure/statistics.ts'

interface Generation {
  services: number
  operations: number
  /** Milliseconds inside the process, and in the tools, which run in parallel. */
  total: number
  tools: number
}

export interface GenerationResult {
  all: Generation & { wall: number }
  one: Generation & { wall: number }
  operationsPerSecond: number
  checks: Check[]
}

/**
 * Times `npm run generate` for all services and for the largest one, without a cache, including the start of
 * the process.
 */
export function measureGeneration(runs: number): GenerationResult {
  const all = generate([], runs)
  const one = findServices()
    .map(service => generate([service], 1))
    .toSorted((a, b) => b.operations - a.operations)
    .slice(0, 1)
    .map(({ service }) => generate(service, runs))[0]
  if (!one) throw new Error('There is no service')
  return {
    all,
    one,
    operationsPerSecond: all.operations / (all.total / 1000),
    checks: [
      { what: 'generate, all services', value: all.wall, limit: GENERATION.all, unit: 'ms', at: 'most' },
      { what: 'generate, largest service', value: one.wall, limit: GENERATION.one, unit: 'ms', at: 'most' },
      ...measureTools(runs),
    ],
  }
}

/** Times the other tools that work on all contracts, each including the start of its process. */
function measureTools(runs: number): Check[] {
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-bench-'))
  const tools: [what: string, limit: number, ...args: string[]][] = [
    ['lint of the contracts', CONTRACT_TOOLS.lint, 'scripts/lint-contracts.ts'],
    ['change report', CONTRACT_TOOLS.diff, 'scripts/contract-diff.ts'],
    ['review site', CONTRACT_TOOLS.site, 'scripts/contracts-site.ts', '--out', folder],
  ]
  try {
    return tools.map(([what, limit, ...args]) => {
      const times = Array.from({ length: runs }, () => {
        const start = performance.now()
        // The change report exits with 1 while a version is missing, which takes as long.
        spawnSync(process.execPath, args, { stdio: 'ignore' })
        return performance.now() - start
      })
      return { what, value: median(times) ?? 0, limit, unit: 'ms', at: 'most' }
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function generate(
  service: readonly string[],
  runs: number,
): Generation & { wall: number; service: readonly string[] } {
  const results = Array.from({ length: runs }, () => {
    const start = performance.now()
    const output = execFileSync(
      process.execPath,
      ['scripts/generate/main.ts', '--fresh', '--json', ...service],
      {
        encoding: 'utf8',
      },
    )
    const measured: Generation = JSON.parse(output)
    return { ...measured, wall: performance.now() - start }
  })
  const middle = (name: 'wall' | 'total' | 'tools') => median(results.map(result => result[name])) ?? 0
  const { services = 0, operations = 0 } = results[0] ?? {}
  return {
    service,
    services,
    operations,
    wall: middle('wall'),
    total: middle('total'),
    tools: middle('tools'),
  }
}
