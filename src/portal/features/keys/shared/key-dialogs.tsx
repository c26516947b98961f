import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useDialog } from '#portal/kit/dialog/address.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { RestrictDialog } from '../detail/restrict-dialog.tsx'
import { RetireDialog } from '../detail/retire-dialog.tsx'
import { RotateDialog } from '../detail/rotate-dialog.tsx'
import { CreateEmbeddedDialog, CreateSecretDialog } from '../list/create-dialogs.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import type { KeyKind } from './key-operations.ts'
import { DeleteLimitDialog, LimitDialog, ResetLimitDialog } from './limit-dialogs.tsx'
import type { Key } from './model.ts'
import { NoSuchKey } from './no-such-key.tsx'
import { PauseDialog } from './pause-dialog.tsx'
import { keyQuery } from './queries.ts'
import { RevealDialog } from './reveal-dialog.tsx'

export interface KeyDialogProps {
  /** The key as it was when the dialog was opened. */
  entity: Key
  onClose: () => void
  /** Receives the final dialog, after this one is removed from the address. */
  onMade: (last: ReactNode) => void
  /** Whether the person just opened it with a press; otherwise a link or a reload did. */
  isPressed: boolean
}

const ABOUT_KEY = {
  edit: EditDialog,
  restrict: RestrictDialog,
  limit: LimitDialog,
  'reset-limit': ResetLimitDialog,
  'delete-limit': DeleteLimitDialog,
  pause: PauseDialog,
  delete: DeleteDialog,
  reveal: RevealDialog,
  rotate: RotateDialog,
  retire: RetireDialog,
}

type AboutKey = keyof typeof ABOUT_KEY
export type KeyDialogName = 'create' | AboutKey

/** The dialog in the address, for the key of the page or for the key that the address also names. */
export default function KeyDialogs({ kind, keyId }: { kind: KeyKind; keyId?: string }) {
  const { name, id = keyId, close, isPressed } = useDialog()
  const [last, setLast] = useState<ReactNode>(null)
  if (last) return last
  const props = { onClose: close, onMade: setLast, isPressed }
  if (name === 'create')
    return kind === 'secret' ? <CreateSecretDialog {...props} /> : <CreateEmbeddedDialog {...props} />
  if (name === undefined || !(name in ABOUT_KEY) || id === undefined) return null
  return <AboutKeyDialog key={`${name} ${id}`} name={name as AboutKey} {...{ kind, id }} {...props} />
}

function AboutKeyDialog({
  name,
  kind,
  id,
  ...props
}: { name: AboutKey; kind: KeyKind; id: string } & Omit<KeyDialogProps, 'entity'>) {
  const query = useQuery(keyQuery(kind, id))
  // A dialog keeps the data that its person saw first, whatever arrives later.
  const [entity, setEntity] = useState(query.data)
  if (!entity && query.data) setEntity(query.data)
  if (!entity)
    return (
      <Dialog open onClose={props.onClose} title="One moment">
        <Loaded query={query} what="The key" missing={<NoSuchKey />}>
          {() => null}
        </Loaded>
      </Dialog>
    )
  const Content = ABOUT_KEY[name]
  return <Content entity={entity} {...props} />
}
