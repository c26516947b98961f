import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Tools of others, in the versions that the tests run. Each group has a folder below `.cache`, because only a test at
 * length needs them, and some need other versions of our packages.
 */
const OUTSIDE_TOOLS = {
  validators: {
    '@stoplight/spectral-core': '1.24.1',
    '@stoplight/spectral-parsers': '1.0.5',
    '@stoplight/spectral-rulesets': '1.23.1',
    '@scalar/openapi-parser': '0.29.22',
  },
  'swagger-typescript-api': { 'swagger-typescript-api': '13.13.0' },
  orval: { orval: '8.38.0' },
  'openapi-zod-client': {
    'openapi-zod-client': '1.18.3',
    '@zodios/core': '10.9.6',
    axios: '1.21.1',
    zod: '3.25.76',
  },
  kubb: {
    '@kubb/cli': '4.39.3',
    '@kubb/core': '4.39.3',
    '@kubb/plugin-oas': '4.39.3',
    '@kubb/plugin-ts': '4.39.3',
    '@kubb/plugin-zod': '4.39.3',
    zod: '4.6.7',
  },
  quicktype: { quicktype: '26.0.0' },
  'openapi-generator-plus': {
    'openapi-generator-plus': '2.22.0',
    '@openapi-generator-plus/java-jaxrs-client-generator': '5.0.0',
  },
} satisfies Record<string, Record<string, string>>
type Group = keyof typeof OUTSIDE_TOOLS

/** Installs a group of tools, unless an earlier run has. Returns its folder. */
export async function installTools(group: Group): Promise<string> {
  const folder = resolve('.cache/outside-tools', group)
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies: OUTSIDE_TOOLS[group] })
  const file = join(folder, 'package.json')
  const isInstalled = existsSync(join(folder, 'node_modules/.package-lock.json'))
  if (isInstalled && readFileSync(file, 'utf8') === manifest) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, manifest)
  try {
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    await runProgram(folder, 'npm', ['install', ...options])
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`${group}: not installed. This test needs an npm registry.`, { cause: error })
  }
  return folder
}

/** Runs a command of an installed tool there. Throws an error with all that it printed when it fails. */
export async function runTool(folder: string, command: string, ...parameters: string[]): Promise<void> {
  await runProgram(folder, join(folder, 'node_modules/.bin', command), parameters)
}

/** Runs a module there, with the packages of the tool. Throws an error with all that it printed when it fails. */
export async function runNode(folder: string, module: string): Promise<void> {
  await runProgram(folder, process.execPath, ['--input-type=module', '--eval', module])
}

async function runProgram(folder: string, program: string, parameters: readonly string[]): Promise<void> {
  try {
    await run(program, parameters, { cwd: folder, maxBuffer: 64 * 1024 ** 2 })
  } catch (error) {
    const { stdout, stderr, message } = error as { stdout?: string; stderr?: string; message: string }
    throw new Error([message, stdout, stderr].filter(Boolean).join('\n'))
  }
}

/** Returns the errors of a strict TypeScript compiler in what a tool wrote below `generated/` of its folder. */
export async function compileErrors(folder: string): Promise<string[]> {
  const compilerOptions = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
    strict: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['generated'] }))
  const compiler = resolve('node_modules/typescript-native/bin/tsc')
  try {
    await runProgram(folder, process.execPath, [compiler, '-p', folder, '--pretty', 'false'])
    return []
  } catch (error) {
    const lines = String(error).split('\n')
    const errors = lines.filter(line => line.includes('error TS'))
    return errors.length ? errors : lines
  }
}
