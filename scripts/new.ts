/**
 * npm run new -- operation <service>/<operationId>   such as notification/approveReport: a change, by POST
 * npm run new -- list <service>/<names>               such as notification/delivery-slots: with its page
 * npm run new -- service <names>                      such as parcels: with the operation that lists them
 *
 * Writes the first version of every file that a new operation, a list with its page, or a service needs, from
 * `scripts/new/templates/`, and enters it where the service names its parts. Afterwards types, lint, and contract cases
 * pass. Never overwrites a file. It says what it wrote, and what is left to do.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findServices } from './generate/services.ts'
import { readArguments } from './lib/arguments.ts'
import { type Addition, additionsOf } from './new/additions.ts'
import { type Names, namesOf } from './new/names.ts'

const TEMPLATES = join(import.meta.dirname, 'new/templates')

/** Templates by what they become. */
const OF_RESOURCE = {
  'contract.yaml': 'openapi/{{service}}/{{path}}.yaml',
  'handlers.ts': 'src/backend/services/{{service}}/{{path}}.ts',
  'cases.ts': 'tests/contract/cases/{{service}}/{{path}}.ts',
}
const FILES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  operation: OF_RESOURCE,
  list: OF_RESOURCE,
  page: {
    'page.tsx': 'src/portal/features/{{path}}/{{path}}-page.tsx',
    'route.tsx': 'src/portal/routes/account/{{path}}.tsx',
    'spec.ts': 'e2e/{{path}}/{{path}}.spec.ts',
  },
  service: {
    'openapi.yaml': 'openapi/{{service}}/openapi.yaml',
    'service.ts': 'src/backend/services/{{service}}/service.ts',
    'test.ts': 'tests/contract/services/{{service}}.test.ts',
  },
}
/** The folders of templates of each kind. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  operation: ['operation'],
  list: ['list', 'page'],
  service: ['service', 'list'],
}
const LEFT: Readonly<Record<string, string>> = {
  operation:
    'Replace label with what it takes and does, x-activity with what it records, and x-no-screen once a page calls it. Raise the version in openapi.yaml.',
  list: 'Keep them in a table (tables.ts, npm run migration), seed them, and choose the place in the navigation. Raise the version in openapi.yaml.',
  service:
    'Say in openapi.yaml what it is for, and add tables.ts and src/domain/errors/<name>.ts when it needs them. Count it in README.md and openapi/README.md.',
}
const AFTER = `Then: npm run contract:diff -- --write, npm run coverage, npm run check. CONTRIBUTING.md has the rest.`

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { help: { type: 'boolean' } },
})
const [kind = '', wanted = ''] = positionals
const folders = KINDS[kind]
if (values.help) exit(0, usage())
if (!folders || positionals.length !== 2) exit(1, usage())

const names = namesOf(kind, wanted)
if (!names) exit(1, `${wanted} is not a name for a new ${kind}.\n\n${usage()}`)
const contract = `openapi/${names.service}/openapi.yaml`
if (kind !== 'service') {
  const services = findServices()
  if (!services.includes(names.service)) exit(1, `The services are ${services.join(', ')}.`)
  if (!/^ {4}bearer:/m.test(readFileSync(contract, 'utf8')))
    exit(1, `${contract} has no security scheme bearer, which the template needs. Add it first.`)
}

const files = folders.flatMap(folder =>
  Object.entries(FILES[folder] ?? {}).map(([template, target]) => ({
    file: filled(target, names),
    text: filled(readFileSync(join(TEMPLATES, folder, `${template}.txt`), 'utf8'), names),
  })),
)
const taken = files.filter(({ file }) => existsSync(file))
if (taken.length) exit(1, `Already there: ${taken.map(({ file }) => file).join(', ')}`)
const edited = enter(additionsOf(kind, names), new Map(files.map(({ file, text }) => [file, text])))

for (const [file, text] of edited) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
const code = [...edited.keys()].filter(file => /\.tsx?$/.test(file))
run('biome', 'check', '--write', '--log-level=error', ...code)
run('npm', 'run', '--silent', 'generate')
console.log([...edited.keys()].map(file => `wrote  ${file}`).join('\n'))
console.log(`\nLeft: ${LEFT[kind]}\n${AFTER}`)

/** The new files, and the existing ones with what is added. Nothing is written unless each addition has its place. */
function enter(additions: readonly Addition[], texts: Map<string, string>): ReadonlyMap<string, string> {
  for (const { file, place, text } of additions) {
    const before = texts.get(file) ?? readFileSync(file, 'utf8')
    if (!place.test(before)) exit(1, `${file} has no place for: ${text.trim()}`)
    texts.set(
      file,
      before.replace(place, found => found + text),
    )
  }
  return texts
}

function filled(text: string, values: Names): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: keyof Names) => values[name])
}

function run(program: string, ...parameters: string[]): void {
  const { status } = spawnSync(program, parameters, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

function usage(): string {
  const [, header = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(readFileSync(import.meta.filename, 'utf8')) ?? []
  return header.replaceAll(/^ ?\* ?/gm, '').trim()
}

function exit(status: number, text: string): never {
  console[status ? 'error' : 'log'](text)
  process.exit(status)
}
