import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { publishContracts } from '../../../scripts/contracts-publish/publish.ts'
import { findServices } from '../../../scripts/generate/services.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { isFullRun } from '../../../scripts/lib/test-scope.ts'
import { compileErrors, installTools, runNode, runTool } from './outside-tools.ts'

// The registry, the generators, and the compiler take most of the time.
vi.setConfig({ testTimeout: scaledTimeout(300_000) })

const services = findServices()

/** Returns the folder of a tool, with the published documents and nothing of an earlier run. */
async function prepare(group: Parameters<typeof installTools>[0]): Promise<string> {
  const folder = await installTools(group)
  for (const name of ['documents', 'generated']) rmSync(join(folder, name), { recursive: true, force: true })
  publishContracts(join(folder, 'documents'))
  mkdirSync(join(folder, 'generated'))
  return folder
}

function writeConfig(folder: string, name: string, config: string): string {
  writeFileSync(join(folder, name), config)
  return name
}

describe.runIf(isFullRun)('the published contracts become code that compiles, by', () => {
  test('swagger-typescript-api', async () => {
    const folder = await prepare('swagger-typescript-api')
    for (const service of services) {
      const input = join('documents', `${service}.json`)
      const output = ['--output', 'generated', '--name', `${service}.ts`]
      await runTool(folder, 'swagger-typescript-api', 'generate', '--path', input, ...output)
      // The comment would turn the check off.
      const file = join(folder, 'generated', `${service}.ts`)
      writeFileSync(file, readFileSync(file, 'utf8').replace('// @ts-nocheck', ''))
    }
    expect(globSync('*.ts', { cwd: join(folder, 'generated') })).toHaveLength(services.length)
    expect(await compileErrors(folder)).toEqual([])
  })

  test('orval', async () => {
    const folder = await prepare('orval')
    const projects = services.map(service => [
      service,
      {
        input: `./documents/${service}.json`,
        output: { target: `./generated/${service}.ts`, client: 'fetch', mode: 'single' },
      },
    ])
    const config = `export default ${JSON.stringify(Object.fromEntries(projects))}\n`
    await runTool(folder, 'orval', '--config', writeConfig(folder, 'orval.config.mjs', config))
    expect(globSync('*.ts', { cwd: join(folder, 'generated') })).toHaveLength(services.length)
    expect(await compileErrors(folder)).toEqual([])
  })

  test('openapi-zod-client, and its schemas load', async () => {
    const folder = await prepare('openapi-zod-client')
    for (const service of services) {
      const output = ['--output', join('generated', `${service}.ts`)]
      await runTool(folder, 'openapi-zod-client', join('documents', `${service}.json`), ...output)
    }
    expect(await compileErrors(folder)).toEqual([])
    const loads = services.map(service => `await import('./generated/${service}.ts')`)
    await runNode(folder, loads.join('\n'))
  })

  test('Kubb', async () => {
    const folder = await prepare('kubb')
    const entries = services.map(
      service => `{
  name: '${service}',
  root: '.',
  input: { path: './documents/${service}.json' },
  output: { path: './generated/${service}', barrelType: false, format: false, lint: false },
  plugins: [
    pluginOas({ generators: [] }),
    pluginTs({ output: { path: 'types', barrelType: false } }),
    pluginZod({ output: { path: 'zod', barrelType: false } }),
  ],
}`,
    )
    const config = `import { defineConfig } from '@kubb/core'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'
import { pluginZod } from '@kubb/plugin-zod'
export default defineConfig([${entries.join(', ')}])
`
    await runTool(folder, 'kubb', 'generate', '--config', writeConfig(folder, 'kubb.config.js', config))
    expect(globSync('*/types', { cwd: join(folder, 'generated') })).toHaveLength(services.length)
    expect(await compileErrors(folder)).toEqual([])
  })
})
