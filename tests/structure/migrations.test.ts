import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import config from '../../drizzle.config.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { RELEASE_DATA } from '../support/release-data.ts'

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

/** While a release rolls, the code of the one before works on the new tables: they expand, and contract a release later. */
describe('a migration takes nothing from the code of the release before', () => {
  const released: number = JSON.parse(gunzipSync(readFileSync(RELEASE_DATA)).toString('utf8')).migrations
    .length

  const contractions: Readonly<Record<string, RegExp>> = {
    'drops what may be in use':
      /\bdrop (?:table|column|constraint|default|schema|sequence|type|view|function)\b/i,
    'renames what may be in use': /\brename\b/i,
    'requires a value that is not written yet': /\bset not null\b/i,
    'changes a type': /\bset data type\b|\balter column \S+ type\b/i,
  }
  const addsRequired = (statement: string) =>
    [...statement.matchAll(/\badd column\b[^;]*/gi)].some(
      ([column]) => /\bnot null\b/i.test(column) && !/\b(?:default|generated)\b/i.test(column),
    )

  /**
   * The tables that a migration puts into another one, as its first partition, which has their name from then on: the code
   * of the release before continues with that one, and never knows the new names.
   */
  const becomePartitions = (migration: string) =>
    [...migration.matchAll(/\balter table ("\w+")\.("\w+") rename to ("\w+)"/gi)].flatMap(
      ([, schema, name, before]) => {
        const [old, whole] = [`${schema}.${before}"`, `${schema}.${name}`]
        const isWhole = new RegExp(
          `create table ${whole} \\(\\s*like ${old} [^;]*\\) partition by range`,
          'i',
        )
        const isAttached = new RegExp(`alter table ${whole} attach partition ${old} for values from`, 'i')
        return isWhole.test(migration) && isAttached.test(migration) ? [{ schema, name, before }] : []
      },
    )

  /** Whether a statement only renames what becomes a partition, or something of it, or gives it the key of all of them. */
  const isOfPartition = (statement: string, { schema, name, before }: Record<string, string | undefined>) =>
    [
      `alter table ${schema}\\.${name} rename to ${before}"`,
      `alter (?:index|sequence) ${schema}\\.${name?.slice(0, -1)}_\\w+" rename to ${before}_\\w+"`,
      `alter table ${schema}\\.${before}" rename constraint "\\w+" to ${before}_pk"`,
      `alter table ${schema}\\.${before}" drop constraint ${name?.slice(0, -1)}_pkey"`,
    ].some(form => new RegExp(`^\\s*${form};?\\s*$`, 'i').test(statement))

  /** The statements that contract the tables, without a comment that the last release no longer uses what they take. */
  function findingsIn(migration: string): string[] {
    const partitions = becomePartitions(migration)
    return migration.split('--> statement-breakpoint').flatMap(text => {
      const unused = /^-- Unused since (\d{4}):/m.exec(text)?.[1]
      if (unused && Number(unused) < released) return []
      const statement = text.replace(/^\s*--.*$/gm, '')
      if (partitions.some(partition => isOfPartition(statement, partition))) return []
      const found = Object.keys(contractions).filter(what => contractions[what]?.test(statement))
      return addsRequired(statement) ? [...found, 'adds a required column without a default'] : found
    })
  }

  const newer = journal.entries.slice(released).map(({ tag }) => tag)
  test.each(newer)('%s', tag => {
    expect(findingsIn(readFileSync(join(out, `${tag}.sql`), 'utf8'))).toEqual([])
  })

  const whole = 'CREATE TABLE "a"."b" (LIKE "a"."b_1" INCLUDING ALL) PARTITION BY RANGE ("d");'
  const attach = 'ALTER TABLE "a"."b" ATTACH PARTITION "a"."b_1" FOR VALUES FROM (MINVALUE) TO (now());'
  const rename = 'ALTER TABLE "a"."b" RENAME TO "b_1";'
  const migrationOf = (...statements: string[]) => statements.join('\n--> statement-breakpoint\n')

  const last = String(released - 1).padStart(4, '0')
  const next = String(released).padStart(4, '0')
  test.each<[statement: string, finding: string | undefined]>([
    ['DROP TABLE "a"."b";', 'drops what may be in use'],
    ['ALTER TABLE "a"."b" DROP COLUMN "c";', 'drops what may be in use'],
    ['DROP FUNCTION "a"."c"(text);', 'drops what may be in use'],
    ['ALTER TABLE "a"."b" RENAME COLUMN "c" TO "d";', 'renames what may be in use'],
    ['ALTER TABLE "a"."b" ALTER COLUMN "c" SET NOT NULL;', 'requires a value that is not written yet'],
    ['ALTER TABLE "a"."b" ALTER COLUMN "c" SET DATA TYPE text;', 'changes a type'],
    ['ALTER TABLE "a"."b" ADD COLUMN "c" text NOT NULL;', 'adds a required column without a default'],
    ['ALTER TABLE "a"."b" ADD COLUMN "c" text DEFAULT \'\' NOT NULL;', undefined],
    ['ALTER TABLE "a"."b" ADD COLUMN "c" text;', undefined],
    ['CREATE TABLE "a"."b" ("c" text NOT NULL);', undefined],
    ['-- Drop column and rename are only words here.\nDROP INDEX "a"."c";', undefined],
    [`-- Unused since ${last}: it was copied to d.\nALTER TABLE "a"."b" DROP COLUMN "c";`, undefined],
    [
      `-- Unused since ${next}: not released.\nALTER TABLE "a"."b" DROP COLUMN "c";`,
      'drops what may be in use',
    ],
    [migrationOf(rename, whole, attach), undefined],
    [migrationOf(rename, 'ALTER INDEX "a"."b_c" RENAME TO "b_1_c";', whole, attach), undefined],
    [migrationOf(rename, 'ALTER TABLE "a"."b_1" DROP CONSTRAINT "b_pkey";', whole, attach), undefined],
    [migrationOf(rename, whole), 'renames what may be in use'],
    [migrationOf(rename, attach), 'renames what may be in use'],
    [migrationOf(rename, whole, attach, 'DROP TABLE "a"."b_1";'), 'drops what may be in use'],
    [
      migrationOf(rename, whole, attach, 'ALTER TABLE "a"."b_1" DROP CONSTRAINT "b_unique";'),
      'drops what may be in use',
    ],
    [
      migrationOf(rename, whole, attach, 'ALTER TABLE "a"."b" RENAME COLUMN "c" TO "d";'),
      'renames what may be in use',
    ],
    [
      migrationOf(rename, whole, attach, 'ALTER TABLE "a"."c" RENAME TO "c_1";'),
      'renames what may be in use',
    ],
    [
      `-- Unused since ${last}: it.\nSELECT 1;\n--> statement-breakpoint\nDROP TABLE "a"."b";`,
      'drops what may be in use',
    ],
  ])('finds in %j: %s', (statement, finding) => {
    expect(findingsIn(statement)).toEqual(finding ? [finding] : [])
  })
})
