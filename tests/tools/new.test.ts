import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { isFullRun } from '../../scripts/lib/test-scope.ts'
import { copyRepository, type WorkingCopy } from './working-copy.ts'

/** What is asked for, the files that a person will go on with, and the contract cases that have to pass. */
const KINDS = [
  {
    asked: 'operation notification/approveReport',
    service: 'notification',
    files: [
      'openapi/notification/approve-report.yaml',
      'openapi/notification/openapi.yaml',
      'src/backend/services/notification/approve-report.ts',
      'src/backend/services/notification/service.ts',
      'tests/contract/cases/notification/approve-report.ts',
    ],
    cases: 'approveReport',
  },
  {
    asked: 'list notification/delivery-slots',
    service: 'notification',
    files: [
      'e2e/delivery-slots/delivery-slots.spec.ts',
      'openapi/notification/delivery-slots.yaml',
      'openapi/notification/openapi.yaml',
      'src/backend/services/notification/delivery-slots.ts',
      'src/backend/services/notification/service.ts',
      'src/portal/features/delivery-slots/delivery-slots-page.tsx',
      'src/portal/routes/account/delivery-slots.tsx',
      'tests/contract/cases/notification/delivery-slots.ts',
    ],
    cases: 'listDeliverySlots',
  },
  {
    asked: 'service parcels',
    service: 'parcels',
    files: [
      '.github/CODEOWNERS',
      'openapi/README.md',
      'openapi/parcels/openapi.yaml',
      'openapi/parcels/parcels.yaml',
      'src/backend/services/parcels/parcels.ts',
      'src/backend/services/parcels/service.ts',
      'tests/contract/cases/parcels/parcels.ts',
      'tests/contract/services/parcels.test.ts',
    ],
    cases: 'listParcels',
  },
]

/** What the script reads and writes. What it would write by mistake is gone with it. */
let folder: string
let files: readonly string[]
const PARTS = ['openapi', 'src', 'scripts', 'generated']
const listFiles = () =>
  PARTS.flatMap(part => readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })).toSorted()
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatepost-new-'))
  execFileSync('cp', ['-r', ...PARTS, 'package.json', folder])
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  files = listFiles()
})
afterAll(() => {
  expect(listFiles()).toEqual(files)
  execFileSync('rm', ['-r', folder])
})

const runNew = (given: readonly string[]) =>
  new Promise<{ status: number; output: string }>(done => {
    execFile(process.execPath, ['scripts/new.ts', ...given], { cwd: folder }, (error, stdout, stderr) =>
      done({ status: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })

test.concurrent.each([
  [['--help'], 0, 'npm run new -- service'],
  [['page', 'notification/reports'], 1, 'npm run new -- service'],
  [['operation', 'notification/Approve'], 1, 'notification/Approve is not a name for a new operation.'],
  [['list', 'nowhere/reports'], 1, 'The services are authorization, '],
  [['list', 'gateway/reports'], 1, 'no security scheme bearer'],
  [['list', 'notification/contacts'], 1, 'Already there: openapi/notification/contacts.yaml'],
])('npm run new -- %j writes nothing, and says why', async (given, status, text) => {
  expect(await runNew(given)).toEqual({
    status,
    output: expect.stringContaining(text),
  })
})

test.runIf(isFullRun).each(KINDS)(
  'npm run new -- $asked writes what compiles, passes the lint, and passes its contract cases',
  { timeout: scaledTimeout(600_000) },
  async ({ asked, service, files, cases }) => {
    const copy = copyRepository()
    onTestFinished(() => copy.remove())
    await succeed(copy, `npm run new -- ${asked}`)
    expect(
      copy
        .changedFiles()
        .filter(file => !isGenerated(file))
        .toSorted(),
    ).toEqual(files)
    await succeed(copy, 'npm run typecheck')
    await succeed(copy, `npm run lint:contracts -- ${service}`)
    await succeed(copy, 'npm run generate:check')
    await succeed(copy, 'npm run coverage')
    await succeed(copy, 'knip')
    await succeed(copy, 'markdownlint-cli2')
    await succeed(copy, `biome check ${files.filter(file => /\.tsx?$/.test(file)).join(' ')}`)
    const { output } = await succeed(copy, `npm run test:contract -- services/${service} -t ${cases}`)
    expect(output).toMatch(/Tests +\d+ passed/)
    await succeed(copy, `npm run test:structure -- files walls pages texts/terms`)

    const again = await copy.run('npm', 'run', 'new', '--', ...asked.split(' '))
    expect(again).toMatchObject({ status: 1, output: expect.stringContaining('Already there: openapi/') })
  },
)

/** Whether a script writes a file. */
const isGenerated = (file: string) => file.startsWith('generated/') || file.endsWith('/routeTree.gen.ts')

async function succeed(copy: WorkingCopy, command: string): Promise<{ output: string }> {
  const [program = '', ...parameters] = command.split(' ')
  const { status, output } = await copy.run(program, ...parameters)
  expect(status, `${command}\n${output}`).toBe(0)
  return { output }
}
