import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEngine } from '#kernel/storage/embedded/engine.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { scaled } from '../../../../scripts/lib/test-scope.ts'
import { type Disk, recordDisk, type Unsynced } from '../../../support/files/power-cuts.ts'
import { createRandom } from '../../payment/interleavings/random.ts'

/** Each cut opens a database that recovers. */
const CUTS = scaled(2, 50)
const WRITES = 120
const SEED = 1

vi.setConfig({ testTimeout: scaledTimeout(scaled(60_000, 300_000)) })

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatepost-power-cuts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Something acknowledged, and what the disk had been told by then. */
interface Acknowledged {
  write: number
  moment: number
}

/** Writes to a database, whose disk is recorded. Each write is in three tables, or in none. */
async function writeRecorded(options: {
  fsync: boolean
}): Promise<{ disk: Disk; acknowledged: Acknowledged[] }> {
  const place = join(folder, 'database')
  const engine = await openEngine({ folder: place, ...options })
  await engine.exec(`
    create table notes (write int primary key, text text);
    create table copies (write int references notes, text text);
    create table sums (total int);
    insert into sums values (0);
    checkpoint`)
  const disk = recordDisk(engine, place)
  const acknowledged: Acknowledged[] = []
  for (let write = 1; write <= WRITES; write++) {
    await engine.transaction(async queries => {
      await queries.query('insert into notes values ($1, $2)', [write, 'x'.repeat(100 * (write % 50))])
      await queries.query('insert into copies select * from notes where write = $1', [write])
      await queries.query('update sums set total = total + $1', [write])
    })
    acknowledged.push({ write, moment: disk.position() })
    // What else moves files: a log that begins anew, pages written back, files that come and go.
    if (write % 30 === 0) await engine.exec('checkpoint')
    if (write % 50 === 0) await engine.exec('select pg_switch_wal()')
    if (write % 40 !== 0) continue
    await engine.exec('vacuum full notes')
    await engine.exec(`create table made_${write} as select * from notes`)
  }
  await engine.close()
  return { disk, acknowledged }
}

/** Expects the state after some writes, and returns how many. */
async function countWhole(engine: PGlite): Promise<number> {
  const found = await engine.query<{ notes: number; copies: number; total: number; last: number }>(`
    select (select count(*)::int from notes) as notes, (select count(*)::int from copies join notes using (write, text)) as copies,
      (select total from sums) as total, (select coalesce(max(write), 0) from notes) as last`)
  const [{ notes, copies, total, last } = { notes: 0, copies: 0, total: 0, last: 0 }] = found.rows
  expect({ copies, total, last }).toEqual({ copies: notes, total: (notes * (notes + 1)) / 2, last: notes })
  return notes
}

/** Cuts the power at moments that a seed picks; how many acknowledged writes are lost in each case. */
async function lostInCuts(
  { disk, acknowledged }: Awaited<ReturnType<typeof writeRecorded>>,
  unsynced: Unsynced,
) {
  const random = createRandom(SEED)
  const begin = acknowledged[0]?.moment ?? 0
  const end = acknowledged.at(-1)?.moment ?? 0
  const lost: number[] = []
  while (lost.length < CUTS) {
    const moment = begin + random.below(end - begin)
    const place = join(folder, 'cut')
    disk.cut(moment, place, unsynced, random)
    const engine = await openEngine({ folder: place })
    const wanted = acknowledged.filter(each => each.moment <= moment).length
    const found = await countWhole(engine)
    // The one that was under way may be there, too.
    expect(found).toBeLessThanOrEqual(wanted + 1)
    lost.push(Math.max(0, wanted - found))
    await engine.close()
  }
  return lost
}

test('a power cut loses no write that was acknowledged, whatever becomes of what was not synced', async () => {
  const recorded = await writeRecorded({ fsync: true })
  const lost = [await lostInCuts(recorded, 'dropped'), await lostInCuts(recorded, 'torn')].flat()
  const sum = lost.reduce((total, each) => total + each, 0)
  console.log(`    ${lost.length} power cuts: ${sum} acknowledged writes lost`)
  expect(lost).toEqual(Array(2 * CUTS).fill(0))
})

test('with a database that does not wait for the disk, it does', async () => {
  const lost = await lostInCuts(await writeRecorded({ fsync: false }), 'dropped')
  expect(Math.max(...lost)).toBeGreaterThan(0)
})
