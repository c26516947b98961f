import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#portal/ui/button.tsx'
import { CopyButton } from '#portal/ui/data/copy-button.tsx'
import { saveFile } from '#portal/ui/data/save-file.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { recoveryText } from './model.ts'

/**
 * The codes, shown only once: to copy, to download or to print. It closes when the person confirms that they
 * are saved.
 */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [isKept, setKept] = useState(false)
  const text = recoveryText(codes)
  return (
    <Dialog
      open
      isSticky
      size="md"
      onClose={() => isKept && onClose()}
      title="Keep your recovery codes"
      description="If you lose access to your authenticator app, each code lets you in once."
      footer={
        <Button
          variant="primary"
          disabledReason={isKept ? undefined : 'Save the codes first, and check the box.'}
          onClick={onClose}
        >
          Done
        </Button>
      }
    >
      <Alert tone="warning" title="They are shown only once">
        Keep them where you can find them without your phone. Earlier codes no longer work.
      </Alert>
      <div data-print-only="">
        <p className="hidden pb-4 font-medium print:block">Recovery codes of your Gatepost account</p>
        <ol
          aria-label="Recovery codes"
          className="grid gap-x-6 gap-y-1 rounded-md bg-sunken px-4 py-3 font-mono text-[0.8125rem] ring-1 ring-line ring-inset sm:grid-cols-2"
        >
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label="Copy codes" />
        <Button size="sm" icon={<Download className="size-4" />} onClick={() => saveFile(toFile(text))}>
          Download
        </Button>
        <Button size="sm" icon={<Printer className="size-4" />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <Checkbox
        label="I have stored the codes in a safe place"
        checked={isKept}
        onChange={event => setKept(event.target.checked)}
      />
    </Dialog>
  )
}

function toFile(text: string): File {
  return new File([text], 'gatepost-recovery-codes.txt', { type: 'text/plain' })
}
