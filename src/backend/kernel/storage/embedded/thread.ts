/**
 * The program of the database's thread. PGlite runs each statement without interruption, one after another in
 * microtasks, which would block everything else in the thread.
 */
import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite, Transaction } from '@electric-sql/pglite'
import { collectGarbage, returnMemoryWhenIdle } from '../../work/memory.ts'
import { copyFiles } from './copy-files.ts'
import { type EngineOptions, openEngine } from './engine.ts'
import { type Ask, OPENED, type Query, type Reply, toFailure } from './messages.ts'
import { runQuery } from './statements.ts'

interface OpenTransaction {
  queries: Transaction
  commit(): void
  rollback(): void
  /** Settles when the database has committed or rolled back. */
  ended: Promise<void>
}

const transactions = new Map<number, OpenTransaction>()

if (!parentPort) throw new Error('This file is the program of a worker thread')
await serve(parentPort, workerData as EngineOptions)

async function serve(port: NonNullable<typeof parentPort>, options: EngineOptions): Promise<void> {
  const respond = async (id: number, result: Promise<unknown>) => {
    const response: Reply = await result.then(
      result => ({ id, result }),
      error => ({ id, failure: toFailure(error) }),
    )
    port.postMessage(response)
  }
  // A new database is created by a second instance of the engine, which takes 200 MB and has done its work.
  const opening = openEngine(options).finally(collectGarbage)
  await respond(
    OPENED,
    opening.then(() => undefined),
  )
  const engine = await opening.catch(() => undefined)
  if (!engine) return
  const stopReturning = returnMemoryWhenIdle()
  port.on('message', async (ask: Ask) => {
    await respond(ask.id, perform(engine, ask, options))
    if (ask.act !== 'close') return
    stopReturning()
    port.close()
  })
}

async function perform(engine: PGlite, ask: Ask, { folder }: EngineOptions): Promise<unknown> {
  switch (ask.act) {
    case 'query':
      return run(
        engine,
        ask.transaction === undefined ? undefined : found(ask.transaction).queries,
        ask.query,
      )
    case 'begin':
      return begin(engine, ask.id)
    case 'commit':
    case 'rollback': {
      const transaction = found(ask.transaction)
      transactions.delete(ask.transaction)
      transaction[ask.act]()
      return transaction.ended
    }
    case 'copy':
      if (!folder) throw new Error('The database has no files')
      return copyFiles(engine, { from: folder, to: ask.to })
    case 'close':
      return engine.close()
  }
}

async function run(
  engine: PGlite,
  transaction: Transaction | undefined,
  { text, parameters, rowMode, asText }: Query,
): Promise<unknown> {
  const parsers = Object.fromEntries(asText.map(type => [type, (value: string) => value]))
  const { rows, affectedRows } = await runQuery(engine, transaction, [text, parameters, { rowMode, parsers }])
  return { rows, affectedRows }
}

/** Resolves when it is the transaction's turn. PGlite makes everything else wait until it has ended. */
function begin(engine: PGlite, id: number): Promise<void> {
  return new Promise((begun, failed) => {
    const rolledBack = new Error('rolled back')
    const ended = engine
      .transaction(
        queries =>
          new Promise<void>((commit, reject) => {
            transactions.set(id, { queries, commit, rollback: () => reject(rolledBack), ended })
            begun()
          }),
      )
      .catch(error => {
        if (error !== rolledBack) throw error
      })
    ended.catch(failed)
  })
}

function found(id: number): OpenTransaction {
  const transaction = transactions.get(id)
  if (!transaction) throw new Error('The transaction has ended')
  return transaction
}
