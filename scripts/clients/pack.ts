import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { bundleText, type OpenApiDocument } from '../generate/bundle.ts'
import { GENERATED } from '../generate/services.ts'
import { exampleOf } from './example.ts'
import { clientSources, compiledModules } from './sources.ts'
import { changelogOf, readmeOf } from './texts.ts'
import { type Weight, weighOneOperation } from './weigh.ts'

const SUBPATHS = ['operations', 'types', 'zod', 'query', 'msw']

export interface PackedClient {
  service: string
  name: string
  version: string
  tarball: string
  /** Of the tarball, in bytes. */
  size: number
  /** The operation of the example. */
  operation: string
  /** Of a page that calls only that operation. */
  weight: Weight
}

type PreparedClient = Pick<PackedClient, 'service' | 'name' | 'version' | 'operation'> & { folder: string }

/** The package of a service, as other projects import it. */
export const packageName = (service: string): string => `@gatepost/${service}-client`

/** Makes the package of each service as a tarball in `out`. The same contracts give the same bytes. */
export async function packClients(services: readonly string[], out: string): Promise<PackedClient[]> {
  // Inside the repository, so that compiler and bundler find openapi-fetch and zod.
  mkdirSync('.cache', { recursive: true })
  const workspace = mkdtempSync(join('.cache', 'clients-'))
  try {
    const packages = services.map(service => prepareClient(service, workspace))
    compile(workspace)
    for (const { service, folder } of packages)
      copyCompiled(join(workspace, 'compiled', service), join(folder, 'dist'))
    mkdirSync(out, { recursive: true })
    const folders = packages.map(({ folder }) => folder)
    const files = npmPack(folders, out)
    const packed: PackedClient[] = []
    for (const { folder, ...each } of packages) {
      const tarball = join(out, files.get(each.name) ?? '')
      const weight = await weighOneOperation(folder, each.operation)
      packed.push({ ...each, tarball, size: statSync(tarball).size, weight })
    }
    return packed
  } finally {
    rmSync(workspace, { recursive: true, force: true })
  }
}

/** Writes everything of a package but what the compiler makes, and next to it the sources for the compiler. */
function prepareClient(service: string, workspace: string): PreparedClient {
  const document: OpenApiDocument = JSON.parse(readFileSync(join(GENERATED, service, 'openapi.json'), 'utf8'))
  const name = packageName(service)
  const { title, version, summary = '' } = document.info
  const { license, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const exported = (file: string) => ({ types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` })
  const manifest = {
    name,
    version,
    description: `Typed client of the ${title}. ${summary}`.trim(),
    license,
    type: 'module',
    sideEffects: false,
    exports: {
      '.': exported('index'),
      ...Object.fromEntries(SUBPATHS.map(path => [`./${path}`, exported(path)])),
      './openapi.json': './openapi.json',
      './package.json': './package.json',
    },
    files: ['dist', 'src', 'example.mjs', 'openapi.json', 'CHANGELOG.md'],
    engines: { node: '>=20' },
    dependencies: { 'openapi-fetch': dependencies['openapi-fetch'] },
    // Only the schemas and the mock need them, and they have to be those of the project.
    peerDependencies: { msw: devDependencies.msw, zod: dependencies.zod },
    peerDependenciesMeta: { msw: { optional: true }, zod: { optional: true } },
  }
  const { operation, program } = exampleOf(service, document)
  const folder = join(workspace, 'packages', service)
  writeAll(folder, {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'README.md': readmeOf(service, document, license),
    'CHANGELOG.md': changelogOf(service),
    'example.mjs': program,
    'openapi.json': bundleText(document),
    ...(existsSync('LICENSE') && { LICENSE: readFileSync('LICENSE', 'utf8') }),
  })
  const sources = clientSources(service, document)
  const compiled = compiledModules(service, document)
  writeAll(join(folder, 'src'), sources)
  writeAll(join(folder, 'dist'), compiled)
  writeAll(join(workspace, 'src', service), { ...sources, ...compiled })
  return { service, name, version, folder, operation: operation.id }
}

function writeAll(folder: string, files: Record<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}

/** Compiles all packages at once, because they share the types of their dependencies. */
function compile(workspace: string): void {
  const compilerOptions = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
    strict: true,
    skipLibCheck: true,
    declaration: true,
    declarationMap: true,
    sourceMap: true,
    rootDir: 'src',
    outDir: 'compiled',
  }
  writeFileSync(join(workspace, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }))
  execFileSync(process.execPath, ['node_modules/typescript-native/bin/tsc', '-p', workspace], {
    stdio: 'inherit',
  })
}

/** Copies what the compiler wrote, with maps to the sources where the package has them: in `src`, next to `dist`. */
function copyCompiled(from: string, to: string): void {
  for (const name of readdirSync(from)) {
    const text = readFileSync(join(from, name), 'utf8')
    const isMap = name.endsWith('.map')
    writeFileSync(join(to, name), isMap ? text.replace(/(?<="sources":\[")[^"]*\//, '../src/') : text)
  }
}

/** Returns the file name of each package by its name. */
export function npmPack(folders: readonly string[], out: string): Map<string, string> {
  const options = ['--json', '--ignore-scripts', '--pack-destination', resolve(out)]
  const printed = execFileSync('npm', ['pack', ...options, ...folders.map(folder => `./${folder}`)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const packed: { name: string; filename: string }[] = JSON.parse(printed)
  return new Map(packed.map(({ name, filename }) => [name, filename]))
}
