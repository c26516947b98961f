import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import config from '../../drizzle.config.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'

const { schema, out = '' } = config
let folder: string
beforeEach(() => {
  // The tool only accepts paths below the project.
  mkdirSync('.cache', { recursive: true })
  folder = mkdtempSync('.cache/migrations-')
  cpSync(out, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const filesIn = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(root, join(entry.parentPath, entry.name)))
    .toSorted()

test('the migrations create exactly the tables in the code', { timeout: scaledTimeout(60_000) }, () => {
  const command = ['node_modules/drizzle-kit/bin.cjs', 'generate', '--dialect=postgresql']
  const output = execFileSync(process.execPath, [...command, `--schema=${schema}`, `--out=${folder}`], {
    encoding: 'utf8',
    stdio: 'pipe',
  })
  expect(output).toContain('No schema changes')
  expect(output).toMatch(/secret_keys\b/)
  expect(filesIn(folder)).toEqual(filesIn(out))
})

test('only the newest snapshot is kept', () => {
  const newest = readdirSync(out)
    .filter(name => name.endsWith('.sql'))
    .toSorted()
    .at(-1)
  const [number] = newest?.split('_') ?? []
  const snapshots = readdirSync(join(out, 'meta')).filter(name => name.endsWith('_snapshot.json'))
  expect(snapshots).toEqual([`${number}_snapshot.json`])
})

test('the journal lists exactly the existing migrations', () => {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(out, 'meta/_journal.json'), 'utf8'),
  )
  const written = readdirSync(out).filter(name => name.endsWith('.sql'))
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(written.toSorted())
})
