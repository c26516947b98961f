import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes sure that only one process uses a folder. The lock is a listening socket, not a file: the system
 * releases it when the process dies, however it dies, so a killed server never locks itself out. Rejects with
 * a message for people when another process holds it.
 */
export async function lockFolder(
  folder: string,
  message = `Another process uses the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
): Promise<{ release(): Promise<void> }> {
  const name = `gatepost-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`
  const server = createServer(socket => socket.destroy())
  server.unref()
  const address = addressOf(name)
  try {
    await listen(server, address)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    if (isAbstract(address) || (await answers(address))) throw new Error(message)
    // A socket file without a listener is left over from a killed process.
    rmSync(address)
    await listen(server, address)
  }
  return { release: () => new Promise(resolve => server.close(() => resolve())) }
}

/** Linux has sockets without a file, Windows has named pipes; elsewhere a file has to do. */
function addressOf(name: string): string {
  if (process.platform === 'linux') return `\0${name}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return join(tmpdir(), `${name}.sock`)
}

function isAbstract(address: string): boolean {
  return address.startsWith('\0') || address.startsWith('\\\\')
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function answers(path: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
