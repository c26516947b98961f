import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { FindingId, Fix } from '#domain/keys/health/findings.ts'
import { FINDING_TITLES } from '#domain/keys/health/titles.ts'
import { countOf } from '#domain/text/amounts.ts'
import { messageOf } from '#portal/api/errors/errors.ts'
import { type Action, ActionErrorAlert, useUndoable } from '#portal/kit/action/actions.tsx'
import { useDialog, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { fixId } from '#portal/shared/keys/fixes.ts'
import { keyQueries } from '#portal/shared/keys/operations.ts'
import { Button } from '#portal/ui/button.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { bulkDoneText, FINDING_REASONS, SEVERITIES } from './copy.ts'
import {
  type BulkResult,
  countKeys,
  dismissDialog,
  type FindingGroup,
  groupFindings,
  keepGroups,
  type Tip,
  type UndoOf,
} from './groups.ts'
import { useFirst } from './kept-order.ts'
import { filterKeys, type KeyHealth } from './key-health.ts'
import type { HealthSearch } from './search.ts'
import { announce, TipDialog, undoAction } from './tip-dialog.tsx'
import { TipRow, TipSelection } from './tips.tsx'

// Forms and their schemas load when a fix is chosen.
const BulkDialog = lazyPart(() => import('./bulk-dialog.tsx'))

/** The findings, each with why it matters, the keys that have it, and their fixes, one by one or together. */
export function FindingGroups({
  keys,
  search,
  empty,
}: {
  keys: readonly KeyHealth[]
  search: HealthSearch
  /** Shown when the search selects no finding. */
  empty: ReactNode
}) {
  // Keeps typing responsive during a search of a long list.
  const wanted = useDeferredValue(search)
  const found = useMemo(() => groupFindings(filterKeys(keys, wanted)), [keys, wanted])
  const [now] = useState(() => new Date())
  const actions = useUndoable({ invalidates: keyQueries })
  // Where the focus goes when the row that had it is gone.
  const [changed, setChanged] = useState<FindingId>()
  const { name: dialog } = useDialog()
  const groups = keepGroups(useFirst(found, wanted), found)

  if (!groups.length) return <Card isFlush>{empty}</Card>
  return (
    <>
      {dialog === undefined && <ActionErrorAlert actions={actions} />}
      {groups.map(group => (
        <GroupCard
          key={group.finding}
          group={group}
          now={now}
          run={actions.run}
          // The page is inert while a dialog is open.
          hasFocus={changed === group.finding && dialog === undefined}
          onChanged={() => setChanged(group.finding)}
          onFocused={() => setChanged(undefined)}
        />
      ))}
      <TipDialog
        keys={keys}
        actions={actions}
        onFixed={finding => setChanged(finding.id)}
        onDismissed={finding => setChanged(finding.id)}
      />
    </>
  )
}

/** Why a key could not be changed together with others. */
interface Failure {
  label: string
  reason: string
}

/** Rows that a group shows at first, and with each press. */
const FIRST = 10
const MORE = 25

function GroupCard({
  group: { finding, severity, tips },
  now,
  run,
  hasFocus,
  onChanged,
  onFocused,
}: {
  group: FindingGroup
  now: Date
  run: (action: Action) => unknown
  /** A row of it has just gone, with the focus. */
  hasFocus: boolean
  onChanged: () => void
  onFocused: () => void
}) {
  const [shown, setShown] = useState(FIRST)
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [failed, setFailed] = useState<{ of: number; reasons: ReadonlyMap<string, Failure> }>()
  const [asked, setAsked] = useState<{ action: Fix['action'] | 'dismiss'; tips: readonly Tip[] }>()
  const heading = useRef<HTMLHeadingElement>(null)
  const selected = useMemo(() => tips.filter(({ id }) => ids.has(id)), [tips, ids])
  // One that is left over, because it failed, is still selected.
  const isSelectable = tips.length > 1 || selected.length > 0
  const open = useOpenDialog()

  useEffect(() => {
    if (!hasFocus || asked) return
    heading.current?.focus()
    onFocused()
  }, [hasFocus, asked, onFocused])

  function select(tips: readonly Tip[]) {
    setIds(new Set(tips.map(({ id }) => id)))
  }

  function noteResult(result: BulkResult, undo: UndoOf) {
    if (!asked) return
    const reasons = [...result.failed].map(([{ id, key }, error]): [string, Failure] => [
      id,
      { label: key.label, reason: messageOf(error) },
    ])
    setFailed(reasons.length ? { of: countKeys(asked.tips), reasons: new Map(reasons) } : undefined)
    select([...result.failed.keys()])
    const text =
      asked.action === 'dismiss'
        ? `${countOf(result.done.length, 'tip')} dismissed.`
        : bulkDoneText(asked.action, countKeys(result.done), countKeys(asked.tips))
    if (result.done.length) announce(text, undoAction(result, undo), run)
    onChanged()
  }

  const headingId = `finding-${finding}`
  const { one, tone } = SEVERITIES[severity]
  const [first, ...others] = asked?.tips ?? []
  return (
    <Card isFlush>
      <div className="flex flex-col gap-1 px-5 pt-4 pb-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={headingId} ref={heading} tabIndex={-1} className="text-base">
            {FINDING_TITLES[finding]}
          </h2>
          <Badge tone={tips.length ? tone : 'accent'}>{tips.length ? one : 'Nothing left'}</Badge>
          {tips.length > 0 && (
            <span className="text-sm text-muted tnum sm:ml-auto">{countOf(countKeys(tips), 'key')}</span>
          )}
        </div>
        {tips.length > 0 && <p className="max-w-text text-sm text-muted">{FINDING_REASONS[finding]}</p>}
      </div>
      {failed && <FailureAlert {...failed} tips={tips} onDismiss={() => setFailed(undefined)} />}
      {isSelectable && (
        <TipSelection
          title={FINDING_TITLES[finding]}
          tips={tips}
          selected={selected}
          onSelect={select}
          onAsk={action => setAsked({ action, tips: selected })}
        />
      )}
      <ul aria-labelledby={headingId} className="divide-y divide-line">
        {tips.slice(0, shown).map(tip => (
          <TipRow
            key={tip.id}
            tip={tip}
            severity={severity}
            now={now}
            isSelected={ids.has(tip.id)}
            reason={failed?.reasons.get(tip.id)?.reason}
            onToggle={
              isSelectable
                ? () =>
                    select(ids.has(tip.id) ? selected.filter(({ id }) => id !== tip.id) : [...selected, tip])
                : undefined
            }
            onChoose={fix => open(fixId(fix), tip.key.keyId)}
            onDismiss={() => open(dismissDialog(tip.finding), tip.key.keyId)}
          />
        ))}
      </ul>
      {tips.length > shown && (
        <div className="border-t border-line px-5 py-3">
          <Button size="sm" onClick={() => setShown(shown + MORE)}>
            Show {Math.min(MORE, tips.length - shown)} more
          </Button>
        </div>
      )}
      {asked && first && (
        <LazyBoundary layer>
          <BulkDialog
            action={asked.action}
            tips={[first, ...others]}
            onResult={noteResult}
            onClose={() => setAsked(undefined)}
          />
        </LazyBoundary>
      )}
    </Card>
  )
}

/** How many keys could not be changed. The reason is at each key, unless it has left the list since. */
function FailureAlert({
  of,
  reasons,
  tips,
  onDismiss,
}: {
  of: number
  reasons: ReadonlyMap<string, Failure>
  tips: readonly Tip[]
  onDismiss: () => void
}) {
  const listed = new Set(tips.map(({ id }) => id))
  const gone = [...reasons].filter(([id]) => !listed.has(id))
  return (
    <Alert
      tone="danger"
      title={`${reasons.size} of ${countOf(of, 'key')} could not be changed`}
      className="mx-5 mb-3"
      action={
        <Button size="sm" variant="ghost" onClick={onDismiss}>
          Close
        </Button>
      }
    >
      {gone.length < reasons.size && <p>They are still selected, each with its reason.</p>}
      {gone.map(([id, { label, reason }]) => (
        <p key={id}>
          {label}: {reason}
        </p>
      ))}
    </Alert>
  )
}
