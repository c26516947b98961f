import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bundleServices } from '../../../scripts/generate/bundle.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { scaled } from '../../../scripts/lib/test-scope.ts'
import { type Seed, SMALL_CONTRACTS, seed, temporaryFolder } from '../seeded-contracts.ts'

/** Shared by all services, which must not make a finding each of one fault. */
const ERRORS = 'common/errors.yaml'
const SYNTAX: Seed = { file: ERRORS, from: 'schemas:\n', to: 'schemas: [\n' }
const MESSAGES = '  InternalError:\n    description: '
const REFERENCE: Seed = {
  file: ERRORS,
  from: MESSAGES,
  to: MESSAGES.replace('InternalError', 'InternalFault'),
}
const DUPLICATE: Seed = {
  file: 'shop/prices.yaml',
  from: 'operationId: findPrices',
  to: 'operationId: listBooks',
}

/** A project with the small contracts alone, one of them faulty. */
function projectWith(...seeds: readonly Seed[]): string {
  const project = temporaryFolder()
  cpSync(SMALL_CONTRACTS, join(project, 'openapi'), { recursive: true })
  writeFileSync(join(project, 'openapi/specified-operations.json'), '[]')
  for (const each of seeds) seed(join(project, 'openapi'), each)
  return project
}

function run(project: string, script: string, ...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts', script), ...args], {
    cwd: project,
    encoding: 'utf8',
  })
  return { status, lines: stderr.trimEnd().split('\n') }
}

describe('a fault in the files is reported once, with its line and without a stack', {
  timeout: scaledTimeout(60_000),
}, () => {
  const syntax = /^openapi\/common\/errors\.yaml:\d+:\d+ \S/
  const reference =
    /^openapi\/[\w/-]+\.yaml:\d+:\d+ nothing at \.\.\/common\/errors\.yaml#\/responses\/InternalError \(and at \d+ other places\)$/

  test.each(scaled(['generate/main.ts'], ['generate/main.ts', 'coverage.ts']))('by %s', script => {
    expect(run(projectWith(SYNTAX), script)).toEqual({ status: 1, lines: [expect.stringMatching(syntax)] })
    expect(run(projectWith(REFERENCE), script)).toEqual({
      status: 1,
      lines: [expect.stringMatching(reference)],
    })
  })

  test('by the lint, which counts its findings', () => {
    const lines = [expect.stringMatching(syntax), '1 findings in the contracts']
    expect(run(projectWith(SYNTAX), 'lint-contracts.ts')).toEqual({ status: 1, lines: lines })
  })

  test('by the mock, of what was generated', () => {
    const project = projectWith()
    for (const [service, document] of bundleServices(SMALL_CONTRACTS)) {
      mkdirSync(join(project, 'generated', service), { recursive: true })
      const text = JSON.stringify(document, null, 2)
      writeFileSync(join(project, `generated/${service}/openapi.json`), text)
    }
    writeFileSync(join(project, 'generated/library/openapi.json'), '{\n  "openapi": "3.1.0",\n  "paths": {\n')
    seed(join(project, 'generated'), {
      file: 'shop/openapi.json',
      from: '"#/components/schemas/ErrorList"',
      to: '"#/components/schemas/ErrorLost"',
    })
    const { status, lines } = run(project, 'mock.ts')
    expect(status).toBe(1)
    expect(lines).toEqual([
      expect.stringMatching(/^generated\/library\/openapi\.json:\d+:\d+ \S/),
      expect.stringMatching(
        /^generated\/shop\/openapi\.json:\d+:\d+ nothing at #\/components\/schemas\/ErrorLost$/,
      ),
    ])
  })
})

describe('an operationId of another service is rejected', { timeout: scaledTimeout(60_000) }, () => {
  const lines =
    /^openapi\/shop\/prices\.yaml:\d+:\d+ .*listBooks is in library \(openapi\/library\/books\.yaml:\d+\)/

  test('when one service is generated', () => {
    const found = run(projectWith(DUPLICATE), 'generate/main.ts', 'shop')
    expect(found).toEqual({ status: 1, lines: [expect.stringMatching(lines)] })
  })

  test('when one service is watched, after a save, and the watch continues', async () => {
    const project = projectWith(SYNTAX)
    const watch = spawn(process.execPath, [resolve('scripts/generate/main.ts'), '--watch', 'shop'], {
      cwd: project,
    })
    onTestFinished(() => void watch.kill())
    const output = collect(watch)
    await output.has('watching the contracts')
    seed(join(project, 'openapi'), { ...SYNTAX, from: SYNTAX.to, to: SYNTAX.from })
    await output.has('2 services')
    seed(join(project, 'openapi'), DUPLICATE)
    await output.has('is in library')
    expect(output.lines().filter(line => /^openapi\//.test(line))).toEqual([
      expect.stringMatching(/^openapi\/common\/errors\.yaml:\d+:\d+ \S/),
      expect.stringMatching(lines),
    ])
    expect(watch.exitCode).toBeNull()
    watch.kill()
    await once(watch, 'exit')
  })
})

function collect(process: ChildProcess) {
  let text = ''
  process.stdout?.on('data', chunk => (text += chunk))
  process.stderr?.on('data', chunk => (text += chunk))
  return {
    lines: () => text.split('\n'),
    async has(part: string) {
      while (!text.includes(part)) await wait(50)
    },
  }
}
