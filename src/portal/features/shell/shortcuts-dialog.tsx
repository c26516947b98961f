import { useState } from 'react'
import { hasSlash, isMac, setSlash } from '#portal/features/shell/shortcuts.ts'
import { Button } from '#portal/ui/button.tsx'
import { Switch } from '#portal/ui/input/switch.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'

const keys = [
  { keys: [isMac() ? '⌘' : 'Ctrl', 'K'], what: 'Search pages, keys, error codes and actions' },
  { keys: ['/'], what: 'Search this page' },
  { keys: ['Esc'], what: 'Close a dialog or menu' },
]

/** The shortcuts, and a switch for the one that is a single character. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(hasSlash)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Keyboard shortcuts"
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3">
        {keys.map(({ keys, what }) => (
          <div key={what} className="contents">
            <dt className="flex gap-1">
              {keys.map(key => (
                <kbd
                  translate="no"
                  key={key}
                  className="grid h-6 min-w-6 place-items-center rounded-sm bg-sunken px-1.5 font-sans text-xs ring-1 ring-line ring-inset"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="text-muted">{what}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Press / to search"
        hint="Turn this off if you use dictation or it gets in your way. Saved in this browser."
        isOn={isOn}
        onChange={next => {
          setSlash(next)
          setOn(next)
        }}
      />
    </Dialog>
  )
}
