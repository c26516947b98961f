import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { roleNames } from '#domain/authorization/role-names.ts'
import { checkIpRanges, splitIpRanges } from '#domain/keys/ip-ranges.ts'
import { DAY } from '#domain/time/durations.ts'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import {
  zApiTokenName,
  zChosenAccounts,
  zChosenRoles,
  zServiceAccountRoles,
} from '#generated/authorization/zod.ts'
import { query } from '#portal/api/call.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { timeText } from '#portal/kit/day-text.ts'
import { CheckboxGroup } from '#portal/ui/form/checkbox-group.tsx'
import { type FormFields, useFormField } from '#portal/ui/form/fields.tsx'
import { ruleCheck } from '#portal/ui/form/schema.ts'
import type { ApiToken } from './tokens.ts'

/** Days until it ends; `keep` leaves its end as it is. */
export const zLifetime = z.enum(['keep', '7', '30', '90', '180', '365'])

const shared = {
  name: zApiTokenName,
  networks: z.string().check(ruleCheck(checkIpRanges)),
  lifetime: zLifetime,
}
/** What a person types about a service account, and about their own token. */
export const zServiceSettings = z.object({ ...shared, roles: zServiceAccountRoles })
export const zTokenSettings = z.object({ ...shared, roles: zChosenRoles, account_ids: zChosenAccounts })

type ServiceSettings = z.infer<typeof zServiceSettings>

export const NEW_SETTINGS: ServiceSettings = { name: '', roles: [], networks: '', lifetime: '90' }

export function toSettings({ name, roles, networks, state }: ApiToken): ServiceSettings {
  return {
    name,
    roles: [...roles],
    networks: networks.join('\n'),
    lifetime: state === 'expired' ? '90' : 'keep',
  }
}

/** What they mean on the wire. */
export function settingsOf({ name, roles, networks, lifetime }: ServiceSettings, token?: ApiToken) {
  const expires_at = lifetime === 'keep' && token ? token.expiresAt : endIn(lifetime)
  return { name, roles, networks: splitIpRanges(networks), expires_at }
}

/** The moment so many days from now. */
export const endIn = (lifetime: z.infer<typeof zLifetime>) =>
  new Date(Date.now() + Number(lifetime === 'keep' ? 90 : lifetime) * DAY).toISOString()

/** The fields of a token of a person, or of a service account. */
export function Settings({
  fields,
  kind,
  token,
}: {
  fields: FormFields<'name' | 'networks' | 'lifetime'>
  kind: ApiToken['kind']
  /** Undefined for a new one. */
  token?: ApiToken
}) {
  return (
    <>
      <fields.Text
        name="name"
        label="Name"
        hint="Where it’s used, such as CI pipeline. Activity shows it."
        autoComplete="off"
      />
      {kind === 'personal' ? (
        <>
          <AccountsField />
          <PersonalRolesField />
        </>
      ) : (
        <RolesField isLimited />
      )}
      <LifetimeField fields={fields} token={token} />
      <fields.Textarea
        name="networks"
        label="Allowed networks"
        hint="Addresses and ranges it works from, one per line, such as 203.0.113.0/24. Empty: from anywhere."
        rows={3}
        spellCheck={false}
      />
    </>
  )
}

export function LifetimeField({
  fields,
  token,
}: {
  fields: FormFields<'lifetime'>
  token: ApiToken | undefined
}) {
  return (
    <fields.Select
      name="lifetime"
      label="Expires"
      options={[
        ...(token && token.state !== 'expired'
          ? [{ value: 'keep', label: `As before, on ${timeText(token.expiresAt)}` }]
          : []),
        { value: '7', label: 'In 7 days' },
        { value: '30', label: 'In 30 days' },
        { value: '90', label: 'In 90 days' },
        { value: '180', label: 'In 180 days' },
        { value: '365', label: 'In a year' },
      ]}
    />
  )
}

/** The person's accounts, the open one first chosen. */
function AccountsField() {
  const accounts = useQuery(query(listAccounts)).data?.accounts ?? []
  return (
    <CheckboxGroup
      name="account_ids"
      legend="Accounts"
      options={accounts.map(({ account_id: value, account_label: label }) => ({ value, label }))}
    />
  )
}

/** Only the roles in the open account are known here. Of the others, the server says. */
function PersonalRolesField() {
  const { data: session } = useQuery(sessionQuery)
  const chosen = useFormField('account_ids').value as readonly number[]
  return <RolesField isLimited={chosen.length === 1 && chosen[0] === session?.accountId} />
}

const ROLES: readonly { role: CustomerRole; hint: string }[] = [
  { role: 'api-key-viewer', hint: 'Sees keys, limits, usage, and lists.' },
  { role: 'api-key-editor', hint: 'Changes them. Needs the viewer too.' },
  { role: 'billing-viewer', hint: 'Sees orders, subscriptions, and receipts.' },
  { role: 'billing-editor', hint: 'Changes them, but never pays. Needs the viewer too.' },
  { role: 'account-owner', hint: 'Manages the team and single sign-on, but no owners.' },
  { role: 'account-owner-restricted', hint: 'Manages the team, but no owners.' },
]

/** `isLimited`: the roles are those in the open account, so what the person lacks there can't be chosen. */
export function RolesField({ isLimited }: { isLimited: boolean }) {
  const { data: session } = useQuery(sessionQuery)
  return (
    <CheckboxGroup
      name="roles"
      legend="Roles"
      options={ROLES.map(({ role, hint }) => ({
        value: role,
        label: roleNames[role],
        hint,
        disabledReason:
          isLimited && !session?.roles.includes(role) ? 'You don’t have this role yourself.' : undefined,
      }))}
    >
      <p className="mb-2 text-sm text-faint">
        If you lose one of these roles later, it loses it too. Payments and logins are never possible.
      </p>
    </CheckboxGroup>
  )
}
