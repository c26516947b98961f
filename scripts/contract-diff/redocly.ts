import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { OpenApiDocument } from '../generate/bundle.ts'

export type Impact = 'major' | 'minor' | 'patch'

/** One difference of two documents, as `redocly diff` tells it. */
export interface RawChange {
  /** Where it is, by the names of the revision where a path was renamed. */
  path: string
  typeName: string
  kind: 'added' | 'removed' | 'modified'
  impact: Impact
  /** The keyword, of what was modified. */
  property?: string
  base?: { pointer: string; value: unknown }
  revision?: { pointer: string; value: unknown }
  /** Empty where no rule of Redocly's objects. */
  verdicts: { ruleId: string; message: string }[]
}

const CLI = fileURLToPath(new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url))
const CONFIG = fileURLToPath(new URL('../../redocly.yaml', import.meta.url))
const run = promisify(execFile)

/**
 * Every difference of two documents. Redocly is run as a command because the published library is older than
 * the command and does not compare.
 */
export async function diffWithRedocly(
  base: OpenApiDocument,
  revision: OpenApiDocument,
): Promise<RawChange[]> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-diff-'))
  const files = [join(folder, 'base.json'), join(folder, 'revision.json')]
  try {
    await Promise.all(
      [base, revision].map((document, i) => writeFile(files[i] ?? '', JSON.stringify(document))),
    )
    const { stdout } = await run(
      process.execPath,
      [CLI, 'diff', ...files, '--config', CONFIG, '--format=json', '--fail-on=none'],
      {
        maxBuffer: 512 * 1024 * 1024,
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    )
    // It writes nothing where it finds nothing.
    return stdout.trim() ? (JSON.parse(stdout) as { changes: RawChange[] }).changes : []
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string }
    throw new Error(`redocly diff did not run:\n${stderr || message}`)
  } finally {
    await rm(folder, { recursive: true })
  }
}
