import { useQuery } from '@tanstack/react-query'
import { listUserProfiles } from '#generated/identity/operations/listUserProfiles.ts'
import { findEmbeddedKeyAccount } from '#generated/security/operations/findEmbeddedKeyAccount.ts'
import { findSecretKeyAccount } from '#generated/security/operations/findSecretKeyAccount.ts'
import type { KeyAccount } from '#generated/security/types.ts'
import { query } from '#portal/api/call.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Badge, type BadgeTone } from '#portal/ui/data/badge.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { AccountLink } from '../shared/links.tsx'
import { PaymentByNumber } from './number-results.tsx'
import { AccountsOf } from './text-results.tsx'

/** What may be a key is forgotten as soon as the page shows something else. */
const FORGOTTEN = { gcTime: 0, retry: false } as const

/** The secret key of a pasted token. The token travels in the body of one call, and is kept nowhere. */
export function KeyByToken({ token }: { token: string }) {
  return (
    <Card title="Secret key">
      <Loaded
        query={useQuery({ ...query(findSecretKeyAccount, { body: { token } }), ...FORGOTTEN })}
        what="The key"
        rows={1}
        missing={<p className="text-muted">No account has a key with this token.</p>}
      >
        {found => <FoundKey found={found} />}
      </Loaded>
    </Card>
  )
}

/** The key, the person, or the payment with an id. */
export function ById({ id }: { id: string }) {
  return (
    <>
      <Card title="Key">
        <Loaded
          query={useQuery({ ...query(findEmbeddedKeyAccount, { body: { key: id } }), ...FORGOTTEN })}
          what="The key"
          rows={1}
          missing={<p className="text-muted">No account has a key with this ID.</p>}
        >
          {found => <FoundKey found={found} />}
        </Loaded>
      </Card>
      <Card title="Person">
        <Loaded
          query={useQuery({ ...query(listUserProfiles, { body: { user_ids: [id] } }), ...FORGOTTEN })}
          what="The person"
          rows={1}
        >
          {({ users: [person] }) =>
            person ? (
              <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
                <span className="font-medium wrap-anywhere">{person.email_address}</span>
                <AccountsOf userId={person.user_id} />
              </div>
            ) : (
              <p className="text-muted">No person has this ID.</p>
            )
          }
        </Loaded>
      </Card>
      <PaymentByNumber number={id} />
    </>
  )
}

/** How the state of a key is shown. */
export const KEY_STATES: Record<KeyAccount['state'], readonly [tone: BadgeTone, text: string]> = {
  active: ['accent', 'Active'],
  paused: ['neutral', 'Paused'],
  deleted: ['danger', 'Deleted'],
}

function FoundKey({ found }: { found: KeyAccount }) {
  const [tone, text] = KEY_STATES[found.state]
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <span className="font-medium wrap-anywhere">{found.key_label}</span>
      <Badge tone={tone} hasDot>
        {text}
      </Badge>
      <AccountLink id={found.account_id} view="keys">
        {found.account_label}
      </AccountLink>
    </div>
  )
}
