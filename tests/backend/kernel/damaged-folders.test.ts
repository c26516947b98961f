import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openJournal } from '#backend/services/payment/vendors/test/journal.ts'
import { loadSealKeys } from '#kernel/access/secret-box.ts'
import { openDatabase } from '#kernel/storage/database.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { isFullRun, scaled } from '../../../scripts/lib/test-scope.ts'
import { fillDataFolder } from '../../support/empty-database.ts'

// Each of these opens a database on disk, and some create one.
vi.setConfig({ testTimeout: scaledTimeout(60_000) })

const REMEDY =
  'Restore all of DATA_DIR from a backup, or set DATA_DIR to another folder to start with an empty database.'

let folder: string
const inDatabase = (file: string) => join(folder, 'database', file)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatepost-damaged-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Opens the data folder and closes it again; resolves with the message of its rejection, or undefined. */
async function rejectionOf(): Promise<string | undefined> {
  try {
    const database = await openDatabase({ folder })
    await database.queries.execute(sql`select 1`)
    await database.close()
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** Everything in the folder, to see that a rejected start changed nothing. */
const filesOf = () => readdirSync(folder, { recursive: true }).toSorted()

describe('a data folder without its database is rejected, and stays as it is', () => {
  test('when the database has lost PG_VERSION', async () => {
    await fillDataFolder(folder)
    rmSync(inDatabase('PG_VERSION'))
    const before = filesOf()
    expect(await rejectionOf()).toBe(
      `DATA_DIR: ${folder}/database has files but no PG_VERSION, so a part is missing. ${REMEDY}`,
    )
    expect(filesOf()).toEqual(before)
  })

  test.each(['encryption-key', 'test-vendor.jsonl'])(
    'when %s is next to an empty database, or to none',
    async name => {
      writeFileSync(join(folder, name), 'kept')
      const expected = `DATA_DIR: ${folder} has ${name}, but its database is gone. ${REMEDY}`
      expect(await rejectionOf()).toBe(expected)
      mkdirSync(join(folder, 'database'))
      expect(await rejectionOf()).toBe(expected)
      expect(filesOf()).toEqual([name, 'database'].toSorted())
    },
  )

  test('when a server has started with it before', async () => {
    await fillDataFolder(folder)
    // A folder from before the state was written down opens, and has it from then on.
    expect(await rejectionOf()).toBeUndefined()
    expect(readFileSync(join(folder, 'database-state'), 'utf8')).toBe('created\n')
    expect(await rejectionOf()).toBeUndefined()
    rmSync(join(folder, 'database'), { recursive: true })
    expect(await rejectionOf()).toBe(
      `DATA_DIR: ${folder} has database-state, but its database is gone. ${REMEDY}`,
    )
  })
})

test.runIf(isFullRun)('a first start that was cut off begins again', async () => {
  writeFileSync(join(folder, 'database-state'), 'creating\n')
  mkdirSync(inDatabase('base'), { recursive: true })
  writeFileSync(inDatabase('PG_VERSION'), '18\n')
  expect(await rejectionOf()).toBeUndefined()
  expect(readFileSync(join(folder, 'database-state'), 'utf8')).toBe('created\n')
  expect(existsSync(inDatabase('global/pg_control'))).toBe(true)
})

describe('a damaged file is named in one line', () => {
  const segments = () => readdirSync(inDatabase('pg_wal')).filter(name => /^[\dA-F]{24}$/.test(name))

  test.each<{ what: string; damage(): void; file: () => string }>(
    [
      {
        what: 'pg_control is cut short',
        damage: () => truncateSync(inDatabase('global/pg_control'), 100),
        file: () => 'global/pg_control',
      },
      {
        what: 'pg_control is overwritten',
        damage: () => writeFileSync(inDatabase('global/pg_control'), Buffer.alloc(8192)),
        file: () => 'global/pg_control',
      },
      {
        what: 'pg_control is gone',
        damage: () => rmSync(inDatabase('global/pg_control')),
        file: () => 'global/pg_control',
      },
      {
        what: 'the log of writes is overwritten',
        damage: () => {
          for (const name of segments())
            writeFileSync(inDatabase(`pg_wal/${name}`), Buffer.alloc(16 * 1024 ** 2))
        },
        file: () => `pg_wal/${segments()[0]}`,
      },
      {
        what: 'the log of writes is gone',
        damage: () => {
          for (const name of segments()) rmSync(inDatabase(`pg_wal/${name}`))
        },
        file: () => 'pg_wal',
      },
      {
        what: 'the version is another',
        damage: () => writeFileSync(inDatabase('PG_VERSION'), '12\n'),
        file: () => 'PG_VERSION',
      },
      {
        what: 'a table of the system is gone',
        damage: () => rmSync(inDatabase('global/1262')),
        file: () => 'global/1262',
      },
    ].slice(0, scaled(2, undefined)),
  )('when $what', async ({ damage, file }) => {
    await fillDataFolder(folder)
    damage()
    const rejection = (await rejectionOf()) ?? ''
    expect(rejection).toContain(`DATA_DIR: ${inDatabase(file())} is missing or damaged (`)
    expect(rejection).toContain(REMEDY)
    expect(rejection).not.toMatch(/\n|Aborted|ASSERTIONS/)
  })

  test('when it is the key', () => {
    writeFileSync(join(folder, 'encryption-key'), 'c2hvcnQ=')
    expect(() => loadSealKeys({ configured: [], folder })).toThrow(
      `DATA_DIR: ${folder}/encryption-key is damaged: it does not have 32 bytes in base64. Restore it from a backup.`,
    )
  })
})

describe('the journal of the test vendor', () => {
  const path = () => join(folder, 'test-vendor.jsonl')
  const refund = (refundId: string) =>
    ({ refundId, amount: 100, outcome: 'succeeded', idempotencyKey: refundId, chargeId: 'ch_1' }) as const
  const refundsIn = () => [...openJournal('secret', path()).refunds.keys()]

  test.each(['not JSON', 'null', '{"something":{}}', '\0\0\0'])('names its damaged line: %s', line => {
    openJournal('secret', path()).keepRefund(refund('re_1'))
    appendFileSync(path(), `${line}\n{"refund":{}}\n`)
    expect(refundsIn).toThrow(
      `DATA_DIR: ${path()}, line 3, is damaged. Restore all of DATA_DIR from a backup`,
    )
  })

  test('continues after half a line of a process that died', () => {
    openJournal('secret', path()).keepRefund(refund('re_1'))
    appendFileSync(path(), '{"refund":{"refundId":"re_2"')
    openJournal('secret', path()).keepRefund(refund('re_3'))
    expect(refundsIn()).toEqual(['re_1', 're_3'])
  })
})
