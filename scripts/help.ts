/**
 * npm run help [-- <name>]
 *
 * What each npm script is for, one line each. With a name, only that script, with its options: what the file that it
 * runs says of itself at its beginning.
 */
import { readFileSync } from 'node:fs'
import packageJson from '../package.json' with { type: 'json' }

type Name = keyof typeof packageJson.scripts

/** What each npm script is for. The compiler finds a script without a line, and a line without a script. */
const HELP = {
  start: 'Installs, builds the portal if it changed, and serves everything with the demo.',
  serve: 'Serves the existing build.',
  help: 'Prints this list.',
  staff: 'Makes a person who has signed up a member of staff.',
  keys: 'Makes an encryption key, or seals again what an earlier one has sealed.',
  backup: 'Copies the embedded database into a file, also while the server runs.',
  restore: 'Puts a backup in the place of the embedded database, or checks one.',
  dev: 'Serves the portal with hot reload, restarts the server on a change, and keeps generated/ in sync.',
  build:
    'Checks the content, builds the portal into dist/, and writes sitemap, feeds, and pictures of links.',
  test: 'Checks everything: build, types, lint, contracts, Vitest, browser tests.',
  'test:full': 'The same at length: a simulated year, every kill, more seeds, every variant in the browser.',
  check: 'The fast half of the checks, without build and browser, and only for what has changed.',
  lint: 'Biome, the contract rules, slow regular expressions, broken links, and unused files, exports, and packages.',
  'lint:contracts': 'Only the contract rules.',
  'lint:links': 'Only the links of the documents: files and headings.',
  'lint:patterns':
    'Fails for a regular expression that hostile input slows down, and for time or chance that a test cannot repeat.',
  format: "Formats, and applies Biome's safe fixes.",
  typecheck: 'Checks the types of server, tools, portal, and browser tests.',
  generate: 'Writes generated/ from openapi/.',
  'generate:check': 'Fails if generated/ does not match openapi/.',
  'contract:diff':
    'Says what a change of the contracts breaks, which code uses it, and which version it needs.',
  'contract:data': 'Counts the rows of a PostgreSQL that the contracts no longer allow. Reads only.',
  'contracts:site': 'Writes the review site of the contracts, with a comparison of two versions.',
  'contracts:publish': 'Writes each contract for other programs and generators, as OpenAPI 3.1 and 3.0.',
  coverage: 'Writes the pages of coverage, uses, and permissions; fails if an operation is incomplete.',
  'release-data': 'Writes the data of this release, which the upgrade test of the next one opens.',
  'upload:sourcemaps': 'Uploads the source maps of a build to the error service.',
  samples: 'Writes the responses and prices that public pages show.',
  new: 'Writes the first version of each file of an operation, a list with its page, or a service.',
  migration: 'Writes the SQL for what changed in a tables.ts.',
  'pack:clients':
    'Packs an installable client for each service, the address field, the command line, and the MCP server.',
  mock: "Serves all services from their contracts' examples on port 4010.",
  'mock:prism': "Serves one contract with Prism's own command on port 4010.",
  bench: 'Measures pages, lookups, lists, memory, generation, and the widget against their budgets.',
  'test:unit': 'Vitest: tests next to the code.',
  'test:backend': 'Vitest: tests/backend.',
  'test:contract': 'Vitest: tests/contract, on the mock and on the server.',
  'test:structure': 'Vitest: tests/structure.',
  'test:tools': 'Vitest: tests/tools.',
  'test:e2e': 'Playwright: e2e/ on the existing build.',
  trace: 'Opens the trace of a failed browser test.',
  screenshots: 'Takes pictures of every page into screenshots/, wide and narrow, light and dark.',
  cluster: 'Serves from four replicas on a PostgreSQL that fails over, on this machine, as deploy/ says.',
  'test:cluster':
    'Vitest: tests/cluster, which takes a cluster apart while it is in use, and runs the release before next to this one. Needs a build.',
  'test:postgres': 'Runs the server’s and the browser’s tests on a PostgreSQL that it starts and removes.',
  fuzz: 'Sends 100,000 generated requests to every operation.',
  interleavings: 'Plays payments in random orders with crashes and late charges.',
  histories:
    'Plays random histories of what accounts buy, change, and pay, and audits the books after each step.',
  year: 'Simulates a year of subscriptions against a simple model of the rules.',
} as const satisfies Record<Name, string>

const OF_VITEST = "Vitest's: a file name, -t <title>"

/** What goes after `--` where no file of ours reads it. */
const OPTIONS: Partial<Record<Name, string>> = {
  serve: '--service <name>; --help: every variable',
  'test:unit': OF_VITEST,
  'test:backend': `${OF_VITEST}; FUZZ_RUNS, FUZZ_SEED`,
  'test:contract': OF_VITEST,
  'test:structure': OF_VITEST,
  'test:tools': OF_VITEST,
  'test:e2e': "Playwright's: a file name, -g <title>, --headed",
  trace: 'test-results/<test>/trace.zip',
  screenshots: "Playwright's, such as -g /account/keys",
}

const [wanted] = process.argv.slice(2)
const names = Object.keys(HELP) as Name[]
const name = names.find(each => each === wanted)
if (wanted && !name) {
  console.error(`There is no script "${wanted}". npm run help lists them.`)
  process.exit(1)
}
const width = Math.max(...names.map(each => each.length))
if (name) console.log([`npm run ${name}`, HELP[name], '', optionsOf(name)].join('\n').trimEnd())
else for (const each of names) console.log(`${each.padEnd(width)}  ${HELP[each]}`)

function optionsOf(script: Name): string {
  const file = /scripts\/\S+/.exec(packageJson.scripts[script])?.[0]
  const [, header = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(file ? readFileSync(file, 'utf8') : '') ?? []
  return OPTIONS[script] ?? header.replaceAll(/^ ?\* ?/gm, '').trim()
}
