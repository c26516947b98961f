import { isDeepStrictEqual } from 'node:util'
import { type LocatedOperation, locateOperations } from '../../contract/document.ts'
import { METHODS, type OpenApiDocument } from '../../generate/bundle.ts'
import { type Canonical, canonicalOf } from '../canonical.ts'
import { withoutConsequences } from '../consequences.ts'
import { type Place, placeOf } from '../place.ts'
import { diffWithRedocly, type Impact, type RawChange } from '../redocly.ts'
import { type Tightened, tightenedBy } from '../stored-rows.ts'
import type { Approval, Verdict } from '../words.ts'
import { classifyDurations, withoutDurations } from './durations.ts'
import { classifyOperationItself } from './operation.ts'
import { classifySchema } from './schema.ts'
import { classifyStructure } from './structure.ts'

/** One change, reported once for all the operations that it affects. */
export interface Finding extends Verdict {
  operations: string[]
  where: string
  schemas: string[]
  /** Places in the code that switch on the values of an enum, when the finding is a new value. */
  switches?: string[]
  /** Of a breaking change that may come without a major version. Its impact is minor then. */
  approval?: Approval
  /** What it forbids that was allowed, so that stored values may be outside. */
  tightened?: Tightened[]
}

const RANKS: Record<Impact, number> = { major: 0, minor: 1, patch: 2 }

/**
 * The changes of one service, breaking ones first. Redocly finds the differences in documents without
 * references, so that each is found at every use. Our rules evaluate what it does not know about these
 * contracts, and describe the meaning. `diff` is for callers that compare many services at once.
 */
export async function classifyService(
  base: OpenApiDocument,
  revision: OpenApiDocument,
  diff = diffWithRedocly,
): Promise<Finding[]> {
  if (JSON.stringify(base) === JSON.stringify(revision)) return []
  const [old, now] = [withoutDurations(base), withoutDurations(revision)]
  const [before, after] = [canonicalOf(old), canonicalOf(now)]
  const different = [
    withoutEqualOperations(before.document, after.document),
    withoutEqualOperations(after.document, before.document),
  ] as const
  const raw = isDeepStrictEqual(...different) ? [] : await diff(...different)
  const found = withoutConsequences(raw).flatMap(change => {
    const place = placeOf(change, before, after)
    const verdict = classify(change, place, before, after)
    if (!verdict) return []
    // Descriptions are the same for senders and receivers.
    const where = verdict.isText ? place.where.replace(/ in (requests|responses)$/, '') : place.where
    const tightened = place.direction
      ? tightenedBy(change, { base: before.document, revision: after.document })
      : []
    return [
      {
        ...verdict,
        ...withUsersOfScheme(change, { ...place, where }, base),
        ...(tightened.length > 0 && { tightened }),
      },
    ]
  })
  const durations = classifyDurations(base, revision)
  const grouped = group([
    ...found,
    ...classifyOperations(old, now),
    ...durations.map(verdict => ({ ...verdict, operations: [], where: '', schemas: [] })),
  ])
  if (grouped.length === 0 && !differInVersionOnly(base, revision)) return [WRITTEN_OTHERWISE]
  return grouped.toSorted((a, b) => RANKS[a.impact] - RANKS[b.impact])
}

/** Removes what is the same in both documents, which is most of them, so that there is less to compare. */
function withoutEqualOperations(document: OpenApiDocument, other: OpenApiDocument): OpenApiDocument {
  const paths = Object.entries(document.paths).flatMap(([path, item]) => {
    const same = other.paths[path]
    const different = METHODS.filter(method => !isDeepStrictEqual(item[method], same?.[method]))
    if (same && !different.length) return []
    return [
      [path, Object.fromEntries(different.flatMap(method => (item[method] ? [[method, item[method]]] : [])))],
    ]
  })
  return { ...document, paths: Object.fromEntries(paths) }
}

const WRITTEN_OTHERWISE: Finding = {
  impact: 'patch',
  what: 'is written otherwise, with the same meaning',
  why: 'only generated names and the order of things can differ',
  operations: [],
  where: '',
  schemas: [],
  isText: true,
}

function differInVersionOnly(base: OpenApiDocument, revision: OpenApiDocument): boolean {
  const aligned = { ...revision, info: { ...revision.info, version: base.info.version } }
  return JSON.stringify(base) === JSON.stringify(aligned)
}

function classify(change: RawChange, place: Place, before: Canonical, after: Canonical): Verdict | undefined {
  const isSchema = /^(Schema|SchemaList|SchemaMap|OneOf|AnyOf|AllOf|SchemaProperties)$/.test(change.typeName)
  const documents = { base: before.document, revision: after.document }
  if (isSchema && place.direction)
    return classifySchema({ change, direction: place.direction, member: place.member, ...documents })
  return classifyStructure(change, documents.base, documents.revision)
}

/** A security scheme affects the operations that require it. */
function withUsersOfScheme(change: RawChange, place: Place, document: OpenApiDocument): Place {
  const scheme = /^#\/components\/securitySchemes\/([^/]+)/.exec(change.path)?.[1]
  if (!scheme) return place
  const users = locateOperations(document).filter(({ object }) =>
    object.security?.some(each => scheme in each),
  )
  return { ...place, operations: users.map(({ id }) => id), where: '' }
}

/** What Redocly does not compare: each operation as a whole, matched by method and form of the path. */
function classifyOperations(base: OpenApiDocument, revision: OpenApiDocument): Finding[] {
  const keyOf = ({ method, path }: LocatedOperation) => `${method} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`
  const after = new Map(locateOperations(revision).map(operation => [keyOf(operation), operation]))
  const byId = new Map(locateOperations(revision).map(operation => [operation.id, operation]))
  return locateOperations(base).flatMap(operation => {
    const now = after.get(keyOf(operation)) ?? byId.get(operation.id)
    if (!now) return []
    const verdicts = classifyOperationItself(
      { document: base, operation },
      { document: revision, operation: now },
    )
    return verdicts.map(verdict => ({ ...verdict, operations: [now.id], schemas: [] }))
  })
}

/** Equal changes of several operations become one. */
function group(findings: readonly Finding[]): Finding[] {
  const groups = new Map<string, Finding>()
  for (const finding of findings) {
    const { impact, where, what, why } = finding
    const key = JSON.stringify([impact, where, what, why])
    const known = groups.get(key)
    groups.set(key, {
      ...finding,
      operations: [...new Set([...(known?.operations ?? []), ...finding.operations])],
      schemas: [...new Set([...(known?.schemas ?? []), ...finding.schemas])],
    })
  }
  return [...groups.values()]
}
