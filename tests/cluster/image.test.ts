import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { responds } from '../../scripts/cluster/node.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { requireProgram } from '../../scripts/lib/processes/debian.ts'
import { freePort } from '../../scripts/lib/processes/free-port.ts'
import { type Program, runProgram } from '../../scripts/lib/processes/program.ts'

/** Where the image comes from, and what it is called. */
const DOCKERFILE = 'deploy/Dockerfile'
const BASE = 'docker.io/library/node:24-bookworm-slim'
const IMAGE = 'gatepost-test'

/** Shares the files of an image with its containers. Inside of some containers it is missing, and each has a copy. */
const OVERLAY = 'overlay'

let program: string
let driver = OVERLAY
let folder: string
let container: string
let port: number
let server: Program

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gatepost-image-'))
  program = requireProgram('buildah')
  driver = spawnSync(program, [...storage(), 'info'], { stdio: 'ignore' }).status === 0 ? OVERLAY : 'vfs'
  if (spawnSync(program, [...storage(), 'pull', '--quiet', BASE]).status !== 0) makeBase()
  // What this machine has fetched before need not be fetched again, and npm opens more files than are allowed by default.
  const cache = [
    '--volume',
    `${execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim()}:/root/.npm`,
  ]
  const limits = ['--ulimit', 'nofile=16384:16384']
  buildah(
    ...['build', '--isolation', 'chroot', '--format', 'docker', ...cache, ...limits],
    ...['--file', DOCKERFILE, '--tag', IMAGE, '.'],
  )
  container = buildah('from', IMAGE).trim()
  port = await freePort()
  server = await runProgram({
    name: 'the image',
    path: program,
    parameters: inImage(['node', 'src/backend/main.ts'], {
      APP_ENV: 'demo',
      HOST: '127.0.0.1',
      PORT: String(port),
    }),
    isReady: () => responds(`http://127.0.0.1:${port}/readyz`),
  })
}, scaledTimeout(600_000))

afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('the image serves the portal', async () => {
  const page = await fetch(`http://127.0.0.1:${port}/login`)
  expect(page.status).toBe(200)
  const [script] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? []
  expect((await fetch(`http://127.0.0.1:${port}${script}`)).status).toBe(200)
})

test('its health check passes while it serves, and fails where nothing does', async () => {
  const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', IMAGE))
  const [kind, ...check] = Docker.config.Healthcheck.Test as string[]
  expect(kind).toBe('CMD')
  expect(runInImage(check, { PORT: String(port) })).toBe(0)
  expect(runInImage(check, { PORT: String(await freePort()) })).toBe(1)
})

test('it does not run as root, and can change nothing but its data', () => {
  expect(runInImage(['sh', '-c', 'test "$(id -un)" = node'])).toBe(0)
  expect(runInImage(['sh', '-c', 'touch src/backend/main.ts'])).not.toBe(0)
  expect(runInImage(['sh', '-c', 'touch dist/new'])).not.toBe(0)
  expect(runInImage(['sh', '-c', 'touch "$DATA_DIR/new"'])).toBe(0)
})

test('the commands for operators are in it, and the tools of developers are not', () => {
  expect(runInImage(['npm', 'run', '--silent', 'keys', '--', 'new'])).toBe(0)
  expect(runInImage(['npm', 'run', '--silent', 'serve', '--', '--help'])).toBe(0)
  expect(runInImage(['test', '-e', 'node_modules/vitest'])).toBe(1)
})

/** Keeps all images in the test's folder. */
function storage(): string[] {
  return ['--storage-driver', driver, '--root', join(folder, 'storage'), '--runroot', join(folder, 'run')]
}

function buildah(...command: string[]): string {
  return execFileSync(program, [...storage(), ...command], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  })
}

function inImage(command: readonly string[], env: Record<string, string> = {}): string[] {
  const variables = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  return [...storage(), 'run', '--isolation', 'chroot', ...variables, container, '--', ...command]
}

function runInImage(command: readonly string[], env?: Record<string, string>): number | null {
  return spawnSync(program, inImage(command, env), { stdio: 'ignore' }).status
}

/**
 * Where no registry of images can be reached: the same Debian, made from its packages, with the Node of the project and
 * the npm of this machine, which trusts what this machine's npm trusts.
 */
function makeBase(): void {
  const context = join(folder, 'base')
  mkdirSync(context)
  const system = join(context, 'system.tar')
  execFileSync(
    requireProgram('mmdebstrap'),
    ['--variant=minbase', '--include=ca-certificates', 'bookworm', system],
    {
      stdio: 'ignore',
    },
  )
  copyFileSync(process.execPath, join(context, 'node'))
  // Not where npm keeps global packages: next to the Node of the project, there are none.
  const program = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim()
  const npm = join(realpathSync(program), '../..')
  cpSync(npm, join(context, 'npm'), { recursive: true, dereference: true })
  const cafile = execFileSync('npm', ['config', 'get', 'cafile'], { encoding: 'utf8' }).trim()
  const certificates = [cafile, '/etc/ssl/certs/ca-certificates.crt']
  copyFileSync(certificates.find(file => existsSync(file)) ?? '', join(context, 'certificates.pem'))
  writeFileSync(
    join(context, 'Dockerfile'),
    `FROM scratch
ADD system.tar /
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
COPY certificates.pem /etc/certificates.pem
ENV NODE_EXTRA_CA_CERTS=/etc/certificates.pem
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd --create-home node
`,
  )
  buildah('build', '--isolation', 'chroot', '--tag', BASE, context)
}
