import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { createSetUpLink } from '#generated/authorization/operations/createSetUpLink.ts'
import { revokeSetUpLink } from '#generated/authorization/operations/revokeSetUpLink.ts'
import type { SetUpLink } from '#generated/authorization/types.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { dayText } from '#portal/kit/day-text.ts'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import type { SetUpLinkDialogName } from './links-dialogs.tsx'
import { MAX_LINKS, setUpLinksQuery } from './set-up-links.ts'

/** Links for people in IT who set up single sign-on and provisioning without a login. */
export function SetUpLinksSection() {
  const links = useQuery(setUpLinksQuery)
  const open = useOpenDialog<SetUpLinkDialogName>()
  const isFull = (links.data?.set_up_links.length ?? 0) >= MAX_LINKS
  return (
    <Card
      title="Set-up links"
      description="Let someone in IT set up single sign-on and provisioning, without a login and without a seat."
      actions={
        <OperationButton
          operation={createSetUpLink}
          icon={<Plus className="size-4" />}
          disabledReason={isFull ? 'Two links work already. Revoke one first.' : undefined}
          onClick={() => open('create-set-up-link')}
        >
          Create set-up link
        </OperationButton>
      }
    >
      <Loaded query={links} what="The set-up links" rows={2}>
        {({ set_up_links: all }) =>
          all.length ? (
            <ul aria-label="Set-up links" className="flex flex-col divide-y divide-line">
              {all.map(link => (
                <LinkRow key={link.link_id} link={link} />
              ))}
            </ul>
          ) : (
            <p className="text-muted">
              None. A link works for seven days and can’t activate single sign-on: an owner does that.
            </p>
          )
        }
      </Loaded>
    </Card>
  )
}

function LinkRow({ link: { link_id: id, label, expires_at, last_used } }: { link: SetUpLink }) {
  const open = useOpenDialog<SetUpLinkDialogName>()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <span className="min-w-0">
        <span className="font-medium wrap-anywhere">{label}</span>
        <span className="block text-muted">
          Works until {dayText(expires_at)}.{' '}
          {last_used === null ? (
            'Not opened yet.'
          ) : (
            <>
              Opened <RelativeTime value={last_used} />.
            </>
          )}
        </span>
      </span>
      <OperationButton
        operation={revokeSetUpLink}
        size="sm"
        aria-label={`Revoke ${label}`}
        onClick={() => open('revoke-set-up-link', id)}
      >
        Revoke
      </OperationButton>
    </li>
  )
}
