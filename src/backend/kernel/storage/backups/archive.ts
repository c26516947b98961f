import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

interface Weight {
  bytes: number
  sha256: string
}

/** Writes what is in a folder into a new file, which is on disk then. */
export async function pack(folder: string, file: string): Promise<Weight> {
  const tar = spawn('tar', ['-C', folder, '-c', '-f', '-', '.'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const weighing = weigh()
  const ended = endOf(tar)
  // A disk that is full ends both; its error says more.
  ended.catch(() => {})
  await pipeline(
    tar.stdout,
    createGzip(),
    weighing.pass,
    createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }),
  )
  await ended
  return weighing.result()
}

export async function unpack(file: string, folder: string): Promise<void> {
  const parameters = ['-x', '-z', '-f', file, '-C', folder, '--no-same-owner']
  await endOf(spawn('tar', parameters, { stdio: ['ignore', 'ignore', 'pipe'] }))
}

export async function weightOf(file: string): Promise<Weight> {
  const weighing = weigh()
  await pipeline(createReadStream(file), weighing.pass, async chunks => {
    for await (const _chunk of chunks);
  })
  return weighing.result()
}

function weigh() {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    async *pass(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    result: () => ({ bytes, sha256: hash.digest('hex') }),
  }
}

async function endOf(tar: ChildProcess): Promise<void> {
  const printed = tar.stderr ? text(tar.stderr) : ''
  const [code] = await once(tar, 'close').catch(error => {
    throw error.code === 'ENOENT' ? new Error('There is no tar on this machine.') : error
  })
  if (code !== 0) throw new Error((await printed).split('\n')[0] || `tar has ended with ${code}`)
}
