import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

const run = (cwd: string, command: string, ...parameters: string[]) =>
  execFileSync(command, parameters, { cwd, encoding: 'utf8', stdio: 'pipe', maxBuffer: 16 * 1024 ** 2 })

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

/** What the code of the generator imports: packages of Debian, and their files below `/usr/share/java`. */
const JARS = {
  'libgeronimo-annotation-1.3-spec-java': 'geronimo-annotation-1.3-spec.jar',
  'libjackson2-annotations-java': 'jackson-annotations.jar',
  'libjaxb-api-java': 'jaxb-api.jar',
  'libjaxrs-api-java': 'jaxrs-api.jar',
  'libswagger-core-java': 'swagger-annotations.jar',
}

/** It can't read a value that is an object or a text, as that of a SCIM patch is. */
const UNREADABLE = ['scim']

describe.runIf(has('javac') && has('apt-get'))('openapi-generator-plus writes a client in Java', () => {
  let tools: string
  let classPath: string
  beforeAll(async () => {
    tools = await installTools('openapi-generator-plus')
    publishContracts(join(tools, 'documents'))
    const jars = Object.values(JARS).map(jar => join(tools, 'jars/usr/share/java', jar))
    if (!jars.every(jar => existsSync(jar))) {
      run(tools, 'apt-get', 'download', ...Object.keys(JARS))
      for (const file of globSync('*.deb', { cwd: tools })) run(tools, 'dpkg', '-x', file, 'jars')
    }
    classPath = jars.join(':')
  }, scaledTimeout(120_000))

  test.each(findServices().filter(name => !UNREADABLE.includes(name)))('%s', async service => {
    const out = join('generated', service)
    rmSync(join(tools, out), { recursive: true, force: true })
    const config = {
      inputPath: `./documents/${service}.3.0.json`,
      outputPath: `./${out}`,
      generator: '@openapi-generator-plus/java-jaxrs-client-generator',
      package: `com.gatepost.${service}`,
      // Debian has the validation API of another package name.
      useBeanValidation: false,
    }
    writeFileSync(join(tools, `${service}.json`), JSON.stringify(config))
    await runTool(tools, 'openapi-generator-plus', '-c', `${service}.json`)
    // The setup of Jackson imports two of its modules that Debian doesn't have.
    const files = globSync('**/*.java', { cwd: join(tools, out) }).filter(
      file => !file.endsWith('ApiProviders.java'),
    )
    // Newer than the annotations that Debian has, and only for documents that are made of the code again.
    for (const file of files.map(file => join(tools, out, file)))
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/, requiredMode = [\w.]+/g, ''))
    expect(files.filter(file => file.endsWith('ApiImpl.java'))).not.toEqual([])
    run(join(tools, out), 'javac', '-nowarn', '-proc:none', '-d', 'classes', '-cp', classPath, ...files)
  })
})
