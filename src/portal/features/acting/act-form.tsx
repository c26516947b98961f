import * as z from 'zod/mini'
import { toErrorItem } from '#domain/errors/entry.ts'
import { requestErrors } from '#domain/errors/transport.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { zReason } from '#generated/authorization/zod.ts'
import { searchUsers } from '#generated/identity/operations/searchUsers.ts'
import { call } from '#portal/api/call.ts'
import { ApiError } from '#portal/api/errors/errors.ts'
import { type Session, startActing } from '#portal/api/session/session.ts'
import { readAccountId } from '#portal/api/session/session-hint.ts'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'

// The person by address or id, and the account by number: what staff have on hand, unlike the wire.
const schema = z.object({
  person: z.string().check(z.minLength(2), z.maxLength(100)),
  account: z.string().check(z.regex(/^([1-9]\d{0,9})?$/)),
  reason: zReason,
})

/** Starts acting as a customer. `onStarted` runs when the session is the customer's. */
export function ActForm({
  person: chosen,
  onStarted,
}: {
  /** The address or id of the person who was chosen on another page. */
  person?: string | undefined
  onStarted: (session: Session) => void
}) {
  const last = readLastSubject()
  return (
    <OperationForm
      form={{
        operation: createToken,
        send: async ({ body: { user_id, ...body } = {} }) => {
          // `toBody` has found the person.
          const session = await startActing({ ...body, user_id: user_id ?? '' })
          noteLastSubject({ userId: session.userId, accountId: session.accountId })
          onStarted(session)
        },
        schema,
        defaultValues: { person: chosen ?? last?.userId ?? '', account: '', reason: '' },
        toBody: async ({ person, account, reason }) => {
          const account_id = readAccountId(account)
          return {
            user_id: await findPerson(person.trim()),
            reason,
            ...(account_id !== undefined && { account_id }),
          }
        },
      }}
      submitLabel="Act as this person"
      isWide
    >
      {fields => (
        <>
          <fields.Text
            name="person"
            label="Email or user ID"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <fields.Text
            name="account"
            label="Account number"
            hint="Leave empty for the person’s default account."
            inputMode="numeric"
            autoComplete="off"
            isOptional
          />
          <fields.Textarea name="reason" label="Reason" hint="Recorded in the activity log." rows={3} />
        </>
      )}
    </OperationForm>
  )
}

/** The id of the one person with exactly this address or id. Throws when there is none. */
async function findPerson(text: string): Promise<string> {
  const { users } = await call(searchUsers, { query: { text } })
  const wanted = text.toLowerCase()
  const found = users.find(({ user_id, email_address }) => [user_id, email_address].includes(wanted))
  if (found) return found.user_id
  throw new ApiError([toErrorItem('not-found', requestErrors['not-found'], { fields: ['person'] })])
}

const KEY = 'gatepost-acted-as'

/** Ids of the last people whom the member of staff acted as in this tab; no other personal data is kept. */
interface LastSubject {
  userId: string
  accountId: number | null
}

function readLastSubject(): LastSubject | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '') as LastSubject
  } catch {
    // None yet, or storage is blocked.
    return undefined
  }
}

function noteLastSubject(subject: LastSubject): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(subject))
  } catch {
    // As above.
  }
}
