import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scaledTimeout } from '../../../../../scripts/lib/machine-speed.ts'
import { openEngine } from './engine.ts'

// A new database is created first.
vi.setConfig({ testTimeout: scaledTimeout(60_000) })

let folder: string
let engine: PGlite
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatepost-engine-'))
})
afterEach(async () => {
  await engine.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Counts what is synced from now on: files of the write-ahead log, which a commit waits for. */
function countSyncs() {
  const { stream_ops: operations } = (
    engine as unknown as {
      Module: { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number; path?: string }) => number } } }
    }
  ).Module.NODEFS
  const sync = operations.fsync
  const counted = { log: 0 }
  operations.fsync = stream => {
    if (stream.path?.includes('pg_wal')) counted.log++
    return sync?.(stream) ?? 0
  }
  return { counted, isSynced: sync !== undefined }
}

test('a commit waits until the log is on disk, and a read does not wait', async () => {
  engine = await openEngine({ folder: join(folder, 'database'), fsync: true })
  await engine.exec('create table notes (note text)')
  const { counted, isSynced } = countSyncs()
  expect(isSynced).toBe(true)
  for (let write = 1; write <= 3; write++) {
    await engine.query('insert into notes values ($1)', [`note ${write}`])
    expect(counted.log).toBe(write)
  }
  await engine.transaction(async queries => {
    await queries.query('insert into notes values ($1)', ['one'])
    await queries.query('insert into notes values ($1)', ['two'])
    expect(counted.log).toBe(3)
  })
  expect(counted.log).toBe(4)
  await engine.query('select * from notes')
  expect(counted.log).toBe(4)
})
