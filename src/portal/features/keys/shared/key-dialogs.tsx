import { RestrictDialog } from '../detail/restrict-dialog.tsx'
import { RetireDialog } from '../detail/retire-dialog.tsx'
import { RotateDialog } from '../detail/rotate-dialog.tsx'
import { CreateEmbeddedDialog } from '../list/create-embedded-dialog.tsx'
import { CreateSecretDialog } from '../list/create-secret-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import type { KeyKind } from './key-operations.ts'
import { DeleteLimitDialog, ResetLimitDialog } from './limit-acts.tsx'
import { LimitDialog } from './limit-dialog.tsx'
import type { Key, KeyLimit, SecretKey } from './model.ts'
import { PauseDialog } from './pause-dialog.tsx'
import { RevealDialog } from './reveal-dialog.tsx'

export type KeyDialog =
  | { act: 'create'; kind: KeyKind }
  | { act: 'edit' | 'restrict' | 'limit'; key: Key }
  | { act: 'reset-limit' | 'delete-limit'; key: Key; limit: KeyLimit }
  | { act: 'pause'; key: Key; onConfirm: () => void }
  | { act: 'reveal' | 'rotate'; key: SecretKey }
  | { act: 'retire'; key: SecretKey; usedLastHour: number }

/** The dialog that is open. A module of its own, so that its forms load with the first of them. */
export default function KeyDialogs({ dialog, onClose }: { dialog: KeyDialog; onClose: () => void }) {
  switch (dialog.act) {
    case 'create':
      return dialog.kind === 'secret' ? (
        <CreateSecretDialog onClose={onClose} />
      ) : (
        <CreateEmbeddedDialog onClose={onClose} />
      )
    case 'edit':
      return <EditDialog entity={dialog.key} onClose={onClose} />
    case 'restrict':
      return <RestrictDialog entity={dialog.key} onClose={onClose} />
    case 'limit':
      return <LimitDialog entity={dialog.key} onClose={onClose} />
    case 'reset-limit':
      return <ResetLimitDialog entity={dialog.key} limit={dialog.limit} onClose={onClose} />
    case 'delete-limit':
      return <DeleteLimitDialog entity={dialog.key} limit={dialog.limit} onClose={onClose} />
    case 'pause':
      return <PauseDialog entity={dialog.key} onConfirm={dialog.onConfirm} onClose={onClose} />
    case 'reveal':
      return <RevealDialog secretKey={dialog.key} onClose={onClose} />
    case 'rotate':
      return <RotateDialog secretKey={dialog.key} onClose={onClose} />
    case 'retire':
      return <RetireDialog secretKey={dialog.key} usedLastHour={dialog.usedLastHour} onClose={onClose} />
  }
}
