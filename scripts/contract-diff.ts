/**
 * npm run contract:diff [-- git ref]    what changed in the contracts since then, and what it breaks
 *   --format=text|markdown|json         for a terminal, a pull request, a program; --markdown for short
 *   --write                             puts the missing entry and digests into openapi/CHANGELOG.md
 *   --site <url>                        where this change's review site is, for a link to it in the comment
 *   --exit-level                        exits with 10, 11, or 12 after a patch, minor, or breaking change
 *
 * Exits with 1 when the version of a service does not match its changes, and with 2 when it can't compare.
 * Without a ref, it compares with the contracts that the changelog was last written for, where this branch left
 * the main one.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { updateChangelog } from './contract-diff/changelog.ts'
import { compareContracts } from './contract-diff/compare.ts'
import { announcedContracts, changelogOf, contractsOf, defaultRef } from './contract-diff/contracts.ts'
import { CHANGELOG, digestOf } from './contract-diff/entries.ts'
import { formatMarkdown, formatText, levelOf } from './contract-diff/report.ts'
import { storedColumns, withRowChecks } from './contract-diff/stored-rows.ts'
import { withSwitches } from './contract-diff/switches.ts'
import { findUses, touchedBy } from './contract-diff/uses.ts'
import { bundleServices } from './generate/bundle.ts'
import { readArguments } from './lib/arguments.ts'
import { sourcesIn } from './lib/sources.ts'

const FORMATS = ['text', 'markdown', 'json'] as const
/** Apart from 1 and 2, which are failures. */
const EXIT_LEVELS = { patch: 10, minor: 11, major: 12 }
const toJson = (report: object) => JSON.stringify(report, null, 2)

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

async function main(): Promise<number> {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      markdown: { type: 'boolean' },
      write: { type: 'boolean' },
      site: { type: 'string' },
      'exit-level': { type: 'boolean' },
    },
  })
  const wanted = values.format ?? (values.markdown ? 'markdown' : 'text')
  const format = FORMATS.find(each => each === wanted)
  if (!format || positionals.length > 1)
    throw new Error(
      `usage: npm run contract:diff -- [git ref] [--format=${FORMATS.join('|')}] [--site <url>] [--write] [--exit-level]`,
    )
  const [named] = positionals
  const ref = named ?? defaultRef()
  const changelog = readFileSync(CHANGELOG, 'utf8')
  const base = await (named ? contractsOf(ref) : announcedContracts(ref))
  const contracts = bundleServices()
  const compared = await compareContracts(base, contracts, changelog)
  const services = compared.length
    ? withRowChecks(withSwitches(compared, sourcesIn(['src'], 'ts,tsx')), await storedColumns())
    : []
  const touched = services.map(touchedBy)
  const uses = services.length ? findUses(touched, sourcesIn(['src', 'tests', 'e2e'], 'ts,tsx')) : []
  const digests = new Map([...contracts].map(([service, document]) => [service, digestOf(document)]))
  const date = new Date().toISOString().slice(0, 10)
  const update = updateChangelog(changelog, { before: changelogOf(ref), reports: services, digests, date })
  const isRight = services.every(({ isVersionRight }) => isVersionRight)
  // The digest is one of the contract with its version, so a wrong version comes first.
  const isWritten = Boolean(values.write && isRight && update.entries.length)
  if (isWritten) writeFileSync(CHANGELOG, update.changelog)
  const report = {
    ref,
    services,
    uses,
    entry: update.entries.join('\n') || undefined,
    isWritten,
    site: values.site,
  }
  const print = { text: formatText, markdown: formatMarkdown, json: toJson }
  console.log(print[format](report))
  if (!isRight) return 1
  const level = values['exit-level'] && levelOf(services)
  return level ? EXIT_LEVELS[level] : 0
}
