import { existsSync, fsyncSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import {
  type MemoryFS,
  PGlite,
  type PGliteOptions,
  type QueryOptions,
  type Transaction,
} from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { damagedDatabase } from '../data-folder.ts'
import { syncTree } from '../sync.ts'
import { runQuery } from './statements.ts'

export interface EngineOptions {
  /** Folder of the database's files; without it they are in memory. */
  folder?: string | undefined
  /** Whether a commit waits until the disk has it. */
  fsync?: boolean | undefined
}

/** As much of PGlite as Drizzle uses. */
export interface Client {
  query(text: string, parameters?: unknown[], options?: QueryOptions): Promise<unknown>
  transaction<T>(work: (queries: Pick<Client, 'query'>) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * What the engine is started with besides its defaults. PGlite sets aside 160 MB for pages that the
 * system has in its cache anyway.
 */
const PARAMETERS = [
  ...PGlite.defaultStartParams,
  ...['-c', 'shared_buffers=16MB', '-c', 'plan_cache_mode=force_custom_plan'],
]

/** WebAssembly has one way to sync a file: `fdatasync` does nothing there. */
const DURABLE_PARAMETERS = [
  ...PARAMETERS.filter(parameter => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
]

/** Nothing of a copy outlives its process, so its log need not be fit to recover from, nor its files be filled first. */
const COPY_PARAMETERS = [
  ...PARAMETERS,
  ...['full_page_writes', 'synchronous_commit', 'wal_init_zero'].flatMap(name => ['-c', `${name}=off`]),
]

// One function of PostgreSQL takes V8's optimizing compiler 600 MB and seconds. Without that compiler a
// statement takes about a fifth longer. Both options are needed: the second alone changes nothing.
setFlagsFromString('--no-wasm-dynamic-tiering')
setFlagsFromString('--no-wasm-tier-up')
// An idle server returns its memory; the compiled code of PostgreSQL stays, or the next statements would compile it.
setFlagsFromString('--no-flush-liftoff-code')

/** Opens the embedded database, and creates it if there is none. Rejects with the file that is damaged. */
export async function openEngine({ folder, fsync }: EngineOptions): Promise<PGlite> {
  if (!folder) return PGlite.create({ startParams: PARAMETERS })
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  const printed: string[] = []
  let isOpen = false
  const options: PGliteOptions = {
    ...(fsync
      ? { fs: new SyncedFolder(folder), startParams: DURABLE_PARAMETERS }
      : { dataDir: folder, startParams: PARAMETERS }),
    // PGlite itself says no more than that it was aborted.
    onStderr: line => {
      if (!isOpen) printed.push(line)
      return true
    },
  }
  const engine = await PGlite.create(options).catch(error => {
    throw isNew
      ? error
      : damagedDatabase(
          folder,
          printed.filter(line => !line.startsWith('Aborted(')),
        )
  })
  isOpen = true
  printed.length = 0
  if (!fsync) return engine
  // PGlite creates the first files elsewhere and copies them here.
  if (isNew) syncTree(folder)
  return engine
}

/** A database whose files are already in memory, in this thread. Tests start with a copy of such files. */
export async function openCopy(files: MemoryFS): Promise<Client & { dump(): Promise<Uint8Array> }> {
  const engine = await PGlite.create({ fs: files, startParams: COPY_PARAMETERS })
  const on = (transaction?: Transaction): Pick<Client, 'query'> => ({
    query: (...query) => runQuery(engine, transaction, query),
  })
  return {
    ...on(),
    transaction: work => engine.transaction(queries => work(on(queries))),
    async dump() {
      // What is written stays in memory until a checkpoint.
      await engine.exec('checkpoint')
      return new Uint8Array(await (await engine.dumpDataDir('none')).arrayBuffer())
    },
    close: () => engine.close(),
  }
}

/** PGlite's file system skips syncing, so PostgreSQL would wrongly believe that the data is on disk. */
class SyncedFolder extends NodeFS {
  override async init(...[engine, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(engine, options)
    const { preRun = [] } = emscriptenOpts
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, addSync] } }
  }
}

/** The file system that WebAssembly programs see, limited to syncing. Emscripten's types leave it out. */
interface NodeFiles {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } }
}

function addSync(module: unknown): void {
  const { stream_ops } = (module as NodeFiles).NODEFS
  stream_ops.fsync = ({ nfd }) => {
    try {
      fsyncSync(nfd)
      return 0
    } catch (error) {
      // What is on disk is unknown now. PostgreSQL itself would exit here and recover at the next start;
      // PGlite would continue and report that the transaction is stored.
      console.error(`The embedded database could not be written to disk: ${(error as Error).message}`)
      return process.exit(1)
    }
  }
}
