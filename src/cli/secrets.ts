import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Failure } from './failures.ts'
import type { Io } from './io.ts'

/**
 * Reads a secret: all of the standard input, or what a person types at a question that doesn't show it. It is never an
 * argument, which other people of the computer could read.
 */
export async function readSecret({ stdin, stderr, stopped }: Io, question: string): Promise<string> {
  const text = stdin.isTTY ? await ask(question) : await readAll(stdin)
  const secret = text.trim()
  if (secret) return secret
  throw new Failure('usage', 'Nothing was entered.')

  async function ask(prompt: string): Promise<string> {
    stderr.write(prompt)
    const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
    const terminal = createInterface({ input: stdin, output: silent, terminal: true })
    try {
      return await terminal.question('', { signal: stopped })
    } finally {
      terminal.close()
      stderr.write('\n')
    }
  }
}

async function readAll(stream: AsyncIterable<string | Buffer>): Promise<string> {
  let text = ''
  for await (const chunk of stream) text += chunk.toString()
  return text
}
