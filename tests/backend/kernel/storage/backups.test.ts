import { execFile, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY } from '#domain/time/durations.ts'
import { createSecretBox } from '#kernel/access/secret-box.ts'
import { makeBackup } from '#kernel/storage/backups/make.ts'
import { checkBackup, restoreBackup } from '#kernel/storage/backups/restore.ts'
import { type Database, openDatabase } from '#kernel/storage/database.ts'
import { lockFolder } from '#kernel/storage/lock.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { fillDataFolder } from '../../../support/empty-database.ts'

// They open databases on disk.
vi.setConfig({ testTimeout: scaledTimeout(120_000) })

const KEY = randomBytes(32)
const KEYS = [KEY.toString('base64')]
const box = createSecretBox([KEY])

/** A data folder that no process uses, whose database has a secret, and a backup of it. */
let prepared: { root: string; folder: string; file: string; madeAt: string }
beforeAll(async () => {
  const shared = mkdtempSync(join(tmpdir(), 'gatepost-backup-'))
  const data = join(shared, 'data')
  mkdirSync(data, { mode: 0o700 })
  await fillDataFolder(data)
  const queries = await start(data)
  await queries.execute(sql`create table public.notes (id integer primary key, sealed_note text not null)`)
  await queries.execute(sql`insert into public.notes values (1, ${box.close('first')})`)
  await stop()
  writeFileSync(join(data, 'encryption-key'), KEYS[0] ?? '')
  writeFileSync(join(data, 'test-vendor.jsonl'), '{"secret":"kept"}\n')
  prepared = {
    root: shared,
    folder: data,
    ...(await makeBackup({ folder: data, to: join(shared, 'backups') })),
  }
})
afterAll(() => rmSync(prepared.root, { recursive: true, force: true }))

let root: string
let folder: string
let to: string
let open: Database | undefined
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gatepost-backups-'))
  folder = join(root, 'data')
  to = join(root, 'backups')
})
afterEach(async () => {
  await stop()
  rmSync(root, { recursive: true, force: true })
})

async function start(dataFolder = folder) {
  open = await openDatabase({ folder: dataFolder })
  return open.queries
}

async function stop() {
  await open?.close()
  open = undefined
}

/** The notes of a data folder, opened. */
async function notesIn(dataFolder: string): Promise<string[]> {
  const queries = await start(dataFolder)
  const rows = await rowsOf<{ sealed_note: string }>(
    queries,
    sql`select sealed_note from public.notes order by id`,
  )
  await stop()
  return rows.map(({ sealed_note }) => box.open(sealed_note))
}

const run = promisify(execFile)

/** What a command prints, of either kind. */
async function printed(script: 'backup' | 'restore', ...parameters: string[]): Promise<string> {
  const env = {
    ...process.env,
    NO_COLOR: undefined,
    FORCE_COLOR: undefined,
    APP_ENV: 'development',
    DATABASE_URL: '',
    DATA_DIR: folder,
    ENCRYPTION_KEYS: KEYS[0],
  }
  const { stdout, stderr } = await run(process.execPath, [`scripts/backups/${script}.ts`, ...parameters], {
    env,
  }).catch(error => error)
  return `${stdout}${stderr}`
}

