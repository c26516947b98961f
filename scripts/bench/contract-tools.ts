import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenApiDocument, operationsOf } from '../generate/bundle.ts'
import { findServices, GENERATED } from '../generate/services.ts'
import { copyRepository, type WorkingCopy } from '../lib/processes/working-copy.ts'
import { CONTRACT_TOOLS } from './budgets.ts'
import { type Check, round } from './checks.ts'
import { median } from './measure/statistics.ts'

/** A program of Node that is timed from its start to its end. */
export interface Tool {
  what: string
  parameters: readonly string[]
  /** How many times as long as the reference it may take. */
  limit: number
  /** Where it runs, here by default. */
  folder?: string
}

export interface ToolsResult {
  /** Milliseconds. */
  reference: number | null
  /** In milliseconds; null of one that has failed. */
  times: { what: string; milliseconds: number | null }[]
  checks: Check[]
}

/**
 * The reference of every time: a process that reads, writes, and sorts objects on one core. It is the same in every
 * version of the product, so a multiple of it tells one version from another on any machine.
 */
const REFERENCE = `
  const rows = Array.from({ length: 1000 }, (_, index) => ({ id: index, label: 'Key ' + index, tags: [index % 7] }))
  for (let round = 0; round < 2000; round++)
    JSON.parse(JSON.stringify(rows)).sort((a, b) => (a.label < b.label ? 1 : -1))
`

/** Times the tools that work on all contracts, each without a cache and including the start of its process. */
export function measureContractTools(runs: number): ToolsResult {
  const site = mkdtempSync(join(tmpdir(), 'gatepost-bench-'))
  const copy = copyRepository()
  try {
    breakCallers(copy)
    const generate = ['scripts/generate/main.ts', '--fresh']
    return measureTools(
      [
        { what: 'generate, all services', parameters: generate, limit: CONTRACT_TOOLS.all },
        {
          what: 'generate, largest service',
          parameters: [...generate, largestService()],
          limit: CONTRACT_TOOLS.one,
        },
        {
          what: 'lint of the contracts',
          parameters: ['scripts/lint-contracts.ts'],
          limit: CONTRACT_TOOLS.lint,
        },
        {
          what: 'change report of a breaking change',
          parameters: ['scripts/contract-diff.ts', 'main'],
          limit: CONTRACT_TOOLS.diff,
          folder: copy.folder,
        },
        {
          what: 'review site',
          parameters: ['scripts/contracts-site.ts', '--out', site],
          limit: CONTRACT_TOOLS.site,
        },
      ],
      runs,
    )
  } finally {
    copy.remove()
    rmSync(site, { recursive: true, force: true })
  }
}

/** Runs the tools in turns, each turn with the reference. One that exits with an error has no time. */
export function measureTools(tools: readonly Tool[], runs: number): ToolsResult {
  const reference: (number | null)[] = []
  const times = new Map<Tool, (number | null)[]>(tools.map(tool => [tool, []]))
  for (let run = 0; run < runs; run++) {
    reference.push(timeOf({ what: 'the reference', parameters: ['-e', REFERENCE] }))
    for (const [tool, own] of times) if (!own.includes(null)) own.push(timeOf(tool))
  }
  const middle = median(reference)
  const results = [...times].map(([{ what, limit }, own]) => {
    const milliseconds = own.includes(null) ? null : median(own)
    const value = milliseconds === null || middle === null ? null : milliseconds / middle
    const check: Check = { what, value, limit, unit: '× the reference', at: 'most' }
    return { what, milliseconds, check }
  })
  return {
    reference: middle,
    times: results.map(({ what, milliseconds }) => ({ what, milliseconds })),
    checks: results.map(({ check }) => check),
  }
}

export function printTools({ reference, times }: ToolsResult): void {
  console.log(`\nTools of the contracts, in ms; the reference takes ${round(reference ?? 0)}`)
  console.table(
    Object.fromEntries(
      times.map(({ what, milliseconds }) => [
        what,
        { ms: milliseconds === null ? 'failed' : round(milliseconds) },
      ]),
    ),
  )
}

/** Milliseconds of one run; null, with what it printed, when it exits with an error. */
function timeOf({ what, parameters, folder }: Omit<Tool, 'limit'>): number | null {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  })
  const milliseconds = performance.now() - start
  if (status === 0) return milliseconds
  console.error(`${what}: exit code ${status}\n${`${stdout}${stderr}`.slice(-2_000)}`)
  return null
}

const documentOf = (service: string): OpenApiDocument =>
  JSON.parse(readFileSync(join(GENERATED, service, 'openapi.json'), 'utf8'))

function largestService(): string {
  const sizes = findServices().map(service => ({ service, size: operationsOf(documentOf(service)).length }))
  const [largest] = sizes.toSorted((a, b) => b.size - a.size)
  if (!largest) throw new Error('There is no service')
  return largest.service
}

/** A label gets shorter, with the version that this takes. */
function breakCallers(copy: WorkingCopy): void {
  const { version } = documentOf('security').info
  const next = `${Number.parseInt(version, 10) + 1}.0.0`
  copy.edit([
    ['openapi/security/openapi.yaml', `version: ${version}\n`, `version: ${next}\n`],
    [
      'openapi/security/keys.yaml',
      'maxLength: 64\n    example: Checkout server',
      'maxLength: 40\n    example: Key',
    ],
  ])
}
