import { useState } from 'react'
import { tipOf } from '#domain/keys/health/findings.ts'
import { FINDING_TITLES } from '#domain/keys/health/titles.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { dismissKeyTip } from '#generated/security/operations/dismissKeyTip.ts'
import { restoreKeyTip } from '#generated/security/operations/restoreKeyTip.ts'
import { call } from '#portal/api/call.ts'
import { type Action, ActionErrorAlert, useUndoable } from '#portal/kit/action/actions.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { KeyLink } from '#portal/shared/keys/key-link.tsx'
import { keyQueries } from '#portal/shared/keys/operations.ts'
import { Button } from '#portal/ui/button.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { DISMISS_REASONS, factOf } from './copy.ts'
import type { DismissedTip } from './key-health.ts'

/** Rows at first, and with each press. */
const FIRST = 25

/** What people have dismissed, closed at first: who, when, why, and how to bring it back. */
export function DismissedTips({ tips }: { tips: readonly DismissedTip[] }) {
  const actions = useUndoable({ invalidates: keyQueries })
  const [shown, setShown] = useState(FIRST)
  const [now] = useState(() => new Date())
  if (!tips.length) return null
  return (
    <Card isFlush>
      <details>
        <summary className="cursor-pointer px-5 py-3 font-medium">
          Dismissed <span className="font-normal text-muted tnum">({exactAmount(tips.length)})</span>
        </summary>
        <p className="max-w-text px-5 pb-3 text-sm text-muted">
          Hidden for everyone in this account. A tip returns when something about its key changes.
        </p>
        <ActionErrorAlert actions={actions} className="mx-5 mb-3" />
        <ul aria-label="Dismissed tips" className="divide-y divide-line border-t border-line">
          {tips.slice(0, shown).map(tip => (
            <DismissedRow
              key={`${tip.key.keyId} ${tipOf(tip.finding)}`}
              tip={tip}
              now={now}
              pending={actions.pending?.subject}
              onRestore={action => void actions.run(action)}
            />
          ))}
        </ul>
        {tips.length > shown && (
          <div className="border-t border-line px-5 py-3">
            <Button size="sm" onClick={() => setShown(shown + FIRST)}>
              Show {Math.min(FIRST, tips.length - shown)} more
            </Button>
          </div>
        )}
      </details>
    </Card>
  )
}

function DismissedRow({
  tip,
  now,
  pending,
  onRestore,
}: {
  tip: DismissedTip
  now: Date
  /** The tip that is being restored. */
  pending: string | undefined
  onRestore: (action: Action) => void
}) {
  const { key, finding, reason, note, dismissed, by } = tip
  const title = FINDING_TITLES[finding.id]
  const fact = factOf(finding, key, now)
  const action = restoreAction(tip)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-0.5 wrap-anywhere">
        <p>
          <span className="font-medium">{title}</span>
          <span className="text-muted"> · </span>
          <KeyLink
            kind={key.kind}
            keyId={key.keyId}
            preload={false}
            className="text-accent underline underline-offset-4"
          >
            {key.label}
          </KeyLink>
          {fact && <span className="text-sm text-muted"> · {fact}</span>}
        </p>
        <p className="text-sm">
          {DISMISS_REASONS[reason]}
          {note && <span className="text-muted">: {note}</span>}
        </p>
        <p className="text-xs text-muted">
          Dismissed <RelativeTime value={dismissed} /> by {by.username ?? 'someone who has left'}
          {by.username && !by.isMember && ', who has left the account'}
        </p>
      </div>
      <OperationButton
        operation={restoreKeyTip}
        size="sm"
        aria-label={`Restore: ${title}, ${key.label}`}
        pending={pending === action.subject}
        onClick={() => onRestore(action)}
      >
        Restore
      </OperationButton>
    </li>
  )
}

function restoreAction({ key, finding, reason, note }: DismissedTip): Action {
  const path = { id: key.keyId, tip: tipOf(finding) }
  const action = {
    subject: `${path.id} ${path.tip}`,
    failedTitle: `The tip for ${key.label} could not be changed`,
  }
  return {
    ...action,
    send: () => call(restoreKeyTip, { path }),
    doneText: 'Tip restored.',
    undo: () => ({
      ...action,
      send: () => call(dismissKeyTip, { path, body: { reason, note } }),
      doneText: 'Tip dismissed.',
    }),
  }
}