describe('a backup', () => {
  test('of a database in use has all that was acknowledged before, and nothing by half', async () => {
    cpSync(prepared.folder, folder, { recursive: true })
    const queries = await start()
    await queries.execute(sql`create table public.orders (id integer primary key, lines integer not null)`)
    await queries.execute(sql`create table public.lines (order_id integer not null, text text not null)`)
    const acknowledged: { id: number; at: number }[] = []
    let last = 0
    let isOver = false
    const writer = async () => {
      while (!isOver) {
        const id = ++last
        const lines = 1 + (id % 3)
        await queries.transaction(async db => {
          await db.execute(sql`insert into public.orders values (${id}, ${lines})`)
          for (let line = 0; line < lines; line++)
            await db.execute(sql`insert into public.lines values (${id}, ${'x'.repeat(2_000)})`)
        })
        acknowledged.push({ id, at: Date.now() })
      }
    }
    const writers = Promise.all([writer(), writer(), writer()])
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20)
    const before = acknowledged.map(({ id }) => id)
    const line = await printed('backup', to)
    const later = last
    isOver = true
    await writers
    await stop()

    const [file = ''] = /^\S+\.tar\.gz/.exec(line) ?? []
    const { madeAt } = JSON.parse(readFileSync(file.replace('.tar.gz', '.json'), 'utf8'))
    const expected = acknowledged.filter(({ at }) => at < Date.parse(madeAt)).map(({ id }) => id)
    expect(expected).toEqual(expect.arrayContaining(before))
    // It was made while writes went on.
    expect(expected.length).toBeLessThan(acknowledged.length)

    await restoreBackup({ file, folder, keys: KEYS })
    const restored = await start()
    const orders = await rowsOf<{ id: number; lines: number; found: number }>(
      restored,
      sql`select id, lines, count(order_id)::integer as found
        from public.orders left join public.lines on order_id = id group by id`,
    )
    expect(orders.map(({ id }) => id)).toEqual(expect.arrayContaining(expected))
    expect(orders.filter(({ lines, found }) => lines !== found)).toEqual([])
    expect(Math.max(...orders.map(({ id }) => id))).toBeLessThan(later)
    await restored.execute(sql`insert into public.orders values (${last + 1}, 0)`)
  })

  test('of a database that no one uses is for its owner only, and has no keys', async () => {
    const { file } = prepared
    for (const path of [file, file.replace('.tar.gz', '.json')])
      expect(statSync(path).mode & 0o777).toBe(0o600)
    const { stdout } = await run('tar', ['-t', '-z', '-f', file])
    const names = stdout.split('\n')
    expect(names).toEqual(expect.arrayContaining(['./database/PG_VERSION', './test-vendor.jsonl']))
    expect(names.filter(name => /key|sock/.test(name))).toEqual([])

    expect(await restoreBackup({ file, folder, keys: KEYS })).not.toHaveProperty('aside')
    expect(readFileSync(join(folder, 'test-vendor.jsonl'), 'utf8')).toBe('{"secret":"kept"}\n')
    expect(await notesIn(folder)).toEqual(['first'])
  })

  test('replaces the oldest one where only so many are to stay', async () => {
    mkdirSync(to)
    const earlier = ['gatepost-2026-11-01T09-00-00.000Z', 'gatepost-2026-11-02T09-00-00.000Z']
    for (const name of ['notes.json', ...earlier.flatMap(name => [`${name}.json`, `${name}.tar.gz`])])
      writeFileSync(join(to, name), '')
    const { file } = await makeBackup({ folder: prepared.folder, to, keep: 2 })
    const expected = [`${earlier[1]}.tar.gz`, basename(file)].flatMap(name => [
      name,
      name.replace('.tar.gz', '.json'),
    ])
    expect(readdirSync(to).toSorted()).toEqual([...expected, 'notes.json'].toSorted())
  })

  test('needs a database, and a folder that takes it and has no other under way', async () => {
    mkdirSync(folder)
    await expect(makeBackup({ folder, to })).rejects.toThrow(`DATA_DIR: ${folder} has no database.`)
    mkdirSync(to)
    const lock = await lockFolder(to)
    await expect(makeBackup({ folder: prepared.folder, to })).rejects.toThrow(
      `Another backup to ${to} is under way.`,
    )
    await lock.release()
    writeFileSync(join(root, 'file'), '')
    const inFile = join(root, 'file', 'backups')
    folder = prepared.folder
    expect(await printed('backup', inFile)).toBe(
      `No backup was made: cannot write to ${inFile}: a part of the path is a file (ENOTDIR)\n`,
    )
  })
})

/** Runs a program with another disk in a folder, which only it sees. */
const withDisk = (options: string, ...program: string[]) => [
  ...['-r', '-m', 'sh', '-c'],
  `mount -t tmpfs -o ${options} none "$0" && exec "$@"`,
  ...program,
]
const canMount = spawnSync('unshare', withDisk('size=1m', tmpdir(), 'true')).status === 0

