import { chmodSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { CopiedFiles } from '../embedded/copy-files.ts'
import { type Failure, toError, toFailure } from '../embedded/messages.ts'

type Response = { copied: CopiedFiles } | { failure: Failure }

/** Within the data folder, which only its owner can read. */
const addressOf = (folder: string) => join(folder, 'control.sock')

/**
 * Makes copies for other processes of the same user, which cannot open the database while this one has it: each sends the
 * path of a new folder. Where the system has no such sockets, or the path is too long for one, there is none, and
 * `requestCopy` finds no one.
 */
export async function listenForCopies(
  folder: string,
  database: { copyFiles(to: string): Promise<CopiedFiles> },
): Promise<{ close(): void }> {
  const address = addressOf(folder)
  const server = createServer({ allowHalfOpen: true }, async socket => {
    // One who goes away does not want the response.
    socket.on('error', () => {})
    const response: Response = await text(socket)
      .then(to => database.copyFiles(to))
      .then(
        copied => ({ copied }),
        error => ({ failure: toFailure(error) }),
      )
    socket.end(JSON.stringify(response))
  })
  server.unref()
  await new Promise<void>(resolve => {
    server.once('error', () => resolve())
    // Left over from a killed process: this one has the lock of the folder.
    rmSync(address, { force: true })
    server.listen(address, () => {
      chmodSync(address, 0o600)
      resolve()
    })
  })
  return { close: () => void server.close() }
}

/**
 * Lets the process that has a data folder copy its database into a new folder. Resolves with undefined when none listens
 * there, and rejects when the copy fails.
 */
export async function requestCopy(folder: string, to: string): Promise<CopiedFiles | undefined> {
  const socket = connect({ path: addressOf(folder), allowHalfOpen: true })
  const isConnected = await new Promise(resolve => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  if (!isConnected) return undefined
  socket.end(to)
  const received = await text(socket).catch(() => '')
  if (!received) throw new Error('The server has ended before the copy was made.')
  const response: Response = JSON.parse(received)
  if ('failure' in response) throw toError(response.failure)
  return response.copied
}
