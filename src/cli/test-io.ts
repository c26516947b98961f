import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Fetch } from '#client/client.ts'
import { run } from './run.ts'

/** How a command line ended, and what it printed. */
interface Ended {
  code: number
  stdout: string
  stderr: string
  /** Pages that it opened in the browser. */
  opened: string[]
}

export interface Terminal {
  home: string
  /** Runs a command line, with the standard input that it reads. */
  run(line: string, given?: { stdin?: string; env?: Record<string, string> }): Promise<Ended>
  remove(): void
}

/** A person's computer for tests: an empty home, and services that `respond` plays. */
export function createTerminal(respond: Fetch, { isTTY = false }: { isTTY?: boolean } = {}): Terminal {
  const home = mkdtempSync(join(tmpdir(), 'gatepost-home-'))
  return {
    home,
    async run(line, { stdin = '', env = {} } = {}) {
      const printed = { stdout: '', stderr: '' }
      const opened: string[] = []
      const output = (name: keyof typeof printed) => ({
        isTTY,
        write(text: string) {
          printed[name] += text
        },
      })
      const code = await run(line.split(' ').filter(Boolean), {
        ...{ env: { GATEPOST_URL: 'https://portal.example', ...env }, home, fetch: respond },
        ...{ stdin: Readable.from([stdin]), stdout: output('stdout'), stderr: output('stderr') },
        stopped: new AbortController().signal,
        openPage: async address => void opened.push(address),
      })
      return { code, ...printed, opened }
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  }
}
