import { useSyncExternalStore } from 'react'
import { Button } from '#portal/ui/button.tsx'
import { clearNotices, onNotices, readNotices } from '#portal/ui/feedback/notices.ts'
import { toneIcons } from '#portal/ui/feedback/tone-icons.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'

/** The toasts of this visit, to read again. */
export default function NoticesDialog({ onClose }: { onClose: () => void }) {
  const notices = useSyncExternalStore(onNotices, readNotices, readNotices)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Recent notices"
      description="Messages since you opened this page. We don’t store them."
      footer={
        <>
          {notices.length > 0 && (
            <Button variant="ghost" onClick={clearNotices}>
              Clear
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      {notices.length ? (
        <ul className="flex flex-col divide-y divide-line">
          {notices.map(({ id, tone, content, at }) => (
            <li key={id} className="flex items-start gap-3 py-2.5">
              <span className="mt-0.5 shrink-0">{toneIcons[tone]}</span>
              <div className="min-w-0 flex-1 break-words">{content}</div>
              <span className="shrink-0 text-xs text-muted">
                <RelativeTime value={at} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">No notices yet.</p>
      )}
    </Dialog>
  )
}
