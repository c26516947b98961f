import { useQueryClient } from '@tanstack/react-query'
import { Check, CircleAlert, Mail } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { authorizationErrors } from '#domain/errors/authorization.ts'
import { fieldMessage } from '#domain/errors/fields/field-errors.ts'
import { identityErrors } from '#domain/errors/identity.ts'
import { countOf } from '#domain/text/amounts.ts'
import { createInvitations } from '#generated/authorization/operations/createInvitations.ts'
import type { CustomerRole, InvitationResult } from '#generated/authorization/types.ts'
import { zCreateInvitationsBody } from '#generated/authorization/zod.ts'
import { messageOf } from '#portal/api/errors/errors.ts'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'
import { Button } from '#portal/ui/button.tsx'
import { keyed } from '#portal/ui/data/keyed.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Spinner } from '#portal/ui/feedback/loading.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { RolesField, zPickedRoles } from '../roles/roles-field.tsx'
import { type Seats, teamQueries } from '../shared/team.ts'
import { revokeAllAction, useTeamActions } from '../shared/team-actions.tsx'
import { useTeamRules } from '../shared/use-team-rules.ts'
import { type JudgedLine, judge, useVerdicts, type Verdict, verdictsQuery } from './address-lines.ts'
import { AddressesField } from './addresses-field.tsx'
import { SeatMath } from './seat-math.tsx'

/** Why a line cannot be invited; where the server would reject it, in the same words. */
const VERDICT_WORDS: Readonly<Record<Exclude<Verdict, 'ready'>, string>> = {
  'on-account': authorizationErrors['user-already-on-account'].message,
  invited: 'Already invited. You can resend the invitation from the list.',
  invalid: fieldMessage({ name: 'invalid-email' }),
  disposable: identityErrors['email-not-accepted'].message,
  'plus-not-allowed': identityErrors['email-plus-not-allowed'].message,
  repeated: 'Already in the list.',
  'no-seat': 'No seat left for this person.',
}

/** As typed: the server judges each line, and only its addresses are sent. */
const schema = z.object({
  email_addresses: z.array(z.string()).check(z.minLength(1)),
  roles: zPickedRoles,
})

/** Most addresses that one call takes. */
const MAX_SENT = 100

/** What is typed at the start of a round, and what came of the round before. */
interface Round {
  number: number
  lines: string[]
  roles: CustomerRole[]
  results: readonly InvitationResult[]
}

/**
 * Invites one person or many. What could not be sent stays in the form with the reason, until it is corrected or
 * the dialog is closed.
 */
