import type { ConfigurationPlan } from '#generated/configuration/types.ts'
import { framed, lineOf } from './results.ts'

const KINDS = { create: 'New', change: 'Changed', delete: 'Removed' } as const
const UNDO = {
  full: '',
  part: " (can't be undone completely)",
  none: " (can't be undone)",
} as const
/** Changes that are said one by one. The page has all of them. */
const MOST_CHANGES = 50

/** A plan in words, with the page on which a person reviews and applies it. */
export function describePlan(plan: ConfigurationPlan, portal: string): string {
  const { plan_id: id, changes, problems, expires_at: end } = plan
  if (problems.length) {
    const lines = problems.map(({ line, path, message }) =>
      lineOf(`- ${line === null ? '' : `Line ${line}: `}${path} ${message}`),
    )
    return [
      'This file can’t be applied. Correct these, and propose it again:',
      ...framed(lines.join('\n')),
    ].join('\n')
  }
  if (!changes.length) return 'The account has these settings already, so there is nothing to apply.'
  const lines = changes.slice(0, MOST_CHANGES).flatMap(change => {
    const { kind, summary, further, fields, undo, undo_note: note, follow_up: next } = change
    const { missing_role: role, requires_recent_login: needsLogin } = change
    return [
      `- ${KINDS[kind]}: ${summary}${UNDO[undo]}`,
      ...further.map(each => `  ${each}`),
      ...fields.map(
        ({ field, old_value: before, new_value: after }) => `  ${field}: ${before ?? '—'} → ${after ?? '—'}`,
      ),
      ...(note ? [`  ${note}`] : []),
      ...(next ? [`  Afterwards: ${next}`] : []),
      ...(needsLogin
        ? ['  The person who applies it has to log in again first, if that was a while ago.']
        : []),
      ...(role ? [`  The person who applies it needs the role ${role}, which this token lacks.`] : []),
    ].map(lineOf)
  })
  const left = changes.length - MOST_CHANGES
  const count =
    changes.length === 1 ? '1 change:' : `${changes.length} changes, which are made together or not at all:`
  return [
    `Nothing has changed yet. This plan has ${count}`,
    ...framed(lines.join('\n')),
    ...(left > 0 ? [`There are ${left} more, which the page shows.`] : []),
    `A person has to review and apply it until ${end}: ${portal}/account/developers/configuration?plan=${id}`,
  ].join('\n')
}
