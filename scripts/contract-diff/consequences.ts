import type { RawChange } from './redocly.ts'

/**
 * Leaves out what another change says already. Where a schema becomes one of another type, that is all; so it is
 * where a schema becomes a union, or a union a schema. Where a member joins a union, leaves it or is tagged anew,
 * the list of tags follows.
 */
export function withoutConsequences(changes: readonly RawChange[]): RawChange[] {
  const retyped = new Set(changes.filter(isRetyped).map(({ path }) => path))
  const unions = new Set(changes.filter(isUnion).map(({ path }) => above(path)))
  return changes.filter(change => {
    const { path, property } = change
    if (property === 'x-tags' && changes.some(other => explainsTags(other, path))) return false
    if (isUnion(change)) return !isBelow(above(path), retyped)
    if (unions.has(path) || isBelow(path, unions)) return false
    if (retyped.has(path)) return property === 'type'
    return !isBelow(path, retyped)
  })
}

const isUnion = ({ kind, typeName }: RawChange) => kind !== 'modified' && /^(OneOf|AnyOf)$/.test(typeName)

const above = (path: string) => path.slice(0, path.lastIndexOf('/'))

const isBelow = (path: string, places: ReadonlySet<string>) =>
  path.split('/').some((_part, index, parts) => index > 0 && places.has(parts.slice(0, index).join('/')))

/** Null that comes or goes leaves the type as it was. */
function isRetyped({ property, verdicts, base, revision }: RawChange): boolean {
  if (property !== 'type' || !verdicts.length) return false
  const [before, after] = [base?.value, revision?.value].map(type =>
    [type].flat().filter(each => each !== 'null'),
  )
  return String(before) !== String(after)
}

function explainsTags({ kind, path, property, typeName }: RawChange, union: string): boolean {
  if (path === `${union}/discriminator`) return true
  if (!/^\/(one|any)Of\//.test(path.slice(union.length)) || !path.startsWith(union)) return false
  return kind !== 'modified' || property === 'enum' || typeName === 'Discriminator'
}