export function InviteDialog({ seats, onClose }: { seats: Seats | undefined; onClose: () => void }) {
  const client = useQueryClient()
  const actions = useTeamActions()
  const lockedRoles = useTeamRules().lockedRoles()
  const [round, setRound] = useState<Round>({ number: 1, lines: [], roles: [], results: [] })
  const [lines, setLines] = useState<string[]>([])
  const sent = useRef<JudgedLine[]>([])
  const { judged, seatsLeft, isSettled, error, retry } = useVerdicts(lines)
  const ready = judged.filter(({ verdict }) => verdict === 'ready').length
  const amount = Math.min(ready, MAX_SENT)

  function onSent(results: readonly InvitationResult[], roles: CustomerRole[]) {
    const done = results.filter(({ outcome }) => outcome !== 'rejected')
    const left = sent.current.filter(({ email }) => !done.some(result => result.email_address === email))
    if (left.length > 0) {
      setRound({ number: round.number + 1, lines: left.map(({ line }) => line), roles, results })
      return
    }
    const invited = results.flatMap(({ outcome, invitation }) => (outcome === 'invited' && invitation) || [])
    const [first] = invited
    const text =
      invited.length === 1 && first
        ? `${first.email_address} is invited.`
        : `${countOf(done.length, 'person is', 'people are')} invited.`
    const onAction = () =>
      void actions.run(revokeAllAction(invited.map(({ invitation_id }) => invitation_id)))
    void toast.success(text, invited.length > 0 ? { action: { label: 'Undo', onAction } } : {})
    onClose()
  }

  return (
    <Dialog
      open
      isSticky
      onClose={onClose}
      size="lg"
      title="Invite people"
      description="Each person gets an email with a link that works for seven days. They don’t need a login yet."
    >
      <Results key={`results ${round.number}`} results={round.results} />
      <OperationForm
        key={round.number}
        form={{
          operation: createInvitations,
          schema,
          defaultValues: { email_addresses: round.lines, roles: round.roles },
          toBody: async ({ email_addresses: typed, roles }) => {
            sent.current = judge(typed, await client.fetchQuery(verdictsQuery(typed)))
            const addresses = sent.current.flatMap(
              ({ verdict, email }) => (verdict === 'ready' && email) || [],
            )
            return zCreateInvitationsBody.parse({ email_addresses: addresses.slice(0, MAX_SENT), roles })
          },
          invalidates: teamQueries,
          onValuesChange: values => setLines(values.email_addresses),
          onDone: ({ results }, { roles }) => onSent(results, roles),
        }}
        submitLabel={amount > 1 ? `Send ${amount} invitations` : 'Send invitation'}
        disabledReason={
          isSettled && lines.length > 0 && ready === 0 ? 'None of these addresses can be invited.' : undefined
        }
        secondary={<Button onClick={onClose}>{round.results.length > 0 ? 'Close' : 'Cancel'}</Button>}
      >
        {() => (
          <>
            <div className="flex flex-col gap-3">
              <AddressesField name="email_addresses" />
              {error && !isSettled ? (
                <Alert
                  tone="warning"
                  title="The addresses couldn’t be checked"
                  action={
                    <Button size="sm" onClick={retry}>
                      Try again
                    </Button>
                  }
                >
                  {messageOf(error)}
                </Alert>
              ) : (
                <LineList
                  label="What was typed"
                  lines={judged.map(({ line, verdict }) => ({
                    line,
                    state: verdict === undefined ? 'checking' : verdict === 'ready' ? 'ready' : 'rejected',
                    reason: verdict && verdict !== 'ready' ? VERDICT_WORDS[verdict] : undefined,
                  }))}
                />
              )}
              <SeatMath
                {...{ judged, ready, seats }}
                isSettled={isSettled || !lines.length}
                free={seatsLeft}
              />
            </div>
            <RolesField label="Roles" lockedRoles={lockedRoles} isFolded />
          </>
        )}
      </OperationForm>
    </Dialog>
  )
}

/** What came of the round before: whom it has invited, and whom the server rejected in spite of the check. */
function Results({ results }: { results: readonly InvitationResult[] }) {
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed stood below a long form, and is gone by now.
  useEffect(() => box.current?.focus(), [])
  if (!results.length) return null
  const invited = results.filter(({ outcome }) => outcome !== 'rejected')
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Alert
        tone={invited.length ? 'success' : 'warning'}
        title={`${invited.length} of ${results.length} ${results.length === 1 ? 'invitation is' : 'invitations are'} sent. The rest are below.`}
      >
        <LineList
          label="What was sent"
          lines={results.map(({ email_address: line, outcome, rejected_with }) => ({
            line,
            state: outcome === 'rejected' ? 'rejected' : 'sent',
            reason: rejected_with?.message,
          }))}
        />
      </Alert>
    </div>
  )
}

interface LineOutcome {
  line: string
  /** Why it cannot be invited, or why it was not. */
  reason?: string | undefined
  state: 'ready' | 'sent' | 'rejected' | 'checking'
}

/** The most lines that are shown whatever becomes of them. Of a longer list, only those that need a look are. */
const SHOWN = 8

/** Lines with what would come, or has come, of each. */
function LineList({ label, lines }: { label: string; lines: readonly LineOutcome[] }) {
  const shown = lines.length > SHOWN ? lines.filter(({ state }) => state === 'rejected') : lines
  if (!shown.length) return null
  return (
    <ul aria-label={label} className="flex flex-col gap-1.5 text-sm">
      {keyed(shown, ({ line }) => line).map(([key, outcome]) => (
        <li key={key} className="flex min-w-0 items-start gap-2">
          <Mark state={outcome.state} />
          <span className="min-w-0">
            <span className="font-medium wrap-anywhere">{outcome.line}</span>{' '}
            {outcome.reason && <span className="text-muted">{outcome.reason}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

const mark = 'mt-0.5 size-4 shrink-0'

function Mark({ state }: { state: LineOutcome['state'] }) {
  if (state === 'checking') return <Spinner />
  if (state === 'rejected')
    return <CircleAlert role="img" aria-label="Not possible:" className={`${mark} text-danger`} />
  if (state === 'sent') return <Mail role="img" aria-label="Sent:" className={`${mark} text-accent`} />
  return <Check role="img" aria-label="Fine:" className={`${mark} text-accent`} />
}
