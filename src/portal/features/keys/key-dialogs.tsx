import { CreateDialog } from './create-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import type { SecretKey } from './model.ts'
import { RevealDialog } from './reveal-dialog.tsx'

export type KeyDialog = { kind: 'create' } | { kind: 'edit' | 'reveal'; key: SecretKey }

/** The dialog that is open. A module of its own, so that its forms load with the first of them. */
export default function KeyDialogs({ dialog, onClose }: { dialog: KeyDialog; onClose: () => void }) {
  switch (dialog.kind) {
    case 'create':
      return <CreateDialog onClose={onClose} />
    case 'edit':
      return <EditDialog secretKey={dialog.key} onClose={onClose} />
    case 'reveal':
      return <RevealDialog secretKey={dialog.key} onClose={onClose} />
  }
}
