import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type PackedClient, packClients } from '../../../scripts/clients/pack.ts'

/** A project outside of this repository that has installed client packages from their tarballs. */
export interface ClientProject {
  folder: string
  packed: PackedClient[]
  /** The folder of an installed package. */
  installed(service: string): string
  remove(): void
}

/** What the project itself depends on, next to the clients. */
const DIRECT_DEPENDENCIES = ['zod', '@tanstack/query-core']
/** What the packages and the project depend on. It comes from here, so a test needs no network. */
const DEPENDENCIES = ['openapi-fetch', 'openapi-typescript-helpers', ...DIRECT_DEPENDENCIES]
/** With dozens of packages of its own, which a link finds here. */
const LINKED = 'msw'

export async function createClientProject(services: readonly string[]): Promise<ClientProject> {
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-client-'))
  const tarballs = join(folder, 'tarballs')
  const packed = await packClients(services, tarballs)
  const sources = DEPENDENCIES.map(name => resolve('node_modules', name))
  const options = ['--json', '--ignore-scripts', '--pack-destination', tarballs]
  const printed = execFileSync('npm', ['pack', ...options, ...sources], { encoding: 'utf8', stdio: 'pipe' })
  const files = new Map<string, string>()
  for (const { name, filename } of JSON.parse(printed)) files.set(name, `file:${join(tarballs, filename)}`)
  const direct = DIRECT_DEPENDENCIES.map(name => [name, files.get(name)])
  for (const name of DIRECT_DEPENDENCIES) files.delete(name)
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: Object.fromEntries([
        ...direct,
        ...packed.map(({ name, tarball }) => [name, `file:${tarball}`]),
      ]),
      overrides: Object.fromEntries(files),
    }),
  )
  execFileSync('npm', ['install', '--offline', '--no-package-lock', '--loglevel=error'], {
    cwd: folder,
    stdio: 'pipe',
  })
  symlinkSync(resolve('node_modules', LINKED), join(folder, 'node_modules', LINKED))
  mkdirSync(join(folder, 'src'))
  return {
    folder,
    packed,
    installed: service => join(folder, 'node_modules', '@gatepost', `${service}-client`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The errors of the compiler, strict and with the declarations of packages, by the file below `src/`. */
export function compileProject({ folder }: Pick<ClientProject, 'folder'>): Map<string, string[]> {
  const compilerOptions = {
    target: 'ES2022',
    module: 'NodeNext',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    typeRoots: [resolve('node_modules/@types')],
    types: ['node'],
    allowJs: true,
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }))
  const compiler = resolve('node_modules/typescript-native/bin/tsc')
  let printed = ''
  try {
    execFileSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch (error) {
    printed = String((error as { stdout: string }).stdout)
  }
  const errors = new Map<string, string[]>()
  for (const [line, file = ''] of printed.matchAll(/^(\S+?)\(\d+,\d+\): error .*/gm)) {
    const name = file.replace(/^src\//, '')
    errors.set(name, [...(errors.get(name) ?? []), line])
  }
  return errors
}
