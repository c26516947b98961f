import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'

/** One change by hand: `after` replaces `before`, which is in the file once. */
export type Edit = [file: string, before: string, after: string]

/** The files of this repository as they are on disk, as the first commit of a repository of their own. */
export interface WorkingCopy {
  folder: string
  edit(edits: readonly Edit[]): void
  /** Runs a program there to its end, whatever its exit code. */
  run(program: string, ...parameters: string[]): Promise<{ status: number; output: string }>
  /** What differs from the first commit. */
  changedFiles(): string[]
  remove(): void
}

/** As much output as a tool may print. */
const maxBuffer = 64 * 1024 ** 2

export function copyRepository(): WorkingCopy {
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-copy-'))
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: folder, encoding: 'utf8', maxBuffer })
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer,
  })
  const files = new Set(listed.split('\0').filter(file => file && existsSync(file)))
  for (const file of files) cpSync(file, join(folder, file), { verbatimSymlinks: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  git('init', '--quiet', '--initial-branch=main')
  const name = ['user.name=Test', 'user.email=test@gatepost.example', 'commit.gpgsign=false']
  git('add', '--all', '--', ':!node_modules')
  git(...name.flatMap(setting => ['-c', setting]), 'commit', '--quiet', '--message', 'First')

  // Without what a test run sets for its own tests, such as how much they cover.
  const { PATH = '', HOME = '', TEST_PACE = '' } = process.env
  const programs = [resolve('node_modules/.bin'), dirname(process.execPath), PATH]
  const env = { PATH: programs.join(delimiter), HOME, TEST_PACE, NO_COLOR: '1' }
  return {
    folder,
    edit(edits) {
      for (const [file, before, after] of edits) {
        const text = readFileSync(join(folder, file), 'utf8')
        if (text.split(before).length !== 2) throw new Error(`${file} does not have once: ${before}`)
        writeFileSync(
          join(folder, file),
          text.replace(before, () => after),
        )
      }
    },
    run: (program, ...parameters) =>
      new Promise(done => {
        execFile(program, parameters, { cwd: folder, env, maxBuffer }, (error, stdout, stderr) => {
          const status = error ? (typeof error.code === 'number' ? error.code : 1) : 0
          done({ status, output: stdout + stderr })
        })
      }),
    changedFiles: () =>
      git('status', '--porcelain', '--no-renames', '--untracked-files=all')
        .split('\n')
        .filter(Boolean)
        .map(line => line.slice(3))
        .filter(file => file !== 'node_modules'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
