import type { RawChange } from './redocly.ts'

/**
 * Drops changes that another change implies. When a schema changes its type, only that is reported. The same
 * applies when a schema becomes a union or a union a schema. When a member joins or leaves a union or changes
 * its tag, the list of tags changes as a result.
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

/** Adding or removing null keeps the type. */
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
