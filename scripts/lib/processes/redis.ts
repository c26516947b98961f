import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { requireProgram } from './debian.ts'
import { freePort } from './free-port.ts'
import { spawnGroup, stopGroup } from './process-group.ts'

export interface RedisServer {
  url: string
  /** Ends it at once, with all that it has counted. */
  stop(): Promise<void>
  /** Starts it again on the same port, empty. */
  start(): Promise<void>
}

/** Starts a separate Redis on loopback that stores nothing. */
export async function startRedis(): Promise<RedisServer> {
  const program = requireProgram('redis-server')
  const port = await freePort()
  let server: ReturnType<typeof spawnGroup> | undefined
  let folder = ''
  const redis: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      folder = mkdtempSync(join(tmpdir(), 'gatepost-redis-'))
      const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
      server = spawnGroup(program, options, { cwd: folder, stdio: 'ignore' })
      await reachable(port)
    },
    async stop() {
      if (server) await stopGroup(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await redis.start()
  return redis
}

async function reachable(port: number): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const isOpen = await new Promise<boolean>(resolve => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.on('connect', () => socket.end())
    })
    if (isOpen) return
    if (attempt === 200) throw new Error('Redis did not start')
    await sleep(50)
  }
}
