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

const journal: { entries: { idx: number; when: number; tag: string }[] } = JSON.parse(
  readFileSync(join(out, 'meta/_journal.json'), 'utf8'),
)

test('the journal lists exactly the existing migrations', () => {
  const written = readdirSync(out).filter(name => name.endsWith('.sql'))
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(written.toSorted())
})

// The server applies them by their time and refuses one that is older than what a database has.
test('each migration is later than the one before it, by its time and its number', () => {
  const times = journal.entries.map(({ when }) => when)
  expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other))
  expect(journal.entries.map(({ tag }) => tag.split('_')[0])).toEqual(
    journal.entries.map((_, index) => String(index).padStart(4, '0')),
  )
  expect(journal.entries.map(({ idx }) => idx)).toEqual(journal.entries.map((_, index) => index))
})
