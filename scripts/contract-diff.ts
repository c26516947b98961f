/**
 * npm run contract:diff [-- git ref]    what changed in the contracts since then, and what it breaks
 *   --format=text|markdown|json         for a terminal, a pull request, a program
 *   --write                             puts the missing entry into openapi/CHANGELOG.md
 *
 * Exits with 1 when the version of a service does not match its changes, and with 2 when it can't compare.
 * Without a ref, it compares with the point where this branch left the main one, or with the last commit.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { draftEntry, insertEntry } from './contract-diff/changelog.ts'
import { compareContracts } from './contract-diff/compare.ts'
import { contractsOf, defaultRef } from './contract-diff/contracts.ts'
import { formatReport } from './contract-diff/report.ts'
import { withSwitches } from './contract-diff/switches.ts'
import { findUses, touchedBy } from './contract-diff/uses.ts'
import { bundleServices } from './generate/bundle.ts'
import { sourcesIn } from './lib/sources.ts'

const CHANGELOG = 'openapi/CHANGELOG.md'
const FORMATS = ['text', 'markdown', 'json'] as const

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string', default: 'text' }, write: { type: 'boolean' } },
  })
  const format = FORMATS.find(each => each === values.format)
  if (!format || positionals.length > 1)
    throw new Error(`usage: npm run contract:diff -- [git ref] [--format=${FORMATS.join('|')}] [--write]`)
  const ref = positionals[0] ?? defaultRef()
  const changelog = readFileSync(CHANGELOG, 'utf8')
  const compared = await compareContracts(await contractsOf(ref), bundleServices(), changelog)
  const services = compared.length ? withSwitches(compared, sourcesIn(['src'], 'ts,tsx')) : []
  const touched = services.map(touchedBy)
  const uses = services.length ? findUses(touched, sourcesIn(['src', 'tests', 'e2e'], 'ts,tsx')) : []
  const entry = draftEntry(services, changelog, new Date().toISOString().slice(0, 10))
  const isWritten = Boolean(values.write && entry)
  if (values.write && entry) writeFileSync(CHANGELOG, insertEntry(changelog, entry))
  const report = { ref, services, uses, entry, isWritten }
  console.log(format === 'json' ? JSON.stringify(report, null, 2) : formatReport(report, format))
  return services.every(({ isVersionRight }) => isVersionRight) ? 0 : 1
}
