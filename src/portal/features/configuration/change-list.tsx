import { roleNames } from '#domain/authorization/role-names.ts'
import type { ConfigurationChange } from '#generated/configuration/types.ts'
import { Badge, type BadgeTone } from '#portal/ui/data/badge.tsx'

const kinds: Record<ConfigurationChange['kind'], { label: string; tone: BadgeTone }> = {
  create: { label: 'New', tone: 'accent' },
  change: { label: 'Changed', tone: 'neutral' },
  delete: { label: 'Removed', tone: 'danger' },
}

/** Values of what isn’t set. */
const UNSET = ['null', '""', '[]', '{}']
const valueText = (value: string) => (value === 'null' ? 'not set' : value)

/** What changes, with the values before and after. */
export function ChangeList({ changes, label }: { changes: readonly ConfigurationChange[]; label: string }) {
  return (
    <ul aria-label={label} className="flex flex-col divide-y divide-line">
      {changes.map((change, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a plan never changes.
        <li key={at} className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
          <Change change={change} />
        </li>
      ))}
    </ul>
  )
}

function Change({
  change: { kind, summary, further, item, fields, undo, missing_role, line, ...change },
}: {
  change: ConfigurationChange
}) {
  const isSet = (value: string | null) => value !== null && !UNSET.includes(value)
  // Of something that is added or removed as a whole, only the fields that were set.
  const shown = fields.filter(each => kind === 'change' || isSet(each.old_value) || isSet(each.new_value))
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={kinds[kind].tone}>{kinds[kind].label}</Badge>
        <span className="font-medium break-words">{summary}</span>
        {item !== null && !summary.includes(item) && (
          <span className="text-muted" translate="no">
            {item}
          </span>
        )}
        {line !== null && <span className="text-sm text-muted">line {line}</span>}
        {undo === 'none' && <Badge tone="danger">Can’t be undone</Badge>}
        {undo === 'part' && <Badge tone="warning">Can’t be undone completely</Badge>}
        {change.requires_recent_login && <Badge tone="neutral">Needs a recent login</Badge>}
        {missing_role && <Badge tone="danger">Needs {roleNames[missing_role]}</Badge>}
      </div>
      {further.length > 0 && <p className="text-sm text-muted">{further.join('. ')}.</p>}
      {change.undo_note && <p className="text-sm text-muted">{change.undo_note}</p>}
      {change.follow_up && <p className="text-sm">{change.follow_up}</p>}
      <dl className="grid grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm sm:grid-cols-[12rem_1fr]">
        {shown.map(({ field, old_value: before, new_value: after }) => (
          <div key={field} className="contents">
            <dt className="text-muted" translate="no">
              {field}
            </dt>
            <dd className="min-w-0 font-mono break-words" translate="no">
              {before !== null && (
                <del className="text-danger">
                  <span className="sr-only">before: </span>
                  {valueText(before)}
                </del>
              )}
              {before !== null && after !== null && ' → '}
              {after !== null && (
                <ins className="text-accent no-underline">
                  <span className="sr-only">after: </span>
                  {valueText(after)}
                </ins>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
