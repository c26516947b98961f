import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { requireProgram } from './debian.ts'
import { freePort } from './free-port.ts'
import { runProgram } from './program.ts'

export interface RedisServer {
  url: string
  /** Ends it, with all that it has counted. */
  stop(): Promise<void>
  /** Starts it again on the same port, empty. */
  start(): Promise<void>
}

/** Starts a separate Redis on loopback that stores nothing. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort()
  const { start, stop } = await runProgram({
    name: 'Redis',
    path: requireProgram('redis-server'),
    parameters: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    options: { cwd: tmpdir() },
    isReady: () => isOpen(port),
  })
  return { url: `redis://127.0.0.1:${port}`, start, stop }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end()
      resolve(true)
    }).on('error', () => resolve(false))
  })
}
