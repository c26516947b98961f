import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { publishContracts } from '../../../scripts/contracts-publish/publish.ts'
import { findServices } from '../../../scripts/generate/services.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { isFullRun } from '../../../scripts/lib/test-scope.ts'
import { installTools, runTool } from './outside-tools.ts'

vi.setConfig({ testTimeout: scaledTimeout(120_000) })

/** Whether the machine has the compiler of a language; without one, it is left out. */
const has = (command: string) => isFullRun && spawnSync(command, ['--version']).status === 0

describe.runIf(isFullRun)('quicktype writes the types of a contract, which compile, in', () => {
  let tools: string
  beforeAll(async () => {
    tools = await installTools('quicktype')
    publishContracts(join(tools, 'documents'))
  })

  /** Returns the folder with the types of all components. */
  async function typesOf(service: string, language: string, file: string): Promise<string> {
    const out = join('generated', language, service)
    rmSync(join(tools, out), { recursive: true, force: true })
    mkdirSync(join(tools, out), { recursive: true })
    const options = ['--src-lang', 'schema', '--lang', language, '--just-types', '--out', join(out, file)]
    await runTool(tools, 'quicktype', ...options, `documents/${service}.json#/components/schemas/`)
    return join(tools, out)
  }

  const run = (cwd: string, command: string, ...parameters: string[]) =>
    execFileSync(command, parameters, { cwd, encoding: 'utf8', stdio: 'pipe' })

  test.runIf(has('javac')).each(findServices())('Java: %s', async service => {
    const folder = await typesOf(service, 'java', 'Service.java')
    const files = globSync('*.java', { cwd: folder })
    expect(files.length).toBeGreaterThan(0)
    run(folder, 'javac', '-d', 'classes', ...files)
  })

  test.runIf(has('python3')).each(findServices())('Python: %s', async service => {
    const folder = await typesOf(service, 'python', 'service.py')
    run(folder, 'python3', '-c', 'import service')
  })
})
