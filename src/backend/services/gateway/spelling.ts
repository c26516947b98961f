import { editDistance } from '#kernel/edit-distance.ts'

/** Changes that a name may have and still be recognized: none in a short one. */
function allowedChanges(name: string): number {
  if (name.length < 4) return 0
  return name.length < 8 ? 1 : 2
}

/**
 * The one name that a misspelled one stands for. Undefined if none is near, or if two are equally near: a guess
 * would send mail to the wrong place. A number in a name is never corrected, since `16th` is next to `15th`.
 */
export function nearestName(typed: string, names: Iterable<string>): string | undefined {
  const allowed = allowedChanges(typed)
  if (!allowed || /\d/.test(typed)) return undefined
  let nearest: string | undefined
  let nearestDistance = allowed + 1
  for (const name of names) {
    const distance = editDistance(typed, name, Math.min(allowed, nearestDistance))
    if (distance > nearestDistance || distance > allowed) continue
    if (distance < nearestDistance) nearest = name
    else if (name !== nearest) nearest = undefined
    nearestDistance = distance
  }
  return nearest
}
