import { diffWithRedocly, type RawChange } from '../../scripts/contract-diff/redocly.ts'
import type { OpenApiDocument } from '../../scripts/generate/bundle.ts'

interface Asked {
  base: OpenApiDocument
  revision: OpenApiDocument
  response(changes: RawChange[]): void
}

/**
 * Compares many pairs of documents in a few runs of the command, which takes longer to start than to compare.
 * Pairs that differ below the same paths alone go into one pair, the paths of each under a prefix of its own. The
 * others go alone, because Redocly looks for a path that is gone among all new ones.
 */
export class BatchedDiff {
  readonly #asked: Asked[] = []

  readonly diff = (base: OpenApiDocument, revision: OpenApiDocument): Promise<RawChange[]> =>
    new Promise(response => this.#asked.push({ base, revision, response }))

  /** Answers all that was asked so far. */
  async run(): Promise<void> {
    const batches = Map.groupBy(this.#asked.splice(0), ({ base, revision }) => {
      if (aroundPaths(base) !== aroundPaths(revision)) return undefined
      return JSON.stringify({ ...base, paths: {} })
    })
    for (const [around, batch] of batches)
      if (around === undefined)
        for (const { base, revision, response } of batch) response(await diffWithRedocly(base, revision))
      else await runBatch(batch)
  }
}

/** All of a document but what is below its paths. */
function aroundPaths({ paths, ...around }: OpenApiDocument): string {
  return JSON.stringify({ ...around, paths: Object.keys(paths) })
}

const PREFIX = /^#\/paths\/~1pair-(\d+)(?=~1)/

async function runBatch(batch: readonly Asked[]): Promise<void> {
  const merge = (side: 'base' | 'revision') => {
    const [first] = batch
    if (!first) throw new Error('an empty batch')
    const paths = batch.flatMap((asked, index) =>
      Object.entries(asked[side].paths).map(([path, item]) => [`/pair-${index}${path}`, item] as const),
    )
    return { ...first[side], paths: Object.fromEntries(paths) }
  }
  const changes = await diffWithRedocly(merge('base'), merge('revision'))
  const ofPair = Map.groupBy(changes, ({ path }) => PREFIX.exec(path)?.[1])
  if (ofPair.has(undefined)) throw new Error('a change belongs to no pair')
  for (const [index, { response }] of batch.entries())
    response((ofPair.get(String(index)) ?? []).map(withoutPrefix))
}

function withoutPrefix(change: RawChange): RawChange {
  const strip = (pointer: string) => pointer.replace(PREFIX, '#/paths/')
  const side = <S extends RawChange['base']>(of: S): S =>
    of && {
      ...of,
      pointer: strip(of.pointer),
      value: typeof of.value === 'string' ? of.value.replace(/^\/pair-\d+(?=\/)/, '') : of.value,
    }
  return {
    ...change,
    path: strip(change.path),
    ...(change.base && { base: side(change.base) }),
    ...(change.revision && { revision: side(change.revision) }),
  }
}
