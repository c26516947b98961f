/**
 * npm run coverage             writes openapi/COVERAGE.md and openapi/PERMISSIONS.md
 * npm run coverage -- --check  fails when they are out of date
 *
 * Both fail when an operation of the specification is missing, or one has no roles, examples or errors. The
 * list of operations without a screen loses those that have one now; it never gains any by itself.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { findGaps, type WithoutScreen } from './coverage/findings.ts'
import { readOperations, readSpecified } from './coverage/operations.ts'
import { coveragePage, permissionsPage } from './coverage/pages.ts'
import { readUses } from './coverage/uses.ts'
import { bundleService } from './generate/bundle.ts'
import { CONTRACTS } from './generate/services.ts'

const WITHOUT_SCREEN = `${CONTRACTS}/operations-without-screen.json`

const check = process.argv.includes('--check')
const specified = readSpecified()
const operations = await readOperations()
const uses = readUses()
const withoutScreen: WithoutScreen = JSON.parse(readFileSync(WITHOUT_SCREEN, 'utf8'))
const gaps = findGaps(specified, operations, uses, withoutScreen)

const { components } = await bundleService('authorization')
const roles = components?.schemas?.Role?.enum as string[]
const files = {
  [`${CONTRACTS}/COVERAGE.md`]: coveragePage(specified, operations, uses, withoutScreen),
  [`${CONTRACTS}/PERMISSIONS.md`]: permissionsPage(operations, roles),
  [WITHOUT_SCREEN]: `${JSON.stringify(
    { ...withoutScreen, unbuilt: withoutScreen.unbuilt.filter(id => !uses.screens.has(id)) },
    null,
    2,
  )}\n`,
}
for (const [file, content] of Object.entries(files)) {
  const current = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (current === content) continue
  if (check) gaps.push(`${file} is out of date. Run: npm run coverage`)
  else writeFileSync(file, content)
}

const keys = new Set(operations.map(({ service, method, path }) => `${service} ${method} ${path}`))
const covered = specified.filter(({ service, method, path }) => keys.has(`${service} ${method} ${path}`))
console.log(
  `coverage: ${covered.length} of ${specified.length} operations of the specification, and ${operations.length - covered.length} of ours; ` +
    `${operations.filter(({ built }) => built).length} built, ${uses.screens.size} with a screen`,
)
if (gaps.length) {
  console.error(gaps.join('\n'))
  process.exitCode = 1
}
