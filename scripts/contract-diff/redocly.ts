import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenApiDocument } from '../generate/bundle.ts'
import { runRedocly } from '../lib/redocly.ts'

export type Impact = 'major' | 'minor' | 'patch'

/** One difference between two documents, as `redocly diff` reports it. */
export interface RawChange {
  /** Where it is. For a renamed path, with the names of the revision. */
  path: string
  typeName: string
  kind: 'added' | 'removed' | 'modified'
  impact: Impact
  /** The keyword that was modified. */
  property?: string
  base?: { pointer: string; value: unknown }
  revision?: { pointer: string; value: unknown }
  /** Empty when it violates none of Redocly's rules. */
  verdicts: { ruleId: string; message: string }[]
}

/** Every difference between two documents. */
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
    const output = await runRedocly(['diff', ...files, '--format=json', '--fail-on=none'])
    // It writes no file when it finds nothing.
    return output.trim() ? (JSON.parse(output) as { changes: RawChange[] }).changes : []
  } finally {
    await rm(folder, { recursive: true })
  }
}
