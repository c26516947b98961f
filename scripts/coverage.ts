/**
 * npm run coverage             writes COVERAGE.md, USES.md and PERMISSIONS.md of generated/docs
 * npm run coverage -- --check  fails when they are out of date
 *
 * Both fail when an operation of the specification is missing, or one has no roles, examples, errors or screen, and
 * for a property of a response that no page shows.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { findGaps, keyOf } from './coverage/findings.ts'
import { coveredOperations, readSpecified } from './coverage/operations.ts'
import { coveragePage, NOTE, permissionsPage } from './coverage/pages.ts'
import { findPropertyGaps, propertiesSection, unseenProperties, wordsOfPages } from './coverage/properties.ts'
import { readUses } from './coverage/uses.ts'
import { USES_PAGE, usesPage } from './coverage/uses-page.ts'
import { bundleServices } from './generate/bundle.ts'
import { DOCS, GENERATED } from './generate/services.ts'
import { explained } from './lib/explained.ts'

const FOLDER = `${GENERATED}/${DOCS}`

const check = process.argv.includes('--check')
const specified = readSpecified()
const read = await explained(() => bundleServices())
if (!read) process.exit(1)
const contracts = read.value
const operations = coveredOperations(contracts)
const uses = readUses()
const properties = unseenProperties(contracts, wordsOfPages())
const gaps = [...findGaps(specified, operations, uses.screens), ...findPropertyGaps(properties)]

const roles = contracts.get('authorization')?.components?.schemas?.Role?.enum as string[]
const files = {
  [`${FOLDER}/COVERAGE.md`]: `${coveragePage(specified, operations, uses)}\n${propertiesSection(properties)}\n`,
  [`${FOLDER}/${USES_PAGE}`]: usesPage(NOTE, operations, uses),
  [`${FOLDER}/PERMISSIONS.md`]: permissionsPage(operations, roles),
}
mkdirSync(FOLDER, { recursive: true })
for (const [file, content] of Object.entries(files)) {
  const current = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (current === content) continue
  if (check) gaps.push(`${file} is out of date. Run: npm run coverage`)
  else writeFileSync(file, content)
}

const keys = new Set(operations.map(keyOf))
const covered = specified.filter(wanted => keys.has(keyOf(wanted)))
console.log(
  `coverage: ${covered.length} of ${specified.length} operations of the specification, and ${operations.length - covered.length} of ours; ` +
    `${operations.filter(({ built }) => built).length} built, ${uses.screens.size} with a screen`,
)
if (gaps.length) {
  console.error(gaps.join('\n'))
  process.exitCode = 1
}
