import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { isFullRun } from '../../scripts/lib/test-scope.ts'
import { copyRepository, type Edit, type WorkingCopy } from './working-copy.ts'

/** What the tools may take of the five minutes, in milliseconds; the rest is for reading and typing. */
const TOOLS_TIME = 120_000

const CONTRACT = 'openapi/notification/openapi.yaml'
const [, version = ''] = /^ {2}version: (\S+)$/m.exec(readFileSync(CONTRACT, 'utf8')) ?? []
/** The version after a change that breaks no caller. */
const nextMinor = (of: string) => of.replace(/\d+\.\d+$/, minor => `${Number.parseInt(minor, 10) + 1}.0`)

/** The changes by hand, as the recipe describes them. */
const EDITS: readonly Edit[] = [
  [CONTRACT, `version: ${version}\n`, `version: ${nextMinor(version)}\n`],
  [
    'openapi/notification/contacts.yaml',
    '      - primary\n      - version\n    properties:\n      id:\n',
    '      - primary\n      - created\n      - version\n    properties:\n      id:\n',
  ],
  [
    'openapi/notification/contacts.yaml',
    "        description: Whether it is the account's primary contact. At most one contact is.\n        x-inferred: true\n        example: false\n",
    "        description: Whether it is the account's primary contact. At most one contact is.\n        x-inferred: true\n        example: false\n      created:\n        $ref: ../common/entities.yaml#/schemas/Timestamp\n        description: When the contact was added.\n        x-inferred: true\n",
  ],
  [
    'openapi/notification/contacts.yaml',
    '    primary: true\n    version: 1\n  contact-kim:\n',
    '    primary: true\n    created: "2026-09-14T08:12:00Z"\n    version: 1\n  contact-kim:\n',
  ],
  [
    'src/backend/services/notification/contacts/rows.ts',
    '    primary: row.primary,\n',
    '    primary: row.primary,\n    created: row.created.toISOString(),\n',
  ],
  [
    'src/portal/features/contacts/contacts.ts',
    '  isPrimary: boolean\n',
    '  isPrimary: boolean\n  /** When it was added. */\n  created: string\n',
  ],
  [
    'src/portal/features/contacts/contacts.ts',
    '    isPrimary: wire.primary,\n',
    '    isPrimary: wire.primary,\n    created: wire.created,\n',
  ],
  [
    'src/portal/features/contacts/contact-columns.tsx',
    "  { id: 'topics', header: 'Topics',",
    "  { id: 'created', header: 'Added', cell: ({ created }) => created.slice(0, 10) },\n  { id: 'topics', header: 'Topics',",
  ],
  [
    'src/portal/features/contacts/contacts.test.ts',
    '  primary: false,\n',
    "  primary: false,\n  created: '2026-11-02T09:12:00Z',\n",
  ],
  [
    'src/portal/features/contacts/contacts.test.ts',
    '    isPrimary: false,\n    confirmation:',
    "    isPrimary: false,\n    created: '2026-11-02T09:12:00Z',\n    confirmation:",
  ],
  [
    'src/portal/features/contacts/topics.test.ts',
    '  primary: false,\n',
    "  primary: false,\n  created: '2026-11-02T09:12:00Z',\n",
  ],
]

/** The section of CONTRIBUTING.md that describes these steps. */
const [recipe = ''] =
  /^### Example: a list shows when a contact was added\n[\s\S]*?(?=^### )/m.exec(
    readFileSync('CONTRIBUTING.md', 'utf8'),
  ) ?? []

const EDITED = new Set(EDITS.map(([file]) => file))

test('the recipe of a new field names the files that it takes, at most seven', () => {
  const named = [...recipe.matchAll(/`([\w/.-]+\.(?:ts|tsx|yaml))`/g)].map(([, file]) => file)
  expect(new Set(named)).toEqual(EDITED)
  for (const [file, before] of EDITS)
    expect(readFileSync(file, 'utf8').split(before).length, `${file} has once: ${before}`).toBe(2)
  expect(EDITED.size).toBeLessThanOrEqual(7)
})

test.runIf(isFullRun)(
  'played on a copy, the recipe shows the field, passes its tests, and leaves most of five minutes to the person',
  { timeout: scaledTimeout(900_000) },
  async () => {
    const copy = copyRepository()
    onTestFinished(() => copy.remove())
    // A person who works here has generated and compiled before.
    await succeed(copy, 'npm run generate')
    await succeed(copy, 'npm run coverage')
    await succeed(copy, 'npm run typecheck')

    const start = performance.now()
    for (const step of recipe.matchAll(/^\d\. .*$/gm)) await play(step[0], copy)
    const milliseconds = performance.now() - start
    console.log(
      `contract: a field took ${EDITED.size} files and ${Math.round(milliseconds / 1000)} s of tools`,
    )

    expect(new Set(copy.changedFiles().filter(file => !isWritten(file)))).toEqual(EDITED)
    for (const command of CHECKS) await succeed(copy, command)
    expect(milliseconds).toBeLessThan(scaledTimeout(TOOLS_TIME))
  },
)

/** Whether a script writes a file. */
const isWritten = (file: string) => file.startsWith('generated/') || file === 'openapi/CHANGELOG.md'

/** What has to be in order after the recipe, though it does not name it. */
const CHECKS = [
  'npm run generate:check',
  'npm run coverage -- --check',
  'npm run lint:contracts -- notification',
  'npm run test:structure -- contracts/changelog pages/samples',
  `biome check ${[...EDITED].filter(file => file.includes('.ts')).join(' ')}`,
]

async function succeed(copy: WorkingCopy, command: string): Promise<void> {
  const [program = '', ...parameters] = command.split(' ')
  const { status, output } = await copy.run(program, ...parameters)
  expect(status, `${command}\n${output}`).toBe(0)
}

/** Does what a step says in the order of its words: changes a file that it names, runs a command. */
async function play(step: string, copy: WorkingCopy): Promise<void> {
  const names = [...step.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  const files = names.filter(name => EDITED.has(name))
  for (const name of names) {
    copy.edit(EDITS.filter(([file]) => file === name))
    const [, script = ''] = /^npm run (\S+)/.exec(name) ?? []
    if (!script) continue
    const isTest = script in TESTS
    const [program = '', ...parameters] = `${name}${isTest ? REPORT : ''}`.split(' ')
    const { status, output } = await copy.run(program, ...parameters)
    // The compiler names the places that the next words are about, and none when there is nothing left to do.
    const places = new Set([...output.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file]) => file))
    expect(places, name).toEqual(new Set(script === 'typecheck' ? files : []))
    expect(status, `${name}\n${output}`).toBe(places.size ? 1 : 0)
    const passed = isTest ? passedIn(copy) : []
    for (const title of TESTS[script] ?? []) expect(passed.join('\n'), name).toContain(title)
  }
}

/** Tests that a command of the recipe has to have run, whatever else it runs. */
const TESTS: Record<string, readonly string[]> = {
  'test:unit': ['renames what the wire names'],
  'test:contract': ['on the server listContacts', 'on the mock listContacts'],
}
/** Has Vitest write down what it ran, in addition. */
const REPORT = ' --reporter=default --reporter=json --outputFile=.cache/tests.json'

function passedIn({ folder }: WorkingCopy): string[] {
  const report: { testResults: { assertionResults: { fullName: string; status: string }[] }[] } = JSON.parse(
    readFileSync(join(folder, '.cache/tests.json'), 'utf8'),
  )
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ fullName, status }) => (status === 'passed' ? [fullName] : [])),
  )
}