test.runIf(canMount).each([
  ['size=4m', 'the disk is full (ENOSPC)'],
  ['ro', 'it is on a disk that takes no writes (EROFS)'],
])('a disk that is mounted with %s is named in one line', async (options, reason) => {
  mkdirSync(to)
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: prepared.folder }
  const parameters = withDisk(options, to, process.execPath, 'scripts/backups/backup.ts', to)
  const { stderr } = await run('unshare', parameters, { env }).catch(error => error)
  expect(stderr).toBe(`No backup was made: cannot write to ${to}: ${reason}\n`)
})

describe('a restored backup', () => {
  test('replaces what is there, which is moved aside, and nothing when it is only checked', async () => {
    const { file, madeAt } = prepared
    cpSync(prepared.folder, folder, { recursive: true })
    const ofOthers = join('database', 'later')
    writeFileSync(join(folder, ofOthers), '')
    expect(await printed('restore', file, '--check')).toBe(
      `${file} can be restored. It has everything until ${madeAt}.\n`,
    )
    expect(existsSync(join(folder, ofOthers))).toBe(true)

    const line = await printed('restore', file)
    const [, aside = ''] = /^What was there before is in (\S+)\. /m.exec(line) ?? []
    expect(readdirSync(folder).toSorted()).toEqual(
      [basename(aside), 'database', 'database-state', 'encryption-key', 'test-vendor.jsonl'].toSorted(),
    )
    expect(existsSync(join(folder, ofOthers))).toBe(false)
    expect(existsSync(join(aside, ofOthers))).toBe(true)
    expect(await notesIn(folder)).toEqual(['first'])
  })

  test('says when the keys are others, or there is none', async () => {
    const { file } = prepared
    const keys = [randomBytes(32).toString('base64')]
    expect(await checkBackup({ file, folder, keys })).toMatchObject({ unopened: 1 })
    await expect(checkBackup({ file, folder, keys: [] })).rejects.toThrow(
      `ENCRYPTION_KEY: it is not in the backup, and neither in the environment nor in ${folder}/encryption-key. Set the one that the server had.`,
    )
  })
})

describe('a backup is rejected, and the data folder stays as it is', () => {
  let file: string
  beforeEach(() => {
    mkdirSync(folder)
    writeFileSync(join(folder, 'test-vendor.jsonl'), 'of now')
    cpSync(join(prepared.root, 'backups'), to, { recursive: true })
    file = join(to, basename(prepared.file))
  })

  async function expectRejection(message: string) {
    const before = readdirSync(folder, { recursive: true }).toSorted()
    await expect(restoreBackup({ file, folder, keys: KEYS })).rejects.toThrow(message)
    expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual(before)
  }
  const changeManifest = (change: object) => {
    const path = file.replace('.tar.gz', '.json')
    writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...change }))
  }

  test('when a byte of it has changed', async () => {
    const bytes = readFileSync(file)
    bytes.writeUInt8(bytes.readUInt8(10_000) ^ 1, 10_000)
    writeFileSync(file, bytes)
    await expectRejection(`${file} is damaged: it has not the size and SHA-256 that its manifest says.`)
  })

  test('when it has no manifest, or half of one', async () => {
    const path = file.replace('.tar.gz', '.json')
    changeManifest({ sha256: 'short' })
    await expectRejection(`${path} is damaged: it says what is in the backup.`)
    rmSync(path)
    await expectRejection(`${path} is missing: it says what is in the backup.`)
  })

  test('when a newer release made it', async () => {
    changeManifest({ release: '9.0.0', schema: Date.now() + DAY })
    await expectRejection(`${file} is of a newer release (9.0.0, schema of `)
  })

  test('when a server runs on the folder', async () => {
    const lock = await lockFolder(folder)
    await expectRejection(`Another process uses the data folder ${folder}. Stop it first`)
    await lock.release()
  })
})
