import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { countOf } from '#domain/text/amounts.ts'
import { createInvitations } from '#generated/authorization/operations.ts'
import type { CustomerRole, InvitationResult } from '#generated/authorization/types.ts'
import { zCreateInvitationsBody } from '#generated/authorization/zod.ts'
import { messageOf } from '#portal/api/errors.ts'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { toast } from '#portal/ui/feedback/toast.ts'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { RolesField, zPickedRoles } from '../roles/roles-field.tsx'
import type { Seats } from '../shared/model.ts'
import { teamQueries } from '../shared/queries.ts'
import { revokeAllAction, useTeamActions } from '../shared/team-actions.tsx'
import { useTeamRules } from '../shared/use-team-rules.ts'
import { type JudgedLine, judge } from './address-lines.ts'
import { AddressesField } from './addresses-field.tsx'
import { LineList } from './line-list.tsx'
import { SeatMath } from './seat-math.tsx'
import { useVerdicts, verdictsQuery } from './use-verdicts.ts'
import { VERDICT_WORDS } from './words.ts'

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
    const done = results.filter(({ outcome }) => outcome !== 'refused')
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
      description="Each of them gets a mail with a link that works for seven days. They need not have a login yet."
    >
      <Results key={`results ${round.number}`} results={round.results} />
      <OperationForm
        key={round.number}
        operation={createInvitations}
        schema={schema}
        defaultValues={{ email_addresses: round.lines, roles: round.roles }}
        toBody={async ({ email_addresses: typed, roles }) => {
          sent.current = judge(typed, await client.fetchQuery(verdictsQuery(typed)))
          const addresses = sent.current.flatMap(({ verdict, email }) => (verdict === 'ready' && email) || [])
          return zCreateInvitationsBody.parse({ email_addresses: addresses.slice(0, MAX_SENT), roles })
        }}
        invalidates={teamQueries}
        submitLabel={amount > 1 ? `Send ${amount} invitations` : 'Send invitation'}
        disabledReason={
          isSettled && lines.length > 0 && ready === 0 ? 'None of these addresses can be invited.' : undefined
        }
        secondary={<Button onClick={onClose}>{round.results.length > 0 ? 'Close' : 'Cancel'}</Button>}
        onValuesChange={values => setLines(values.email_addresses)}
        onDone={({ results }, { roles }) => onSent(results, roles)}
      >
        {() => (
          <>
            <div className="flex flex-col gap-3">
              <AddressesField name="email_addresses" />
              {error && !isSettled ? (
                <Alert
                  tone="warning"
                  title="The addresses could not be checked"
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
                    state: verdict === undefined ? 'checking' : verdict === 'ready' ? 'ready' : 'refused',
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
            <RolesField label="Roles" lockedRoles={lockedRoles} />
          </>
        )}
      </OperationForm>
    </Dialog>
  )
}

/** What came of the round before: whom it has invited, and whom the server refused in spite of the check. */
function Results({ results }: { results: readonly InvitationResult[] }) {
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed stood below a long form, and is gone by now.
  useEffect(() => box.current?.focus(), [])
  if (!results.length) return null
  const invited = results.filter(({ outcome }) => outcome !== 'refused')
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Alert
        tone={invited.length ? 'success' : 'warning'}
        title={`${invited.length} of ${results.length} ${results.length === 1 ? 'invitation is' : 'invitations are'} sent. What is left stands below.`}
      >
        <LineList
          label="What was sent"
          lines={results.map(({ email_address: line, outcome, refusal }) => ({
            line,
            state: outcome === 'refused' ? 'refused' : 'sent',
            reason: refusal?.message,
          }))}
        />
      </Alert>
    </div>
  )
}
