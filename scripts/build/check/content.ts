import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { frontMatterSource } from '../front-matter.ts'

/** Not below node_modules, whose files the compiler does not check. */
const CACHE = '.cache'
const COMPILER = 'node_modules/typescript-native/bin/tsc'
const ERROR = /^(.+?)\((\d+),\d+\): error TS\d+: (.*)$/

/**
 * Checks the fields of content files against the type of the template that each names: of files of values, and of
 * the front matter of prose. Returns the errors, as `file:line: what`.
 */
export function checkContent(files: readonly string[]): string[] {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(join(CACHE, 'content-'))
  try {
    return checkFields(files, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function checkFields(files: readonly string[], folder: string): string[] {
  const sources = new Map(files.map(file => [isProse(file) ? join(folder, `${file}.ts`) : file, file]))
  for (const [source, file] of sources) {
    if (!isProse(file)) continue
    mkdirSync(dirname(source), { recursive: true })
    const types = relative(dirname(source), 'src/portal/content/templates/site-page.ts')
    writeFileSync(source, frontMatterSource(readFileSync(file, 'utf8'), types))
  }
  const config = {
    extends: resolve('tsconfig.portal.json'),
    compilerOptions: { incremental: false, tsBuildInfoFile: null },
    files: [...sources.keys()].map(file => resolve(file)),
    include: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [COMPILER, '-p', folder, '--pretty', 'false'],
    {
      encoding: 'utf8',
    },
  )
  return status === 0 ? [] : readErrors(`${stdout}${stderr}`, sources)
}

function isProse(file: string): boolean {
  return file.endsWith('.mdx')
}

/** Each error in one line, with the lines that explain it. */
function readErrors(output: string, sources: ReadonlyMap<string, string>): string[] {
  const errors: string[] = []
  for (const line of output.split('\n').filter(Boolean)) {
    const [, source = '', at, what] = ERROR.exec(line) ?? []
    if (what) errors.push(`${sources.get(relative('.', resolve(source))) ?? source}:${at}: ${what}`)
    else errors.push([errors.pop(), line.trim()].filter(Boolean).join(' '))
  }
  return errors
}
