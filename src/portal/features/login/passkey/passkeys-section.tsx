import { useQuery } from '@tanstack/react-query'
import { KeyRound, Pencil, Plus, Trash2 } from 'lucide-react'
import { useDialog, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { MenuItem, MenuSeparator } from '#portal/ui/overlay/menu.tsx'
import { RowMenu } from '#portal/ui/overlay/row-menu.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { type Passkey, passkeysQuery } from '../login-methods.ts'
import type { PasskeyDialogName } from './passkey-dialogs.tsx'

// Forms, their rules and the code for the device load when a dialog opens.
const PasskeyDialogs = lazyPart(() => import('./passkey-dialogs.tsx'))

/** The person's passkeys. */
export function PasskeysSection() {
  const passkeys = useQuery(passkeysQuery)
  const { name: dialog } = useDialog()
  const open = useOpenDialog<PasskeyDialogName>()
  const hasSome = (passkeys.data?.length ?? 0) > 0
  const add = (
    <Button
      variant={hasSome ? 'secondary' : 'primary'}
      icon={<Plus className="size-4" />}
      onClick={() => open('add-passkey')}
    >
      Add a passkey
    </Button>
  )
  return (
    <Card
      title="Passkeys"
      description="Log in with your fingerprint, face, or PIN. A passkey works only on this site."
      actions={hasSome && add}
    >
      <Loaded query={passkeys} what="Your passkeys">
        {list =>
          list.length === 0 ? (
            <EmptyState icon={<KeyRound />} title="No passkeys yet" action={add}>
              Save one on your phone, computer, or security key.
            </EmptyState>
          ) : (
            <ul aria-label="Passkeys" className="flex flex-col divide-y divide-line">
              {list.map(passkey => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {dialog?.endsWith('-passkey') && (
        <LazyBoundary layer>
          <PasskeyDialogs />
        </LazyBoundary>
      )}
    </Card>
  )
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const open = useOpenDialog<PasskeyDialogName>()
  return (
    <li className="flex items-center gap-4 py-3.5 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 break-words">{passkey.name}</span>
          <Badge>{passkey.isSynced ? 'Synced' : 'This device only'}</Badge>
        </p>
        <p className="text-muted">
          Added <RelativeTime value={passkey.dateCreated} />
          {passkey.dateLastUsed ? (
            <>
              , last used <RelativeTime value={passkey.dateLastUsed} />
            </>
          ) : (
            ', not used yet'
          )}
        </p>
      </div>
      <RowMenu name={passkey.name}>
        <MenuItem icon={<Pencil />} onSelect={() => open('rename-passkey', passkey.id)}>
          Rename
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => open('remove-passkey', passkey.id)}>
          Remove
        </MenuItem>
      </RowMenu>
    </li>
  )
}
