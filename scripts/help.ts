/**
 * npm run help [-- <name>]
 *
 * What each npm script is for, one line each. With a name, only that script with its options.
 */
import packageJson from '../package.json' with { type: 'json' }

interface Line {
  /** In one line. */
  what: string
  /** What goes after `--`, and variables that it reads. */
  options?: string
}

const OF_VITEST = "Vitest's: a file name, -t <title>"

/** What each npm script is for. The compiler finds a script without a line, and a line without a script. */
const HELP = {
  start: {
    what: 'Installs, builds the portal if it changed, and serves everything with the demo.',
    options: '--service <name>: only that service; PORT, and every variable of docs/operating.md',
  },
  serve: {
    what: 'Serves the existing build.',
    options: '--service <name>; --help: every variable',
  },
  help: { what: 'Prints this list.', options: '<script>: only that one, with its options' },
  staff: {
    what: 'Makes a person who has signed up a member of staff.',
    options: 'add <email>; the variables of the server',
  },
  dev: {
    what: 'Serves the portal with hot reload, restarts the server on a change, and keeps generated/ in sync.',
    options: "--api=prism: the contracts' examples replace the server; PORTAL_PORT, PORT",
  },
  build: {
    what: 'Checks the content, builds the portal into dist/, and writes sitemap, feeds, and pictures of links.',
  },
  test: {
    what: 'Checks everything: build, types, lint, contracts, Vitest, browser tests.',
    options: 'CHROMIUM_PATH',
  },
  'test:full': {
    what: 'The same at length: a simulated year, every kill, more seeds, every variant in the browser.',
    options: 'CHROMIUM_PATH',
  },
  check: { what: 'The fast half of the checks, without build and browser, and only for what has changed.' },
  lint: {
    what: 'Biome, the contract rules, slow regular expressions, broken links, and unused files, exports, and packages.',
  },
  'lint:contracts': { what: 'Only the contract rules.', options: '<service> …: only those' },
  'lint:links': { what: 'Only the links of the documents: files and headings.' },
  'lint:patterns': {
    what: 'Fails for a regular expression that hostile input slows down, and for time or chance that a test cannot repeat.',
  },
  format: { what: "Formats, and applies Biome's safe fixes." },
  typecheck: { what: 'Checks the types of server, tools, portal, and browser tests.' },
  generate: {
    what: 'Writes generated/ from openapi/.',
    options: '<service> …: only those; --watch; --fresh: without the cache; --json: timings',
  },
  'generate:check': {
    what: 'Fails if generated/ does not match openapi/.',
    options: '<service> …: only those',
  },
  'contract:diff': {
    what: 'Says what a change of the contracts breaks, which code uses it, and which version it needs.',
    options: '<git ref>; --format=text|markdown|json; --write: the changelog entry; --site <url>',
  },
  'contract:data': {
    what: 'Counts the rows of a PostgreSQL that the contracts no longer allow. Reads only.',
    options: '<DATABASE_URL> <git ref>',
  },
  'contracts:site': {
    what: 'Writes the review site of the contracts, with a comparison of two versions.',
    options: '--out <dir>; --from <ref>; --to <ref>; --product <url>; --pictures <dir>; --if-changed',
  },
  coverage: {
    what: 'Writes the pages of coverage, uses, and permissions; fails if an operation is incomplete.',
    options: '--check: writes nothing',
  },
  'release-data': { what: 'Writes the data of this release, which the upgrade test of the next one opens.' },
  'upload:sourcemaps': {
    what: 'Uploads the source maps of a build to the error service.',
    options: 'SENTRY_ORG, SENTRY_PROJECT, SENTRY_AUTH_TOKEN, SENTRY_URL',
  },
  samples: {
    what: 'Writes the responses and prices that public pages show.',
    options: '--check: writes nothing',
  },
  migration: { what: 'Writes the SQL for what changed in a tables.ts.', options: '--name <what>' },
  'pack:clients': {
    what: 'Packs an installable client for each service.',
    options: '--service <name>, repeatable; --out <folder>, .cache/clients by default',
  },
  mock: {
    what: "Serves all services from their contracts' examples on port 4010.",
    options: '--portal; --stateful, with --seed <number> and --at <time>; PORT',
  },
  'mock:prism': {
    what: "Serves one contract with Prism's own command on port 4010.",
    options: "<service>, then Prism's options",
  },
  bench: {
    what: 'Measures pages, lookups, lists, memory, and generation against their budgets.',
    options:
      '--only pages|weight|navigation|generate|gateway|load|list|scim|addresses, repeatable; --runs <number>; --peer <folder>; --origin <url> with --username and --password',
  },
  'test:unit': { what: 'Vitest: tests next to the code.', options: OF_VITEST },
  'test:backend': { what: 'Vitest: tests/backend.', options: `${OF_VITEST}; FUZZ_RUNS, FUZZ_SEED` },
  'test:contract': { what: 'Vitest: tests/contract, on the mock and on the server.', options: OF_VITEST },
  'test:structure': { what: 'Vitest: tests/structure.', options: OF_VITEST },
  'test:tools': { what: 'Vitest: tests/tools.', options: OF_VITEST },
  'test:e2e': {
    what: 'Playwright: e2e/ on the existing build.',
    options: "Playwright's: a file name, -g <title>, --headed",
  },
  trace: { what: 'Opens the trace of a failed browser test.', options: 'test-results/<test>/trace.zip' },
  screenshots: {
    what: 'Takes pictures of every page into screenshots/, wide and narrow, light and dark.',
    options: "Playwright's, such as -g /account/keys",
  },
  'test:postgres': {
    what: 'Runs the server’s and the browser’s tests on a PostgreSQL that it starts and removes.',
    options: 'backend or e2e: only that one',
  },
  fuzz: { what: 'Sends 100,000 generated requests to every operation.', options: 'a number of requests' },
  interleavings: {
    what: 'Plays payments in random orders with crashes and late charges.',
    options: 'embedded or postgres; a number of runs; INTERLEAVING_SEED',
  },
  year: {
    what: 'Simulates a year of subscriptions against a simple model of the rules.',
    options: 'embedded or postgres; accounts and days; YEAR_SEED',
  },
} as const satisfies Record<keyof typeof packageJson.scripts, Line>

const [wanted] = process.argv.slice(2)
const names = Object.keys(HELP) as (keyof typeof HELP)[]
const chosen = names.filter(name => !wanted || name === wanted)
if (!chosen.length) {
  console.error(`There is no script "${wanted}". npm run help lists them.`)
  process.exit(1)
}
const width = Math.max(...names.map(name => name.length))
for (const name of chosen) {
  const { what, options = 'none' }: Line = HELP[name]
  console.log(wanted ? `npm run ${name}\n  ${what}\n  options: ${options}` : `${name.padEnd(width)}  ${what}`)
}
